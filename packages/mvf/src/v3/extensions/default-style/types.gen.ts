import type { Extra, GeometryAnchor } from '../../core/types.gen.ts';

/** Styles by token. Tokens are internal to the bundle: apps do not display them, and they may change. */
export type DefaultStyle = Record<string, Style>;

/** A colour as `#RRGGBB`. */
export type HexColor = string;

/** Style of a set of geometries. */
export type Style = {
  /** The geometries drawn in this style. */
  geometryAnchors: GeometryAnchor[];
  /** Fill colour. */
  color: HexColor;
  /** Opacity, from 0 (invisible) to 1 (solid). */
  opacity: number;
  /** Height of the extrusion, in metres. */
  height: number;
  /** Base of the extrusion, in metres above the floor. Negative values are below it. */
  altitude: number;
  /** Distance by which a line is widened on each side, or a polygon is enlarged, in metres. */
  buffer: number;
  /** Whether the shapes stay hidden until an app shows them. */
  hidden?: boolean;
  /** Arbitrary data of the writer. Readers preserve it without interpreting it. */
  extra?: Extra;
};
