/**
 * The framework sorts a handful of internal names with `localeCompare`, on every page. Its first use
 * loads the browser's collation tables, which takes longer than all the rest of those functions.
 */
const LOCALE_COMPARE = /([\w.[\]]+)\.localeCompare\(([\w.[\]]+)\)/g;

module.exports = function comparePlainly(source) {
  const plain = source.replaceAll(LOCALE_COMPARE, '($1 < $2 ? -1 : $1 > $2 ? 1 : 0)');
  if (plain === source) {
    throw new Error(`plain-compare-loader: ${this.resourcePath} has no localeCompare any more.`);
  }
  return plain;
};
