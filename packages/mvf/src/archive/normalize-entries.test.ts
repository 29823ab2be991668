import { describe, expect, it } from 'vitest';
import { normalizeEntries } from './normalize-entries.ts';
import type { MvfLimits } from './limits.ts';

const arrange = (names: readonly string[], limits: Partial<MvfLimits> = {}) => [
  ...normalizeEntries(
    names.map((name) => ({ name, size: 10 })),
    limits,
  ).keys(),
];

describe('normalizeEntries', () => {
  it('sorts paths by code units', () => {
    expect(arrange(['b', 'a/z', 'B', 'ä', 'a/y'])).toEqual(['B', 'a/y', 'a/z', 'b', 'ä']);
  });

  it('leaves out folders and files that macOS adds', () => {
    expect(
      arrange([
        './',
        'geometry/',
        'geometry\\',
        '__MACOSX/',
        '__MACOSX/._a.json',
        '.DS_Store',
        'geometry/.DS_Store',
        'a.json',
        'geometry/b.json',
        'not.DS_Store',
      ]),
    ).toEqual(['a.json', 'geometry/b.json', 'not.DS_Store']);
  });

  it('strips a folder that holds everything', () => {
    expect(arrange(['mall/', 'mall/manifest.geojson', 'mall/geometry/f.geojson'])).toEqual([
      'geometry/f.geojson',
      'manifest.geojson',
    ]);
  });

  it('strips folders in folders, and not a part of a name', () => {
    expect(arrange(['out/mall/a.json', 'out/mall/a-b/c.json', 'out/mall/a-c/d.json'])).toEqual([
      'a-b/c.json',
      'a-c/d.json',
      'a.json',
    ]);
  });

  it('strips a folder also when macOS puts its own beside it', () => {
    expect(arrange(['mall/manifest.geojson', '__MACOSX/mall/._manifest.geojson'])).toEqual([
      'manifest.geojson',
    ]);
  });

  it('keeps folders when a file lies beside them', () => {
    expect(arrange(['geometry/a.json', 'manifest.geojson'])).toEqual([
      'geometry/a.json',
      'manifest.geojson',
    ]);
  });

  it('takes an empty source', () => {
    expect(arrange([])).toEqual([]);
  });

  it.each([
    [['a/b', 'a/b']],
    [['a/b', 'a\\b']],
    [['a/b', './a//b']],
    [['caf\u00e9', 'cafe\u0301']],
  ])('rejects two files at one path: %j', (names) => {
    expect(() => arrange(names)).toThrow(expect.objectContaining({ code: 'mvf/duplicate-entry' }));
  });

  it('keeps paths that differ in case apart', () => {
    expect(arrange(['a', 'A'])).toEqual(['A', 'a']);
  });

  it.each([[['../a']], [['../']], [['__MACOSX/../../a']], [['/']]])(
    'rejects an unsafe path even where it would be left out: %j',
    (names) => {
      expect(() => arrange(names)).toThrow(expect.objectContaining({ code: 'mvf/unsafe-path' }));
    },
  );

  it.each([
    ['maxEntries', 2],
    ['maxEntryBytes', 9],
    ['maxTotalBytes', 29],
    ['maxPathLength', 4],
  ] as const)('rejects more than %s', (limit, value) => {
    const names = ['a.txt', 'b.txt', 'c.txt'];
    expect(() => arrange(names, { [limit]: value })).toThrow(
      expect.objectContaining({ code: 'mvf/limit-exceeded', limit }),
    );
    expect(arrange(names, { [limit]: value + 1 })).toEqual(names);
  });

  it('counts folders as entries', () => {
    expect(() => arrange(['a/', 'b/', 'c'], { maxEntries: 2 })).toThrow(
      expect.objectContaining({ limit: 'maxEntries' }),
    );
  });
});
