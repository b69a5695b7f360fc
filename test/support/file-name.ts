// In jest an imported picture or font is a fixed address; webpack gives its file's address as the default export.
export default '/assets/file'
