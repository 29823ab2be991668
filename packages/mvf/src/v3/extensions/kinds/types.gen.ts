import type { GeometryId } from '../../core/types.gen.ts';

/** The kind of each geometry on one floor. A geometry has at most one. */
export type FloorKinds = Record<GeometryId, Kind>;

/** What a geometry is. */
export type Kind = 'room' | 'hallway' | 'wall' | 'window' | 'door' | 'object' | 'poi' | 'area' | 'void' | 'unknown' | (string & {});
