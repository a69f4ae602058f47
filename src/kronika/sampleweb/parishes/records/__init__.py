"""What each parish tells about itself, one file each."""
