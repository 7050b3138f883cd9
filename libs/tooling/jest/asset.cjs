/** Replaces a style sheet, picture or font that a web module imports. */
module.exports = '';
