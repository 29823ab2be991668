import { describe, expect, test } from 'vitest';
import { mergePrograms } from './merge-programs.ts';

const FIRST = `import { showVenue } from '@x/web-sdk';

const map = await showVenue('#map', { venueId: 'a', key: 'demo' });
const route = await map.venue.route(from, to);
if (route.found) {
  map.navigation.draw(route);
}`;

describe('mergePrograms', () => {
  test('imports once, shows the map once, and keeps the order', () => {
    const second = `import { showVenue, type Space } from '@x/web-sdk';
import { screenshots } from '@x/web-sdk/screenshots';

const map = await showVenue('#map', { venueId: 'b', key: 'demo' });
map.layers.set('labels', { visible: false });`;
    expect(mergePrograms(FIRST, second)).toBe(`import { showVenue, type Space } from '@x/web-sdk';
import { screenshots } from '@x/web-sdk/screenshots';

const map = await showVenue('#map', { venueId: 'a', key: 'demo' });
const route = await map.venue.route(from, to);
if (route.found) {
  map.navigation.draw(route);
}

map.layers.set('labels', { visible: false });`);
  });

  test('keeps what both declare alike once', () => {
    const merged = mergePrograms('const a = 1;\nuse(a);', 'const a = 1;\nuse(a + 1);');
    expect(merged).toBe('const a = 1;\nuse(a);\n\nuse(a + 1);');
  });

  test('shows the map before a fragment that uses it', () => {
    const merged = mergePrograms(
      'map.labels.add(shop);',
      "const map = await showVenue('#map');\nzoom(map);",
    );
    expect(merged).toBe(
      "const map = await showVenue('#map');\n\nmap.labels.add(shop);\n\nzoom(map);",
    );
  });

  test('gives up if a name means two things', () => {
    expect(mergePrograms('const route = 1;', 'const route = 2;')).toBeUndefined();
  });
});
