import type { GeometryId } from '../../core/types.gen.ts';

/** The kind of each geometry on one floor. A geometry has no more than one. */
export type FloorKinds = Record<GeometryId, Kind>;

/** Kind of a geometry. */
export type Kind = 'room' | 'hallway' | 'wall' | 'window' | 'door' | 'object' | 'poi' | 'area' | 'void' | 'unknown' | (string & {});
