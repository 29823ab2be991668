import { describe, expect, test } from 'vitest';
import { readCredentials } from './credentials.ts';

describe('readCredentials', () => {
  test('uses id and slug, and never the secret', () => {
    const options = { clientId: 'demo', clientSecret: 'hush', venue: 'harbour-mall' };
    expect(readCredentials(options, 'loadVenue')).toEqual({ key: 'demo', venueId: 'harbour-mall' });
  });

  test.each([
    [{}, 'found clientId to be missing. Use { clientId: "demo"'],
    [{ clientId: 'demo', clientSecret: '' }, 'found clientSecret to be empty. A slug goes with'],
    [{ clientId: 'demo', clientSecret: 'x', venue: 5 }, 'found venue to be of type number.'],
    [{ key: 'a', secret: 'b', mapId: 'c' }, 'belong to a map of the editor'],
    [{ venueId: 'a', key: 'b' }, 'are the names of version 6.0'],
  ])('explains %j', (options, advice) => {
    expect(() => readCredentials(options, 'loadVenue')).toThrow(advice);
  });

  test('rejects a slug that would change the URL path', () => {
    const options = { clientId: 'demo', clientSecret: 'x', venue: '../secret' };
    expect(() => readCredentials(options, 'loadVenue')).toThrow('found "../secret"');
  });
});
