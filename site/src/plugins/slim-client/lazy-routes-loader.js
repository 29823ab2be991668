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

module.exports = function lazyRoutes(source) {
  const lazy = source.replaceAll(
    /component: ComponentCreator\(([^)]+)\)/g,
    'get component() { return componentOf($1); }',
  );
  if (lazy === source) {
    throw new Error('lazy-routes-loader: the generated routes have another form than expected.');
  }
  return lazy.replace('export default', `${PRELUDE}\nexport default`);
};
