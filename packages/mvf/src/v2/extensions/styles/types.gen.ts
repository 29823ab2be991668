import type { Metadata } from '../../core/types.gen.ts';

/** A colour as `#RRGGBB`. */
export type HexColor = string;

/** How a set of shapes is drawn. */
export type Style = {
  /** Polygons drawn in this style. */
  polygons?: string[];
  /** Lines drawn in this style. */
  lineStrings?: string[];
  /** Points drawn in this style. */
  points?: string[];
  /** Fill colour. */
  color: HexColor;
  /** 0 is invisible, 1 is solid. */
  opacity?: number;
  /** How far the shape is extruded, in metres. */
  height?: number;
  /** Where the extrusion begins above the floor, in metres; negative is below. */
  altitude?: number;
  /** Width of lines, in metres. */
  width?: number;
  /** Metres by which polygons are grown. */
  buffer?: number;
  /** Whether the shapes are drawn. Without it: yes. */
  visible?: boolean;
  /** Facts outside the specification. No key is sure to be there. */
  metadata?: Metadata;
};

/** Styles by name. Names are for the bundle alone and may change. */
export type Styles = Record<string, Style>;
