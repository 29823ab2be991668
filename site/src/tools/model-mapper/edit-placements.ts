import { movedLngLat } from '@site/src/kit/lng-lat';
import { nextId, type Placement, type Placements } from './placement.ts';

export type PlacementPosition = Pick<Placement, 'floorId' | 'lngLat'>;
export type PlacementChange = Partial<Omit<Placement, 'id' | 'model'>>;

/** Metres between a placement and its copy. */
const COPY_DISTANCE = 1;

/** Adds a model at the end. */
export function withModel(
  placements: Placements,
  model: string,
  at: PlacementPosition,
): Placements {
  const look = { altitude: 0, rotationDegrees: 0, scale: 1 };
  return [...placements, { id: nextId(placements), model, ...at, ...look }];
}

/** Adds a copy of a placement at the end. */
export function withCopy(placements: Placements, original: Placement): Placements {
  const lngLat = movedLngLat(original.lngLat, { east: COPY_DISTANCE, north: 0 });
  return [...placements, { ...original, id: nextId(placements), lngLat }];
}

export function withChange(
  placements: Placements,
  id: string,
  change: PlacementChange,
): Placements {
  return placements.map((each) => (each.id === id ? { ...each, ...change } : each));
}
