import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCALES } from './scales.ts';

const CSS = readFileSync(new URL('../../ui/css/tokens.css', import.meta.url), 'utf8');

test('the page of the design system shows every token', () => {
  const shown = SCALES.flatMap(({ prefix, steps }) => steps.map((step) => prefix + step));
  const declared = new Set(Array.from(CSS.matchAll(/^ +--portal-([\w-]+):/gm), ([, name]) => name));
  // The width of an edge is no scale; messages show it.
  expect(['edge', ...shown].toSorted()).toEqual([...declared].toSorted());
});
