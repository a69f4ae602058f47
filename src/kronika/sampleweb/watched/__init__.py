"""Pages to watch: many designs, each with its noise, its real edits and its troubles, and the truth about them."""
