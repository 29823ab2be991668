import { describe, expect, test } from 'vitest';
import { readBrandLook } from './brand-look.ts';

describe('readBrandLook', () => {
  const { css, fonts } = readBrandLook();

  test('takes each colour of the site in both themes', () => {
    const colors = [
      ...css.matchAll(/--brand-([\w-]+): light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\);/g),
    ];
    expect(colors.map(([, name]) => name)).toEqual([
      'paper',
      'ink',
      'ink-soft',
      'line',
      'plate',
      'accent',
    ]);
  });

  test('names the typeface, and brings every file that it names', () => {
    expect(css).toContain('--brand-font: Figtree,');
    const named = [...css.matchAll(/url\(\.\/([\w-]+\.woff2)\)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(fonts.map(({ name }) => name)).toEqual(named);
  });
});
