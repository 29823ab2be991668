import type { Mvf3Document } from '@brand/mvf';
import { field } from '../list-floors';
import { boxOf, kilometresBetween, placeShape } from '../place-shape';
import type { Position } from '../protocol';
import { compareValues } from './compare-values';
import { CHANGES, type Difference } from './comparison-protocol';
import { type ComparedObject, listObjects } from './list-objects';

/** Smaller distances are rounding. */
const MIN_MOVE_METRES = 0.01;
const MAX_FIELDS = 10;

/** The differences between two documents: what the later one added, removed, moved and changed. */
export function compareDocuments(before: Mvf3Document, after: Mvf3Document): Difference[] {
  const old = listObjects(before);
  const now = listObjects(after);
  const differences: Difference[] = [];
  for (const [key, object] of now) {
    const former = old.get(key);
    if (!former) differences.push({ ...describe(object), change: 'added' });
    else {
      const difference = compareObjects(former, object);
      if (difference) differences.push(difference);
    }
  }
  for (const [key, object] of old) {
    if (!now.has(key)) differences.push({ ...describe(object), change: 'removed' });
  }
  return differences.toSorted((a, b) => CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change));
}

function compareObjects(before: ComparedObject, after: ComparedObject): Difference | undefined {
  const all = compareValues(before.value, after.value).filter(
    // The list of files follows from the files.
    ({ pointer }) => !pointer.startsWith('/properties/contents'),
  );
  const hasOtherFloor = before.floorId !== after.floorId;
  if (all.length === 0 && !hasOtherFloor) return undefined;
  const metres = metresBetween(before.value, after.value);
  const isMoved = hasOtherFloor || (metres !== undefined && metres >= MIN_MOVE_METRES);
  return {
    ...describe(after),
    change: isMoved ? 'moved' : 'changed',
    metres: isMoved ? metres : undefined,
    fields: all.slice(0, MAX_FIELDS),
    moreFields: Math.max(0, all.length - MAX_FIELDS),
  };
}

function describe({ file, pointer, kind, id, name }: ComparedObject): Omit<Difference, 'change'> {
  return { file, pointer, kind, id, name, metres: undefined, fields: [], moreFields: 0 };
}

function metresBetween(before: unknown, after: unknown): number | undefined {
  const [from, to] = [centreOf(before), centreOf(after)];
  return from && to && kilometresBetween(from, to) * 1000;
}

/** Centre of the bounding box of a feature. */
function centreOf(feature: unknown): Position | undefined {
  const shape = placeShape(field(feature, 'geometry'));
  const box = shape && boxOf(shape);
  return box && [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
}
