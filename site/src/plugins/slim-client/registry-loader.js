/**
 * The generated registry names the source file of each chunk. The browser has no use for the names
 * and goes without them. The server looks up by them which scripts a page needs, in a manifest that
 * knows chunks by their chunk names alone: given those, it writes the scripts into the page, and the
 * browser fetches them at once instead of one after the other.
 */
const ENTRY = /(webpackChunkName: "([^"]+)" \*\/ "[^"]+"\)), "[^"]+", (require\.resolveWeak)/g;

module.exports = function rewriteRegistry(source) {
  const { isServer } = this.getOptions();
  const result = source.replaceAll(ENTRY, (_match, load, chunkName, weak) => {
    return `${load}, "${isServer ? chunkName : ''}", ${weak}`;
  });
  if (result === source) {
    throw new Error('registry-loader: the generated registry has another form than expected.');
  }
  return result;
};
