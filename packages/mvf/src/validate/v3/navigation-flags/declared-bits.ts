import type { Place } from '../../finding-list.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [F2] Every set bit is declared, [F3] and a bit field has 32 bits. */
export function declaredBits({ view }: V3Venue): void {
  if (view.lostKeys.has('navigationFlags')) return;
  const declared = new Map<number, number>();
  for (const { value } of view.files('navigationFlags')) {
    for (const { index, bit } of Object.values(value)) {
      declared.set(index, (declared.get(index) ?? 0) | (1 << bit));
    }
  }
  const check = (flags: readonly number[], placeOf: () => Place): void => {
    for (const [index, field] of flags.entries()) {
      const unknown = field & ~(declared.get(index) ?? 0);
      const isTooLong = field < -(2 ** 31) || field >= 2 ** 32;
      if (unknown === 0 && !isTooLong) continue;
      const { file, path } = placeOf();
      const expected = isTooLong ? 'a number of 32 bits' : 'only bits that a flag declares';
      const found = isTooLong ? String(field) : `bit ${31 - Math.clz32(unknown)}`;
      const code = isTooLong ? 'out-of-range' : 'undeclared-flag';
      view.report({ code, file, path: [...path, 'flags', index], expected, found });
    }
  };
  checkEdges(view, check);
  checkAnchors(view, check);
}

type CheckFlags = (flags: readonly number[], placeOf: () => Place) => void;

function checkEdges(view: V3Venue['view'], check: CheckFlags): void {
  for (const { file, value } of view.files('nodes')) {
    for (const [node, { properties }] of definedEntries(value.features)) {
      for (const [index, { flags }] of definedEntries(properties.neighbors)) {
        const placeOf = (): Place => ({
          file,
          path: ['features', node, 'properties', 'neighbors', index],
        });
        check(flags, placeOf);
      }
    }
  }
}

function checkAnchors(view: V3Venue['view'], check: CheckFlags): void {
  for (const { file, value } of view.files('connections')) {
    for (const [connection, parts] of definedEntries(value)) {
      for (const side of ['entrances', 'exits'] as const) {
        for (const [index, { flags }] of definedEntries(parts[side])) {
          check(flags, () => ({ file, path: [connection, side, index] }));
        }
      }
    }
  }
}
