const { parseRegistry, readRoutesChunkNames, shortChunkNames } = require('./short-names.js');

/**
 * The generated registry names the source file and the module of each chunk, which the browser does
 * not need. The server looks up the scripts of a page by file, in a manifest that is keyed by chunk
 * name. With chunk names it writes the scripts into the page, and the browser fetches them in
 * parallel.
 */
module.exports = function rewriteRegistry(source) {
  const { isServer } = this.getOptions();
  const files = parseRegistry(source);
  const names = shortChunkNames(readRoutesChunkNames(this), files);
  for (const chunk of files.keys()) {
    if (!names.has(chunk)) throw new Error(`registry-loader: no route uses the chunk ${chunk}.`);
  }
  // In route order, consecutive tables of chunks are similar.
  const entries = [...names].map(([chunk, name]) => {
    const file = JSON.stringify(files.get(chunk));
    const [bundle] = name.split('.');
    const mode = bundle === 'main' ? 'webpackMode: "eager"' : `webpackChunkName: "${bundle}"`;
    const known = isServer ? `, "${bundle}", require.resolveWeak(${file})` : '';
    return `  "${name}": [() => import(/* ${mode} */ ${file})${known}],\n`;
  });
  return `export default {\n${entries.join('')}};\n`;
};
