/**
 * A version has the descriptions of all its pages, and only the cards of a category's index show
 * them. Pages without a card are left out.
 */
module.exports = function keepCards(source) {
  const { version, ...props } = JSON.parse(source);
  if (!version?.docs) return source;
  const cards = new Set(Object.values(version.docsSidebars).flatMap(listCards));
  const docs = Object.entries(version.docs).filter(([id]) => cards.has(id));
  return JSON.stringify({ version: { ...version, docs: Object.fromEntries(docs) }, ...props });
};

/** The pages right below categories that have an index. */
function listCards(items) {
  return items.flatMap(({ href, items: below = [] }) => [
    ...(href === undefined ? [] : below.map(({ docId }) => docId)),
    ...listCards(below),
  ]);
}
