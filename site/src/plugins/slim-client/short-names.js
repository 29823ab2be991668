const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

/**
 * Every docs page needs these, so they share one script; separate scripts would be mostly headers.
 */
const DOCS_PARTS = /^@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)$/;
/** A few bytes per plugin, or in the main script anyway. */
const MAIN_PARTS = /^@generated\/(?:docusaurus\.config|.+\/__plugin\.json)$/;

const ENTRY =
  /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\), "\2", require\.resolveWeak\("\2"\)\],/g;

/** The chunks of the generated registry, with the file of each. */
function parseRegistry(source) {
  const files = new Map([...source.matchAll(ENTRY)].map(([, chunk, file]) => [chunk, file]));
  if (files.size === 0 || files.size !== source.split('webpackChunkName').length - 1) {
    throw new Error('short-names: the generated registry has another form than expected.');
  }
  return files;
}

/**
 * The framework names chunks and routes by random-looking digits, and the browser's tables of all
 * pages repeat each name several times. Numbered in route order, names compress to almost nothing.
 * A part of a shared chunk has the name of the chunk and a number, such as `docs.1`.
 */
function shortChunkNames(routesChunkNames, files) {
  const names = new Map();
  const counts = new Map();
  const count = (chunk) => {
    const number = counts.get(chunk) ?? 0;
    counts.set(chunk, number + 1);
    return number;
  };
  const visit = (value) => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
    else if (!names.has(value)) {
      const shared = sharedChunkOf(files.get(value) ?? '');
      names.set(value, shared ? `${shared}.${count(shared)}` : `p${count('p')}`);
    }
  };
  visit(routesChunkNames);
  return names;
}

function sharedChunkOf(file) {
  if (DOCS_PARTS.test(file)) return 'docs';
  return MAIN_PARTS.test(file) ? 'main' : undefined;
}

/** The tables that the framework generates beside the file of a loader. */
function readRoutesChunkNames(loader) {
  return JSON.parse(readGenerated(loader, 'routesChunkNames.json'));
}

function readGenerated({ resourcePath, addDependency }, name) {
  const path = join(dirname(resourcePath), name);
  addDependency(path);
  return readFileSync(path, 'utf8');
}

module.exports = { parseRegistry, shortChunkNames, readGenerated, readRoutesChunkNames };
