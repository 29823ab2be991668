import { expect, test } from 'vitest';
import type { Block } from './block.ts';
import { groupOf, placeBlock } from './placement.ts';

function block(parts: Partial<Block>): Block {
  return {
    title: undefined,
    language: undefined,
    text: '',
    page: '/web-sdk/markers',
    position: 1,
    heading: '',
    version: '6.0',
    isReact: false,
    whole: [],
    ...parts,
  };
}

test.each([
  [{ title: 'src/main.ts', text: 'showVenue();' }, 'vite'],
  [{ title: 'main.ts', text: "import { readFile } from 'node:fs/promises';" }, 'node'],
  [{ title: 'App.tsx', text: '<MapView />' }, 'react'],
  [{ title: 'App.tsx', page: '/react-native-sdk/markers' }, 'react-native'],
  [{ title: 'map.ts', text: "import { Component } from '@angular/core';" }, 'angular'],
  [{ language: 'bash', text: 'npm test' }, 'shell'],
  [{ language: 'text', text: '$ npx mvf inspect a.zip\nMVF 3' }, 'shell'],
  [{ language: 'geojson', text: '{}' }, 'data'],
  [{ title: 'In the head', text: '<style></style>' }, 'page'],
])('%o is tried in a project for %s', (parts, place) => {
  expect(placeBlock(block(parts))).toEqual({ place });
});

test('code that nothing here can execute has a reason', () => {
  expect(placeBlock(block({ language: 'swift' }))).toHaveProperty('reason');
  expect(() => placeBlock(block({ language: 'cobol' }))).toThrow('No place for code in cobol');
});

test('the whole sample decides, not the part that the page shows', () => {
  const whole = [{ title: 'a.ts', language: undefined, text: 'process.argv[2]' }];
  expect(placeBlock(block({ title: 'a.ts', text: 'run();', whole }))).toEqual({ place: 'node' });
});

test('rows of the table are SDKs with versions, and parts of the docs', () => {
  expect(groupOf(block({}))).toBe('web-sdk 6.0');
  expect(groupOf(block({ page: '/docs/mvf/v3/getting-started' }))).toBe('docs/mvf v3');
  expect(groupOf(block({ page: '/docs/rest-apis/partner' }))).toBe('docs/rest-apis');
  expect(groupOf(block({ page: '/' }))).toBe('other pages');
});
