import type { Point, Polygon } from '@brand/geo';
import type { ElementStyle } from '@brand/venue';
import type Flatbush from 'flatbush';

/** A shape of a floor's mesh. Elements of a venue are such shapes. */
export type FloorShape = {
  /** The type of the element, such as `space` or `wall`. */
  readonly type: string;
  /** The kind in the bundle: a `void` is a hole in the floor. */
  readonly kind: string;
  /** Polygons in metres, outer ring first. */
  readonly rings: readonly Polygon[];
  /** Lines in metres. */
  readonly lines: readonly (readonly Point[])[];
  readonly style: ElementStyle;
};

export type FloorPlan = {
  readonly shapes: readonly FloorShape[];
  /** The outline of the slab. */
  readonly footprint: readonly Polygon[];
  /** The shapes that form the outside of a building. */
  readonly facade: ReadonlySet<FloorShape>;
};

/** The mesh of a floor. It does not contain heights: the shader reads them from the state table. */
export type FloorGeometry = {
  /** East and north of each vertex. */
  readonly positions: Float32Array;
  /** The row of the state table for each vertex. */
  readonly rows: Uint32Array;
  /**
   * Four bytes per vertex: 1 at the top and 0 at the base; direction of the normal; depth layer;
   * unused.
   */
  readonly looks: Uint8Array;
  readonly triangles: Uint32Array;
  /** Pairs of vertices: the rims of tops. */
  readonly edges: Uint32Array;
  /** Three offsets into `triangles` per row: start, end of its tops, end of all its triangles. */
  readonly ranges: Uint32Array;
  /** Bounding box of each shape, four numbers each. A shape without vertices has an empty box. */
  readonly boxes: Float32Array;
  /** Spatial index of the boxes. */
  readonly index: Flatbush;
  /**
   * Height by which each top is raised, so that shapes on a space are not hidden by its surface.
   */
  readonly lifts: Float32Array;
  /** Number of rows: one for each shape in their order, the last for the slab. */
  readonly rowCount: number;
  /** Start of the triangles of facades, which are the last. */
  readonly facadeStart: number;
  /** Whether more shapes overlap than depth layers can separate. */
  readonly isCrowded: boolean;
};

/** The normal of vertices on tops; other values are directions, 254 of them around. */
export const NORMAL_UP = 255;

/** Number of directions that normals of sides are rounded to. */
export const NORMAL_STEPS = 254;
