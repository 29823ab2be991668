const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

/**
 * The framework names chunks and routes by random-looking digits, and the browser's tables of all
 * pages hold each name several times. Counted in the order of the routes, names cost next to nothing.
 */
function shortChunkNames(routesChunkNames) {
  const names = new Map();
  const visit = (value) => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
    else if (!names.has(value)) names.set(value, `p${names.size}`);
  };
  visit(routesChunkNames);
  return names;
}

/** From `/path-90b` to the digits that take the place of `90b`: the how-many-eth route of that path. */
function shortRouteHashes(routesChunkNames) {
  const counts = new Map();
  return new Map(
    Object.keys(routesChunkNames).map((key) => {
      const path = key.slice(0, key.lastIndexOf('-'));
      const count = counts.get(path) ?? 0;
      counts.set(path, count + 1);
      return [key, String(count)];
    }),
  );
}

/** The table that the framework generates beside the file of a loader. */
function readRoutesChunkNames({ resourcePath, addDependency }) {
  const path = join(dirname(resourcePath), 'routesChunkNames.json');
  addDependency(path);
  return JSON.parse(readFileSync(path, 'utf8'));
}

module.exports = { shortChunkNames, shortRouteHashes, readRoutesChunkNames };
