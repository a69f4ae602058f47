"""The sites of the sample web, one file each."""
