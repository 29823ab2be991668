import { expect, test } from 'vitest';
import { tokenize } from './tokenize.ts';

test('splits names of code into their parts', () => {
  expect(
    tokenize('map.camera.focusOn()').map(({ text, parts }) => [
      text,
      parts.map((part) => part.text),
    ]),
  ).toEqual([
    ['map', []],
    ['camera', []],
    ['focuson', ['focus', 'on']],
  ]);
  expect(tokenize('GLTFLoader')[0]?.parts.map(({ text }) => text)).toEqual(['gltf', 'loader']);
});

test('keeps versions whole, and returns the positions of words', () => {
  expect(tokenize('Since 6.0, 3D.')).toEqual([
    { text: 'since', start: 0, end: 5, parts: [] },
    { text: '6.0', start: 6, end: 9, parts: [] },
    { text: '3d', start: 11, end: 13, parts: [] },
  ]);
});

test('folds accents and case', () => {
  expect(tokenize('Café Übersicht').map(({ text }) => text)).toEqual(['cafe', 'ubersicht']);
});
