import { describe, expect, test } from 'vitest';
import { findCurrentStop } from './find-current-stop.ts';

describe('findCurrentStop', () => {
  test.each([
    ['the first section before its heading', [300, 900, 1500], 0],
    ['the first section after its heading', [100, 900, 1500], 0],
    ['the section whose heading has passed the line', [-500, 180, 800], 1],
    ['the last section at the end of the page', [-2000, -1400, -700], 2],
    ['the last of several headings above the line', [-40, 60, 160], 2],
  ])('returns %s', (_name, tops, index) => expect(findCurrentStop(tops, 200)).toBe(index));
});
