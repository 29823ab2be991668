import { describe, expect, test } from 'vitest';
import { parseFenceMeta } from './parse-fence-meta.ts';

describe('parseFenceMeta', () => {
  test('reads title and lines in either order', () => {
    const expected = { title: 'main.ts', markedLines: new Set([2, 5, 6, 7]) };
    expect(parseFenceMeta('title="main.ts" {2,5-7}')).toEqual(expected);
    expect(parseFenceMeta('{2,5-7} title="main.ts"')).toEqual(expected);
  });

  test('keeps spaces in a title', () => {
    expect(parseFenceMeta('title="src/my file.ts"').title).toBe('src/my file.ts');
  });

  test.each([
    ['{3}', [3]],
    ['{1, 3}', [1, 3]],
    ['{4 - 6}', [4, 5, 6]],
    ['{1-2,2-3}', [1, 2, 3]],
  ])('marks the lines of %s', (meta, lines) => {
    expect(parseFenceMeta(meta).markedLines).toEqual(new Set(lines));
  });

  test('marks no line for braces inside the title', () => {
    const title = 'items/{1}.ts';
    expect(parseFenceMeta(`title="${title}"`)).toEqual({ title, markedLines: new Set() });
    expect(parseFenceMeta(`title="${title}" {3}`)).toEqual({ title, markedLines: new Set([3]) });
  });

  test.each(['', 'live', 'subtitle="a"', '{}', '{,}', '{6-4}', '{name}'])(
    'returns nothing for %j',
    (meta) => {
      expect(parseFenceMeta(meta)).toEqual({ title: undefined, markedLines: new Set() });
    },
  );
});
