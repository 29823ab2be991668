const { readRoutesChunkNames, shortRouteHashes } = require('./short-names.js');

/**
 * The generated route table makes a component for every page of the site as the bundle starts. One
 * or two are used. This makes each when it is first asked for.
 */
const PRELUDE = `
const made = new Map();
function componentOf(path, hash) {
  const key = path + '-' + hash;
  if (!made.has(key)) made.set(key, ComponentCreator(path, hash));
  return made.get(key);
}
`;

const CREATED = /component: ComponentCreator\('([^']+)'(?:, ?'([^']+)')?\)/g;

module.exports = function lazyRoutes(source) {
  const hashes = shortRouteHashes(readRoutesChunkNames(this));
  const lazy = source.replaceAll(CREATED, (_match, path, hash) => {
    const number = hash === undefined ? '' : `, ${hashes.get(`${path}-${hash}`)}`;
    return `get component() { return componentOf('${path}'${number}); }`;
  });
  if (lazy === source) {
    throw new Error('lazy-routes-loader: the generated routes have another form than expected.');
  }
  return lazy.replace('export default', `${PRELUDE}\nexport default`);
};
