"""Rules and seats as tools for a language model, over the Model Context Protocol (extra `ai`)."""
