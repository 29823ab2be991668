import { describe, expect, test } from 'vitest';
import { extractRegion } from './extract-region.ts';

const FILE = `// #region import
import { show } from 'sdk';
// #endregion import

// #region all
async function start() {
  // #region add
  const map = await show();

  map.add({
    at: 1,
  });
  // #endregion add
}
// #endregion
`;

describe('extractRegion', () => {
  test('shows a whole file without region markers', () => {
    expect(extractRegion(FILE).code).toBe(
      `import { show } from 'sdk';

async function start() {
  const map = await show();

  map.add({
    at: 1,
  });
}`,
    );
  });

  test('shows a region at the left margin', () => {
    expect(extractRegion(FILE, 'add').code).toBe(
      `const map = await show();

map.add({
  at: 1,
});`,
    );
  });

  test('shows a region including nested ones', () => {
    expect(extractRegion(FILE, 'all').code).toMatch(/^async function[^#]*\}$/);
  });

  test('joins all parts of a region that is opened again', () => {
    const file = '// #region a\nx\n// #endregion a\ny\n  // #region a\n  z\n  // #endregion a\n';
    expect(extractRegion(file, 'a').code).toBe('x\n\nz');
  });

  test.each([
    ['TSX', '{/* #region a */}', '{/* #endregion a */}'],
    ['HTML', '<!-- #region a -->', '<!-- #endregion a -->'],
    ['CSS', '/* #region a */', '/* #endregion a */'],
    ['shell', '# #region a', '# #endregion a'],
    ['BrightScript', "' #region a", "' #endregion a"],
  ])('recognizes the comments of %s', (_language, begin, end) => {
    expect(extractRegion(`x\n  ${begin}\n  y\n  ${end}\nz`, 'a').code).toBe('y');
    expect(extractRegion(`x\n  ${begin}\n  y\n  ${end}\nz`).code).toBe('x\n  y\nz');
  });

  test('collapses empty lines around a marker and keeps others', () => {
    expect(extractRegion('a\n\n// #region b\n\nb\n\n\nc\n// #endregion\n').code).toBe(
      'a\n\nb\n\n\nc',
    );
  });

  test('maps offsets of the file to the shown code', () => {
    const { code, placeOf } = extractRegion(FILE, 'add');
    for (const word of ['map =', 'show()', 'at: 1', '});']) {
      const place = placeOf(FILE.indexOf(word));
      expect(code.slice(place, place! + word.length)).toBe(word);
    }
    expect(placeOf(FILE.indexOf("'sdk'"))).toBeUndefined();
  });

  test('maps offsets correctly with CRLF line endings', () => {
    const file = 'a\r\n// #region b\r\n  bee\r\n// #endregion b\r\n';
    const { code, placeOf } = extractRegion(file, 'b');
    expect([code, placeOf(file.indexOf('ee'))]).toEqual(['bee', 1]);
  });

  test.each([
    ['an unknown region', FILE, 'gone', 'has no region "gone". Its regions: import, all, add.'],
    ['a file without regions', 'a', 'gone', 'has no region "gone". It has no regions.'],
    ['a region that does not end', '// #region a\nb', 'a', 'does not end region "a" of line 1.'],
    [
      'another region that does not end',
      '// #region a\nb\n// #endregion a\n// #region c',
      'a',
      'does not end region "c" of line 4.',
    ],
    ['an end alone', 'b\n// #endregion a', undefined, 'ends region "a" in line 2'],
    ['a region without a name', '// #region\n// #endregion', undefined, 'without a name in line 1'],
    [
      'an empty region',
      '// #region a\n\n  // #endregion a\n',
      'a',
      'has nothing in region "a". Its regions: a.',
    ],
  ])('throws for %s', (_what, file, region, message) => {
    expect(() => extractRegion(file, region)).toThrow(message);
  });
});
