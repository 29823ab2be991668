const NOTE = /\bdescription(?::\s*|=)(['"])The (?:(?!\1)[^\\]|\\.)*\1,?/g;

/** Texts of the theme carry notes for their translators, which no reader sees. */
module.exports = function dropTranslatorNotes(source) {
  return source.replaceAll(NOTE, '');
};
