const { join } = require('node:path');
const { compressDocsTable } = require('./docs-table.ts');

/** Sends the table of all pages in compact form; see `docs-table.ts`. */
module.exports = function slimGlobalData(source) {
  const path = JSON.stringify(join(__dirname, 'docs-table.ts'));
  const json = JSON.stringify(compressDocsTable(JSON.parse(source)));
  return [
    `import { restoreDocs } from ${path};`,
    `export default restoreDocs(JSON.parse(${JSON.stringify(json)}));`,
  ].join('\n');
};
