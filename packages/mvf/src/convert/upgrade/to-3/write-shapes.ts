import type { Mvf3Document } from '../../../bundle/document.ts';
import { defined, filled, filledRecord } from '../untrusted-json.ts';
import type { FloorDraft, ShapeTable } from './upgrade-shapes.ts';

/**
 * Returns the files with the content of each floor. Every floor has a geometry file, even if it is
 * empty.
 */
export function writeShapes({
  floors,
}: ShapeTable): Pick<
  Mvf3Document,
  'geometry' | 'kinds' | 'walkable' | 'nonwalkable' | 'entranceAesthetic'
> {
  return defined({
    geometry: perFloor(floors, ({ features }) => ({
      type: 'FeatureCollection' as const,
      features,
    })),
    kinds: perFloor(floors, ({ kinds }) => filledRecord(Object.fromEntries(kinds))),
    walkable: perFloor(floors, ({ walkable }) => marks(walkable)),
    nonwalkable: perFloor(floors, ({ nonwalkable }) => marks(nonwalkable)),
    entranceAesthetic: perFloor(floors, ({ doors }) => filled(doors)),
  });
}

/** Returns the values by floor, without empty floors. */
function perFloor<Value>(
  floors: ShapeTable['floors'],
  of: (draft: FloorDraft) => Value | undefined,
): Record<string, Value> | undefined {
  const entries = [...floors].flatMap(([id, draft]): [string, Value][] => {
    const value = of(draft);
    return value === undefined ? [] : [[id, value]];
  });
  return filledRecord(Object.fromEntries(entries));
}

function marks(ids: ReadonlySet<string>): Record<string, Record<string, never>> | undefined {
  return filledRecord(Object.fromEntries([...ids].map((id) => [id, {}])));
}
