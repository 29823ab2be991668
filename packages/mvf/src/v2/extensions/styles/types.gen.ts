import type { Metadata } from '../../core/types.gen.ts';

/** A colour as `#RRGGBB`. */
export type HexColor = string;

/** Style of a set of shapes. */
export type Style = {
  /** Polygons drawn in this style. */
  polygons?: string[];
  /** Lines drawn in this style. */
  lineStrings?: string[];
  /** Points drawn in this style. */
  points?: string[];
  /** Fill colour. */
  color: HexColor;
  /** Opacity, from 0 (invisible) to 1 (solid). */
  opacity?: number;
  /** Height of the extrusion, in metres. */
  height?: number;
  /** Base of the extrusion, in metres above the floor. Negative values are below it. */
  altitude?: number;
  /** Width of lines, in metres. */
  width?: number;
  /** Distance by which polygons are enlarged, in metres. */
  buffer?: number;
  /** Whether the shapes are drawn. Default: `true`. */
  visible?: boolean;
  /** Data outside the specification. Every key is optional. */
  metadata?: Metadata;
};

/** Styles by name. Names are internal to the bundle and may change. */
export type Styles = Record<string, Style>;
