import { describe, expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import { globalNameOf } from './script-tag.ts';

describe('globalNameOf', () => {
  test.each([
    ['Plain', 'Plain'],
    ['two words', 'TwoWords'],
    ['Dash-ed & Co.', 'DashEdCo'],
    ['3rd floor', '_3rdFloor'],
  ])('converts %s to an identifier', (name, identifier) => {
    expect(globalNameOf({ ...brand, name })).toBe(identifier);
  });
});
