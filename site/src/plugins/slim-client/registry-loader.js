const { parseRegistry, readRoutesChunkNames, shortChunkNames } = require('./short-names.js');

/**
 * The generated registry names the source file of each chunk, and its module. The browser has no use
 * for either and goes without them. The server looks up by the file which scripts a page needs, in a
 * manifest that knows chunks by their chunk names alone: given those, it writes the scripts into the
 * page, and the browser fetches them at once instead of one after the other.
 */
module.exports = function rewriteRegistry(source) {
  const { isServer } = this.getOptions();
  const files = parseRegistry(source);
  const names = shortChunkNames(readRoutesChunkNames(this), files);
  for (const chunk of files.keys()) {
    if (!names.has(chunk)) throw new Error(`registry-loader: no route uses the chunk ${chunk}.`);
  }
  // In the order of the routes, each table of chunks looks like the next.
  const entries = [...names].map(([chunk, name]) => {
    const file = JSON.stringify(files.get(chunk));
    const [bundle] = name.split('.');
    const mode = bundle === 'main' ? 'webpackMode: "eager"' : `webpackChunkName: "${bundle}"`;
    const known = isServer ? `, "${bundle}", require.resolveWeak(${file})` : '';
    return `  "${name}": [() => import(/* ${mode} */ ${file})${known}],\n`;
  });
  return `export default {\n${entries.join('')}};\n`;
};
