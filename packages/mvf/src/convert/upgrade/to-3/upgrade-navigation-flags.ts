import { NAVIGATION_FLAGS } from '../../../assemble/navigation-flags.ts';
import type { NavigationFlags } from '../../../v3/extensions/navigation-flags/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import { type JsonObject, asRecord } from '../untrusted-json.ts';

/** Values to use if the source has none. */
export type FlagDefaults = { readonly accessible: boolean; readonly outdoors: boolean };

/** The flags that version 3 declares, with a function that writes those of an edge. */
export type FlagTable = {
  readonly declared: NavigationFlags;
  /**
   * Returns the bit fields of an edge: those of the source as far as they are declared, or the
   * defaults.
   */
  bits(given: unknown, defaults: FlagDefaults): number[];
};

const SOURCE = 'navigation-flags.json';
// A hostile index must not create a list of a thousand million numbers.
const MAX_INDEX = 63;

export function upgradeNavigationFlags(source: JsonObject, report: ImportReport): FlagTable {
  const stated = readFlags(source['navigationFlags'], report);
  if (stated.size === 0) return guessedFlags(report);
  const hasAccessible = stated.has('accessible');
  const declared = new Map(stated);
  if (!hasAccessible) {
    declared.set('accessible', freeBit(stated));
    report.note({
      action: 'guessed',
      code: 'accessible-not-declared',
      message:
        'The source does not declare the flag `accessible`: it was added, and set everywhere.',
      source: SOURCE,
    });
  }
  const masks = maskOf(stated);
  return {
    declared: Object.fromEntries(declared),
    bits: (given, defaults) => {
      const all = defaultBits(declared, defaults);
      if (!isBits(given)) return all;
      const kept = given.map((field, index) => (field & (masks[index] ?? 0)) >>> 0);
      if (kept.some((field, index) => field !== given[index]! >>> 0)) noteUndeclared(report);
      return hasAccessible ? kept : setBit(kept, declared.get('accessible')!);
    },
  };
}

function guessedFlags(report: ImportReport): FlagTable {
  report.note({
    action: 'guessed',
    code: 'no-navigation-flags',
    message:
      'The source declares no navigation flags. Edges were treated as public and accessible, and as outdoors on outdoor floors.',
    source: SOURCE,
  });
  const declared = new Map(Object.entries(NAVIGATION_FLAGS));
  return {
    declared: NAVIGATION_FLAGS,
    bits: (given, defaults) => {
      if (isBits(given) && given.some((field) => field !== 0)) noteUndeclared(report);
      return defaultBits(declared, defaults);
    },
  };
}

type Bit = NavigationFlags[string];

function readFlags(value: unknown, report: ImportReport): Map<string, Bit> {
  const flags = new Map<string, Bit>();
  const used = new Set<string>();
  for (const [name, entry] of Object.entries(asRecord(value))) {
    const { index, bit } = asRecord(entry);
    const key = `${String(index)}/${String(bit)}`;
    if (isInteger(index, MAX_INDEX) && isInteger(bit, 31) && !used.has(key)) {
      used.add(key);
      flags.set(name, { index, bit });
    } else {
      report.note({
        action: 'dropped',
        code: 'bad-navigation-flag',
        message: 'Navigation flags without a unique bit were left out.',
        source: SOURCE,
        example: name,
      });
    }
  }
  return flags;
}

function isInteger(value: unknown, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;
}

function isBits(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length <= MAX_INDEX + 1 && value.every(Number.isInteger);
}

function maskOf(flags: ReadonlyMap<string, Bit>): number[] {
  let masks: number[] = [];
  for (const flag of flags.values()) masks = setBit(masks, flag);
  return masks;
}

function setBit(fields: readonly number[], { index, bit }: Bit): number[] {
  const filled = [...fields];
  while (filled.length <= index) filled.push(0);
  filled[index] = (filled[index]! | (1 << bit)) >>> 0;
  return filled;
}

function defaultBits(flags: ReadonlyMap<string, Bit>, defaults: FlagDefaults): number[] {
  const names = [
    'public',
    ...(defaults.accessible ? ['accessible'] : []),
    ...(defaults.outdoors ? ['outdoors'] : []),
  ];
  let fields: number[] = [0];
  for (const name of names) {
    const flag = flags.get(name);
    if (flag) fields = setBit(fields, flag);
  }
  return fields;
}

function freeBit(flags: ReadonlyMap<string, Bit>): Bit {
  const used = new Set([...flags.values()].map(({ index, bit }) => index * 32 + bit));
  let free = 0;
  while (used.has(free)) free++;
  return { index: Math.floor(free / 32), bit: free % 32 };
}

function noteUndeclared(report: ImportReport): void {
  report.note({
    action: 'dropped',
    code: 'undeclared-flag',
    message: 'Bits that no navigation flag declares were cleared.',
    source: SOURCE,
  });
}
