"""People's answers become better models: queue, agreement, training, evaluation."""
