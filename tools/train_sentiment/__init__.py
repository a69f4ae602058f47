"""Makes the classifier of tone towards entities anew from labelled sentences."""
