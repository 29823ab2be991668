import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

describe('safePath', () => {
  it.each([
    ['floors.geojson', 'floors.geojson'],
    ['geometry/f_1.geojson', 'geometry/f_1.geojson'],
    ['geometry\\f_1.geojson', 'geometry/f_1.geojson'],
    ['./geometry//./f_1.geojson', 'geometry/f_1.geojson'],
    ['..almost/up..', '..almost/up..'],
    ['...', '...'],
    ['a/b:c', 'a/b:c'],
    ['%2e%2e/a', '%2e%2e/a'],
    ['cafe\u0301.png', 'caf\u00e9.png'],
    ['🗺️.png', '🗺️.png'],
  ])('spells %j as %j', (path, expected) => {
    expect(safePath(path)).toBe(expected);
  });

  it.each([
    '',
    '.',
    './',
    '..',
    '../a',
    'a/../b',
    'a/..',
    'a\\..\\..\\b',
    '/a',
    '\\a',
    '//host/a',
    '\\\\host\\a',
    'C:/a',
    'c:\\a',
    'c:a',
    'a\0.json',
    'a\ud800',
  ])('rejects %j', (path) => {
    expect(() => safePath(path)).toThrow(
      expect.objectContaining({ name: 'MvfError', code: 'mvf/unsafe-path', path }),
    );
  });

  it('rejects a path above maxPathLength without repeating all of it', () => {
    expect(() => safePath('a'.repeat(513))).toThrow(
      expect.objectContaining({
        code: 'mvf/limit-exceeded',
        limit: 'maxPathLength',
        path: `${'a'.repeat(40)}…`,
      }),
    );
    expect(safePath('a'.repeat(512))).toHaveLength(512);
    expect(safePath('a'.repeat(600), { maxPathLength: 600 })).toHaveLength(600);
  });
});
