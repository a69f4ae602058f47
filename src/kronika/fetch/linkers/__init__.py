"""Services that know what a label stands for: asked through the same door, guard, allowance and patience as the finders."""
