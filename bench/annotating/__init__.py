"""What the benchmark of annotation needs: a large chronicle, a crowd of devices, and a peer."""
