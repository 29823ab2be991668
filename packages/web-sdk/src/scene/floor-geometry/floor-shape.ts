import type { Point, Polygon } from '@brand/geo';
import type { ElementStyle } from '@brand/venue';
import type Flatbush from 'flatbush';

/** What the mesh of a floor needs to know of a shape. Elements of a venue are such shapes. */
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

/** A floor as shapes. */
export type FloorPlan = {
  readonly shapes: readonly FloorShape[];
  /** The outline of the slab that everything stands on. */
  readonly footprint: readonly Polygon[];
  /** Which of the shapes stand for a building seen from outside. */
  readonly facade: ReadonlySet<FloorShape>;
};

/** The mesh of a floor. Heights are not in it: they come from the state table when it is drawn. */
export type FloorGeometry = {
  /** East and north of each vertex. */
  readonly positions: Float32Array;
  /** The row of the state table for each vertex. */
  readonly rows: Uint32Array;
  /** Four bytes a vertex: 1 at the top and 0 at the base; direction of the normal; depth layer; unused. */
  readonly looks: Uint8Array;
  readonly triangles: Uint32Array;
  /** Pairs of vertices: the rims of tops. */
  readonly edges: Uint32Array;
  /**
   * Three numbers a row: where its triangles begin, where those of its tops end, where all of them
   * end, as places in `triangles`.
   */
  readonly ranges: Uint32Array;
  /** Four numbers for each shape: a box around it. A shape without a place has an empty box. */
  readonly boxes: Float32Array;
  /** Finds shapes by their boxes. */
  readonly index: Flatbush;
  /** How much each top is raised, so that what lies on a space is not under its surface. */
  readonly lifts: Float32Array;
  /** Number of rows: one for each shape in their order, the last for the slab. */
  readonly rowCount: number;
  /** Where the triangles of facades begin; they are the last. */
  readonly facadeStart: number;
};

/** The normal of vertices on tops; other values are directions, 254 of them around. */
export const NORMAL_UP = 255;

/** Directions that normals of sides are rounded to. */
export const NORMAL_STEPS = 254;
