"""Benchmarks: ratios against a peer in the same run, never in a test."""

NOTHING_TO_MEASURE = 77  # exit code of a benchmark whose data is not there
