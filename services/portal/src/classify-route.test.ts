import { expect, test } from 'vitest';
import { classifyRoute } from './classify-route.ts';

test.each([
  ['/', 'page'],
  ['/web-sdk/5.0/markers', 'page'],
  ['/web-sdk/markers.md', 'page'],
  ['/assets/js/main.js', 'asset'],
  ['/img/logo.svg', 'asset'],
  ['/1/indexes/*/queries', 'search'],
  ['/1/events', 'events'],
  ['/10/pages', 'page'],
  ['/assistant/chat', 'answer'],
  ['/rest/v1/venues', 'rest'],
  ['/rest-apis', 'page'],
  ['/mcp', 'mcp'],
  ['/venues/harbour-mall/mvf-3.zip', 'venue'],
  ['/sdk/6.0/index.js', 'sdk'],
  ['/npm/@acme/map', 'asset'],
  ['/readyz', 'probe'],
])('classifies %s as %s', (path, route) => {
  expect(classifyRoute(path)).toBe(route);
});
