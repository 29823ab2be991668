import { expect, test } from 'vitest';
import { hasColor } from './has-color.ts';

const TERMINAL = {
  isTTY: true,
  depth: 8,
  // Like that of a terminal, it depends on its stream.
  hasColors(): boolean {
    return this.depth > 1;
  },
};

test.each([
  ['a terminal', TERMINAL, {}, true],
  ['a terminal with NO_COLOR', TERMINAL, { NO_COLOR: '1' }, false],
  ['a terminal with an empty NO_COLOR', TERMINAL, { NO_COLOR: '' }, true],
  ['a terminal without colours', { isTTY: true, hasColors: (): boolean => false }, {}, false],
  ['a pipe', {}, {}, false],
])('decides for %s', (_, stream, environment, expected) => {
  expect(hasColor(stream, environment)).toBe(expected);
});
