import type { GeometryId } from '../../core/types.gen.ts';

/** Geometries of one floor that block the way. One that is also walkable can be walked up to. */
export type FloorNonwalkable = Record<GeometryId, Traversable>;

/** Geometries of one floor that can be walked on. */
export type FloorWalkable = Record<GeometryId, Traversable>;

/** An empty object, kept for later use. */
export type Traversable = Record<string, never>;
