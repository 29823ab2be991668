const { createRequire } = require('node:module');

// See the configuration of the site.
module.exports = createRequire(__filename)('./stock-config.ts').default;
