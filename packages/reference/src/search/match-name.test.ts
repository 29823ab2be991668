import { describe, expect, test } from 'vitest';
import { MATCH, matchName } from './match-name.ts';
import { findPartStarts } from './split-name.ts';

function quality(word: string, name: string): number | undefined {
  return matchName(word, { text: name.toLowerCase(), partStarts: findPartStarts(name) })?.quality;
}

describe('matchName', () => {
  test.each([
    ['focuson', 'focusOn', MATCH.exact],
    ['focus', 'focusOn', MATCH.prefix],
    ['on', 'focusOn', MATCH.part],
    ['change', 'floor-change', MATCH.part],
    ['mv', 'MapView', MATCH.initials],
    ['mavi', 'MapView', MATCH.initials],
    ['seli', 'setSelectionLine', MATCH.initials],
    ['ocu', 'focusOn', MATCH.inside],
    ['o', 'Floor', undefined],
    ['xyz', 'focusOn', undefined],
    ['oe', 'MapOverEdge', undefined],
  ])('rates the match of %s in %s as %s', (word, name, expected) => {
    expect(quality(word, name)).toBe(expected);
  });
});

describe('findPartStarts', () => {
  test.each([
    ['focusOn', [0, 5]],
    ['HTMLElement', [0, 4]],
    ['text3D', [0, 4, 5]],
    ['floor-change', [0, 6]],
    ['MAX_ZOOM', [0, 4]],
  ])('splits %s', (name, starts) => {
    expect(findPartStarts(name)).toEqual(starts);
  });
});
