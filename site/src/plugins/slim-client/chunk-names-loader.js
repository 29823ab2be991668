const { shortChunkNames, shortRouteHashes } = require('./short-names.js');

/** Gives routes and their chunks short names. */
module.exports = function renameChunks(source) {
  const routes = JSON.parse(source);
  const names = shortChunkNames(routes);
  const hashes = shortRouteHashes(routes);
  const renamed = Object.entries(routes).map(([key, chunks]) => [
    key.slice(0, key.lastIndexOf('-') + 1) + hashes.get(key),
    chunks,
  ]);
  return JSON.stringify(Object.fromEntries(renamed), (_key, value) => names.get(value) ?? value);
};
