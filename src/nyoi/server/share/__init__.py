"""Link previews: title, text and picture."""
