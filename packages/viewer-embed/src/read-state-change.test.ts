import { describe, expect, test } from 'vitest';
import { readStateChange } from './read-state-change.ts';

describe('readStateChange', () => {
  test.each([
    [{}],
    [{ location: 'loc_cinema', floor: null }],
    [{ from: 'a', to: 'b', accessible: true, language: 'pt' }],
    [{ camera: { latitude: 38.7, longitude: -9.1, zoom: 18 } }],
    [{ camera: null }],
  ])('accepts %o', (change) => {
    expect(readStateChange(change)).toEqual(change);
  });

  test.each<[unknown, string]>([
    [undefined, 'state: expected an object, found undefined.'],
    [[], 'state: expected an object, found an array.'],
    [{ place: 'a' }, 'state: "place" is not recognised. Expected one of: location'],
    [{ location: 7 }, 'state.location: expected a string of 1 to 200 characters, found 7.'],
    [{ to: ' ' }, 'state.to: expected a string'],
    [{ to: 'a'.repeat(201) }, 'state.to: expected a string'],
    [{ accessible: 'yes' }, 'state.accessible: expected true or false, found "yes".'],
    [{ camera: [1, 2] }, 'state.camera: expected an object, found an array.'],
    [{ camera: { latitude: 1, longitude: 2 } }, 'state.camera.zoom: expected a number'],
    [
      { camera: { latitude: Number.NaN, longitude: 2, zoom: 1 } },
      'state.camera.latitude: expected a number from -90 to 90, found NaN.',
    ],
    [
      { camera: { latitude: 1, longitude: 2, zoom: 1, pitch: 100 } },
      'state.camera.pitch: expected a number from 0 to 85, found 100.',
    ],
  ])('returns a sentence for %o', (change, message) => {
    expect(readStateChange(change)).toContain(message);
  });
});
