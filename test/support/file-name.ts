// In jest an imported picture or font is a fixed address; webpack exports its file's address by default.
export default '/assets/file'
