const { deepStrictEqual } = require('node:assert/strict');
const { join } = require('node:path');
const { compactRoutes, expandRoutes } = require('./route-table.ts');
const { parseRegistry, readGenerated, shortChunkNames } = require('./short-names.js');

/** Sends the tables of routes and of their chunks as one compact table; see `route-table.ts`. */
module.exports = function compactTables(source) {
  const generatedNames = JSON.parse(source);
  const orders = new Map();
  const routes = evaluateRoutes(readGenerated(this, 'routes.js'), orders);
  const names = shortChunkNames(generatedNames, parseRegistry(readGenerated(this, 'registry.js')));
  const chunkNames = JSON.parse(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(generatedNames).map(([key, chunks]) => [orders.get(key), chunks]),
      ),
    ),
    (_prop, value) => names.get(value) ?? value,
  );
  const table = compactRoutes(routes, chunkNames);
  deepStrictEqual(expandRoutes(table), { routes, chunkNames });
  return [
    `import { expandRoutes } from ${JSON.stringify(join(__dirname, 'route-table.ts'))};`,
    `const tables = expandRoutes(JSON.parse(${JSON.stringify(JSON.stringify(table))}));`,
    'export const { routes } = tables;',
    'export default tables.chunkNames;',
  ].join('\n');
};

/** The routes of the generated file, and in `orders` the key of each by the key it has there. */
function evaluateRoutes(source, orders) {
  const counts = new Map();
  const createComponent = (path, hash) => {
    const order = counts.get(path) ?? 0;
    counts.set(path, order + 1);
    orders.set(`${path}-${hash}`, `${path}-${order}`);
    return order;
  };
  const body = source.replaceAll(/^import .*$/gm, '').replace('export default', 'return');
  const order = ({ component, routes, ...props }) => ({
    ...props,
    order: component,
    ...(routes && { routes: routes.map(order) }),
  });
  return new Function('ComponentCreator', body)(createComponent).map(order);
}
