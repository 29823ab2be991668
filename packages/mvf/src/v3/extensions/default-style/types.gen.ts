import type { Extra, GeometryAnchor } from '../../core/types.gen.ts';

/** Styles by token. Tokens are for the bundle alone: they are not shown and may change. */
export type DefaultStyle = Record<string, Style>;

/** A colour as `#RRGGBB`. */
export type HexColor = string;

/** How a set of geometries is drawn. */
export type Style = {
  /** The geometries drawn in this style. */
  geometryAnchors: GeometryAnchor[];
  /** Fill colour. */
  color: HexColor;
  /** 0 is invisible, 1 is solid. */
  opacity: number;
  /** How far the shape is extruded, in metres. */
  height: number;
  /** Where the extrusion begins above the floor, in metres; negative is below. */
  altitude: number;
  /** Metres by which a line is widened to each side, or a polygon grown. */
  buffer: number;
  /** Whether the shapes are left out until an app shows them. */
  hidden?: boolean;
  /** Anything the writer wants to keep. Readers pass it on unread. */
  extra?: Extra;
};
