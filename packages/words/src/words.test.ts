import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test('splits names of code into their parts', () => {
  expect(
    wordsOf('map.camera.focusOn()').map(({ text, parts }) => [
      text,
      parts.map((part) => part.text),
    ]),
  ).toEqual([
    ['map', []],
    ['camera', []],
    ['focuson', ['focus', 'on']],
  ]);
  expect(wordsOf('GLTFLoader')[0]?.parts.map(({ text }) => text)).toEqual(['gltf', 'loader']);
});

test('keeps versions whole, and tells where words stand', () => {
  expect(wordsOf('Since 6.0, 3D.')).toEqual([
    { text: 'since', start: 0, end: 5, parts: [] },
    { text: '6.0', start: 6, end: 9, parts: [] },
    { text: '3d', start: 11, end: 13, parts: [] },
  ]);
});

test('compares without accents and capital letters', () => {
  expect(wordsOf('Café Übersicht').map(({ text }) => text)).toEqual(['cafe', 'ubersicht']);
});
