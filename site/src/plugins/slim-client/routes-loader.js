const { join } = require('node:path');

/** The routes of the compact table; see `route-table-loader.js`. */
module.exports = function lazyRoutes() {
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import { routes } from '@generated/routesChunkNames';`,
    `import { addComponents } from ${JSON.stringify(join(__dirname, 'route-table.ts'))};`,
    'export default addComponents(routes, ComponentCreator);',
  ].join('\n');
};
