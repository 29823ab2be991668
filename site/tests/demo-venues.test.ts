import { expect, test } from 'vitest';
import { VENUES } from '../../venues/src/venue-list.ts';
import { DEMO_VENUES } from '../src/embed/demo-venues.ts';

test('the venues that readers can choose are those that there are', () => {
  const sources = VENUES.map(({ slug, name, languages }) => [
    slug,
    { name: typeof name === 'string' ? name : name['en'], languages },
  ]);
  expect(Object.entries(DEMO_VENUES)).toEqual(sources);
});
