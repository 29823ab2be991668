/**
 * Patterns of routes as `path-to-regexp` builds them, for the two kinds that the site has: plain
 * paths and `*`. The library also parses parameters, on every page.
 */
function pathPattern(path, keys = [], { end = true, strict = false, sensitive = false } = {}) {
  if (path !== '*' && /[:*?+()]/.test(path.replace(/\\./g, ''))) {
    throw new Error(`path-pattern: expected a plain path or *, found ${path}.`);
  }
  if (path === '*') keys.push({ name: 0 });
  const route = path === '*' ? '((?:.*))' : escape(unescape(path));
  const endsWithSlash = route.endsWith('\\/');
  const withSlash = strict ? route : `${endsWithSlash ? route.slice(0, -2) : route}(?:\\/(?=$))?`;
  const last = strict && endsWithSlash ? '' : '(?=\\/|$)';
  return new RegExp(`^${withSlash}${end ? '$' : last}`, sensitive ? '' : 'i');
}

/** Links of the router escape their path. */
const unescape = (path) => path.replace(/\\(.)/g, '$1');
const escape = (path) => path.replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');

module.exports = pathPattern;
