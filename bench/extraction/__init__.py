"""Article extraction against its peers, on pages whose text is known."""
