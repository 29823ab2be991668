import { expect, test } from 'vitest';
import { isServicePath } from './service-paths.ts';

test.each(['/mcp', '/rest/v1/venues', '/viewer/demo-token'])('assigns %s to a service', (path) => {
  expect(isServicePath(path)).toBe(true);
});

test.each(['/', '/mcps', '/docs/rest', '/viewer'])('assigns %s to the site', (path) => {
  expect(isServicePath(path)).toBe(false);
});
