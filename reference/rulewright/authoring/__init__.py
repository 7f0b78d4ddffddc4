"""What authors of rules need beside the checker: starting documents, and playouts of their own folder."""
