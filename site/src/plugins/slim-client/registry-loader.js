const { readRoutesChunkNames, shortChunkNames } = require('./short-names.js');

/**
 * The generated registry names the source file of each chunk, and its module. The browser has no use
 * for either and goes without them. The server looks up by the file which scripts a page needs, in a
 * manifest that knows chunks by their chunk names alone: given those, it writes the scripts into the
 * page, and the browser fetches them at once instead of one after the other.
 */
const ENTRY =
  /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("[^"]+")\), \2, (require\.resolveWeak\(\2\))\],/g;

module.exports = function rewriteRegistry(source) {
  const { isServer } = this.getOptions();
  const names = shortChunkNames(readRoutesChunkNames(this));
  const entries = [...source.matchAll(ENTRY)].map(([, chunk, file, weak]) => {
    const name = names.get(chunk);
    if (name === undefined) throw new Error(`registry-loader: no route uses the chunk ${chunk}.`);
    const load = `() => import(/* webpackChunkName: "${name}" */ ${file})`;
    const known = isServer ? `, "${name}", ${weak}` : '';
    return { name, code: `  ${name}: [${load}${known}],\n` };
  });
  if (entries.length === 0 || entries.length !== source.split('webpackChunkName').length - 1) {
    throw new Error('registry-loader: the generated registry has another form than expected.');
  }
  // In the order of their numbers, each table of chunks looks like the next.
  entries.sort((one, other) => one.name.slice(1) - other.name.slice(1));
  return `export default {\n${entries.map(({ code }) => code).join('')}};\n`;
};
