import type { GeometryId } from '../../core/types.gen.ts';

/** Geometries of one floor that block the path. One that is also walkable can be walked up to. */
export type FloorNonwalkable = Record<GeometryId, Traversable>;

/** Geometries of one floor that people can walk on. */
export type FloorWalkable = Record<GeometryId, Traversable>;

/** An empty object, reserved for future use. */
export type Traversable = Record<string, never>;
