/**
 * A version has the descriptions of all its pages, and its sidebars name the page behind each link.
 * Only the cards of a category index use them, so they are removed for all other pages.
 */
module.exports = function keepCards(source) {
  const { version, ...props } = JSON.parse(source);
  if (!version?.docs) return source;
  const sidebars = Object.entries(version.docsSidebars);
  const cards = new Set(sidebars.flatMap(([, items]) => listCards(items)));
  const docs = Object.entries(version.docs).filter(([id]) => cards.has(id));
  const docsSidebars = sidebars.map(([name, items]) => [name, items.map(slimItem)]);
  const slim = {
    ...version,
    docs: Object.fromEntries(docs),
    docsSidebars: Object.fromEntries(docsSidebars),
  };
  return JSON.stringify({ version: slim, ...props });

  function slimItem({ docId, unlisted, items, ...item }) {
    return {
      ...item,
      ...(cards.has(docId) && { docId }),
      ...(unlisted && { unlisted }),
      ...(items && { items: items.map(slimItem) }),
    };
  }
};

/** The pages right below categories that have an index. */
function listCards(items) {
  return items.flatMap(({ href, items: below = [] }) => [
    ...(href === undefined ? [] : below.map(({ docId }) => docId)),
    ...listCards(below),
  ]);
}
