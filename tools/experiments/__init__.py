"""The experiments: the study of the thesis on the sample month, and what other published experiments come to here."""
