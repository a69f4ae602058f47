"""What the benchmark of corpora needs: a chronicle with many articles, and its steps in processes of their own."""
