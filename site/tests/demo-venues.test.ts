import { expect, test } from 'vitest';
import { VENUES } from '../../venues/src/venue-list.ts';
import { DEMO_VENUES } from '../src/venue/demo-venues.ts';

test('lists exactly the venues that exist', () => {
  const sources = VENUES.map(({ slug, name, languages }) => ({
    id: slug,
    name: typeof name === 'string' ? name : name['en'],
    languages,
  }));
  expect(DEMO_VENUES).toEqual(sources);
});
