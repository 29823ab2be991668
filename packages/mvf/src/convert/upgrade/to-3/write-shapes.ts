import type { Mvf3Document } from '../../../bundle/document.ts';
import { defined, filled, filledRecord } from '../raw-value.ts';
import type { FloorDraft, ShapeTable } from './upgrade-shapes.ts';

/** The files that say what stands on each floor. Every floor has its geometry, be it empty. */
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

/** What each floor has, floors that have nothing left out. */
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
