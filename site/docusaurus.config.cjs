const { createRequire } = require('node:module');

// The `require` of this module is Docusaurus's, which transpiles the whole configuration again for
// every module that imports a part of it: 9 s. Node's own needs 1 s.
module.exports = createRequire(__filename)('./site.config.ts').default;
