"""Makes the extraction model anew: `python -m tools.train_extract --data DIR`; see the model card beside the weights."""
