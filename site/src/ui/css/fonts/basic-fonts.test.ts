import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';

/** The parts of a fontkit font that are compared. */
type Font = {
  readonly version: string;
  readonly characterSet: readonly number[];
  readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  readonly availableFeatures: readonly string[];
  glyphForCodePoint(code: number): {
    readonly advanceWidth: number;
    readonly path: { toSVG(): string };
  };
};

const FOLDER = import.meta.dirname;
const PACKAGES = join(FOLDER, '../../../../../node_modules');
const STYLES = readFileSync(join(FOLDER, '../fonts.css'), 'utf8');
/** The last entry of a character table, which is no character. */
const END_OF_TABLE = 0xffff;

function openFont(path: string): Font {
  return create(readFileSync(path)) as Font;
}

function listCharacters({ characterSet }: Font): number[] {
  return characterSet.filter((code) => code >= 0x20 && code !== END_OF_TABLE);
}

function draw(font: Font, characters: readonly number[]) {
  return characters.map((code) => {
    const { advanceWidth, path } = font.glyphForCodePoint(code);
    return { code, advanceWidth, outline: path.toSVG() };
  });
}

/** The characters of the `unicode-range` of the rule that names the file. */
function readRange(file: string): Set<number> {
  const rule = STYLES.split('@font-face').find((each) => each.includes(file)) ?? '';
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(rule) ?? [];
  const characters = new Set<number>();
  for (const [, first = '', last = first] of ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)) {
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1) {
      characters.add(code);
    }
  }
  return characters;
}

describe.each([
  ['figtree-basic.woff2', '@fontsource-variable/figtree', 'figtree-latin-wght-normal.woff2'],
  [
    'jetbrains-mono-basic.woff2',
    '@fontsource-variable/jetbrains-mono',
    'jetbrains-mono-latin-wght-normal.woff2',
  ],
  [
    'bricolage-grotesque-basic.woff2',
    '@fontsource/bricolage-grotesque',
    'bricolage-grotesque-latin-700-normal.woff2',
  ],
])('%s', (file, packageName, packageFile) => {
  const basic = openFont(join(FOLDER, file));
  const whole = openFont(join(PACKAGES, packageName, 'files', packageFile));
  const characters = listCharacters(basic);

  test('has the version of its package', () => {
    expect(basic.version).toBe(whole.version);
  });

  test('draws its characters as the package does', () => {
    expect(draw(basic, characters)).toEqual(draw(whole, characters));
  });

  test('is used for its characters, and the package for all others', () => {
    const inBasic = readRange(file);
    const inWhole = readRange(packageFile);
    expect([...inBasic.intersection(inWhole)]).toEqual([]);
    expect(characters.filter((code) => !inBasic.has(code))).toEqual([]);
    const others = listCharacters(whole).filter((code) => !inBasic.has(code) && code !== 0xfeff);
    expect(others.filter((code) => !inWhole.has(code))).toEqual([]);
  });
});

test.each(['figtree-basic.woff2', 'jetbrains-mono-basic.woff2'])(
  '%s has every weight that the site uses',
  (file) => {
    const { wght } = openFont(join(FOLDER, file)).variationAxes;
    expect(wght?.min).toBeLessThanOrEqual(400);
    expect(wght?.max).toBeGreaterThanOrEqual(700);
  },
);

test('the typeface of code has no ligatures', () => {
  expect(openFont(join(FOLDER, 'jetbrains-mono-basic.woff2')).availableFeatures).toEqual([]);
});
