/**
 * Patterns of routes as `path-to-regexp` builds them, for the two kinds that the site has: plain
 * paths and `*`. The library also parses parameters, on every page.
 */
function pathPattern(path, keys = [], { end = true, strict = false, sensitive = false } = {}) {
  if (path !== '*' && /[:*?+()]/.test(path)) {
    throw new Error(`path-pattern: expected a plain path or *, found ${path}.`);
  }
  if (path === '*') keys.push({ name: 0 });
  const route = path === '*' ? '((?:.*))' : path.replace(/[.=^!${}[\]|/\\]/g, '\\$&');
  const endsWithSlash = route.endsWith('\\/');
  const withSlash = strict ? route : `${endsWithSlash ? route.slice(0, -2) : route}(?:\\/(?=$))?`;
  const last = strict && endsWithSlash ? '' : '(?=\\/|$)';
  return new RegExp(`^${withSlash}${end ? '$' : last}`, sensitive ? '' : 'i');
}

module.exports = pathPattern;
