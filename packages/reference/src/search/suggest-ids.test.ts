import { describe, expect, test } from 'vitest';
import { editDistance, suggestIds } from './suggest-ids.ts';

const IDS = ['MapView', 'MapView.on', 'Camera.focusOn', 'Camera.animateTo', 'Marker', 'Markers'];

describe('suggestIds', () => {
  test('finds the id for a typo', () => {
    expect(suggestIds('Camera.focusOm', IDS)[0]).toBe('Camera.focusOn');
    expect(suggestIds('Makrer', IDS)[0]).toBe('Marker');
  });

  test('finds a member that moved to another symbol', () => {
    expect(suggestIds('MapView.focusOn', IDS)).toEqual(['Camera.focusOn']);
  });

  test('finds the longer name for a part of it', () => {
    expect(suggestIds('animate', IDS)).toEqual(['Camera.animateTo']);
  });

  test('returns nothing if no id is similar', () => {
    expect(suggestIds('Wheelchair', IDS)).toEqual([]);
  });
});

describe('editDistance', () => {
  test.each([
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
  ])('computes the distance from %s to %s as %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });
});
