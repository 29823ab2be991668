import { expect, it } from 'vitest';
import { ImportReport } from '../../import-report.ts';
import { breakCycles } from './break-cycles.ts';

function parents(entries: readonly (readonly [string, string | undefined])[]): object {
  const report = new ImportReport();
  const found = Object.fromEntries(breakCycles(entries, report));
  return { ...found, report: report.entries.map(({ code }) => code) };
}

it('keeps a tree', () => {
  expect(
    parents([
      ['a', undefined],
      ['b', 'a'],
      ['c', 'b'],
    ]),
  ).toEqual({
    b: 'a',
    c: 'b',
    report: [],
  });
});

it('cuts a cycle once', () => {
  expect(
    parents([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['d', 'a'],
    ]),
  ).toEqual({
    a: 'b',
    b: 'c',
    d: 'a',
    report: ['category-cycle'],
  });
});

it('leaves out parents that are missing, and those that are the category itself', () => {
  expect(
    parents([
      ['a', 'gone'],
      ['b', 'b'],
    ]),
  ).toEqual({
    report: ['dangling-category-parent', 'category-cycle'],
  });
});

it('walks over a chain of a hundred thousand categories once', () => {
  const chain = Array.from({ length: 100_000 }, (_, n): [string, string] => [`${n}`, `${n + 1}`]);
  expect(breakCycles(chain, new ImportReport()).size).toBe(99_999);
});
