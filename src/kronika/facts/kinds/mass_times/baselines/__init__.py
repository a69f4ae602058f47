"""What the thesis of 2018 did (S0: F1–F4), as it was, to be measured beside ours."""
