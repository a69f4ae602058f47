"""What a language must tell: months, relative dates, stop words and the words of comments, teasers and ads."""
