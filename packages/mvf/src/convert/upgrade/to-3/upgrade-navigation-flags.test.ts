import { expect, it } from 'vitest';
import { ImportReport } from '../../import-report.ts';
import { type FlagTable, upgradeNavigationFlags } from './upgrade-navigation-flags.ts';

function table(navigationFlags: unknown): FlagTable & { codes: () => string[] } {
  const report = new ImportReport();
  const flags = upgradeNavigationFlags({ navigationFlags }, report);
  return { ...flags, codes: () => report.entries.map(({ code }) => code) };
}

const OPEN = { accessible: true, outdoors: false };

it('declares accessible, outdoors and public by default', () => {
  const flags = table(undefined);
  expect(flags.bits(undefined, OPEN)).toEqual([0b101]);
  expect(flags.bits(undefined, { accessible: false, outdoors: true })).toEqual([0b110]);
  expect(flags.codes()).toEqual(['no-navigation-flags']);
});

it('keeps declared bits and clears the others', () => {
  const flags = table({ accessible: { index: 0, bit: 31 }, staff: { index: 1, bit: 0 } });
  expect(flags.bits([2 ** 31, 1], OPEN)).toEqual([2 ** 31, 1]);
  expect(flags.bits([-(2 ** 31)], OPEN)).toEqual([2 ** 31]);
  expect(flags.codes()).toEqual([]);
  expect(flags.bits([2 ** 31 + 4, 3], OPEN)).toEqual([2 ** 31, 1]);
  expect(flags.codes()).toEqual(['undeclared-flag']);
});

it('adds the flag for wheelchairs in a free bit and sets it everywhere', () => {
  const flags = table({ public: { index: 0, bit: 0 } });
  expect(flags.declared['accessible']).toEqual({ index: 0, bit: 1 });
  expect(flags.bits([0], OPEN)).toEqual([2]);
});

it.each([{ a: { index: 1e9, bit: 0 } }, { a: { index: 0, bit: 32 } }, { a: null }, 'flags', [1]])(
  'survives %j',
  (value) => {
    expect(table(value).bits([1], OPEN).length).toBeGreaterThan(0);
  },
);
