"""Learns how names come to their base form: python -m tools.train_bases --data DIR"""
