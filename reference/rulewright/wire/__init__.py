"""The wire protocol's server side: the reference engine on stdin and stdout."""
