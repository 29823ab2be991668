import { describe, expect, test } from 'vitest';
import { editDistance, suggestIds } from './suggest-ids.ts';

const IDS = ['MapView', 'MapView.on', 'Camera.focusOn', 'Camera.animateTo', 'Marker', 'Markers'];

describe('findNearIds', () => {
  test('finds the id behind a slip', () => {
    expect(suggestIds('Camera.focusOm', IDS)[0]).toBe('Camera.focusOn');
    expect(suggestIds('Makrer', IDS)[0]).toBe('Marker');
  });

  test('finds a member that now belongs to another symbol', () => {
    expect(suggestIds('MapView.focusOn', IDS)).toEqual(['Camera.focusOn']);
  });

  test('finds the longer name of which a part was written', () => {
    expect(suggestIds('animate', IDS)).toEqual(['Camera.animateTo']);
  });

  test('finds nothing where nothing is near', () => {
    expect(suggestIds('Wheelchair', IDS)).toEqual([]);
  });
});

describe('editDistance', () => {
  test.each([
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
  ])('from %s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });
});
