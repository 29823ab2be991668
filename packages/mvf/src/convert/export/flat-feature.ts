import type { Bbox } from '@brand/geo';
import type { MapGeometry } from './rfc-geometry.ts';

/** A value that fits into one cell of an attribute table, or a list of texts. */
export type FlatValue = string | number | boolean | readonly string[];

/** A feature that needs no other file: all that is known about it is in its properties. */
export type FlatFeature = {
  /** Always `Feature`. */
  readonly type: 'Feature';
  /** Id of what it shows. */
  readonly id: string;
  /** Its shape in degrees; `null` where it has none. */
  readonly geometry: MapGeometry | null;
  /**
   * `layer` is `footprint`, `shape`, `node` or `edge`. Texts in other languages have the language
   * tag behind a colon, such as `name:de`. What is not known is left out.
   */
  readonly properties: Readonly<Record<string, FlatValue>> & {
    readonly layer: 'footprint' | 'shape' | 'node' | 'edge';
    readonly id: string;
    readonly floorId: string;
    readonly elevation: number;
  };
};

/** A GeoJSON feature collection as RFC 7946 defines it. */
export type FlatFeatureCollection = {
  /** Always `FeatureCollection`. */
  readonly type: 'FeatureCollection';
  /** The box around all features, in degrees. */
  readonly bbox?: Bbox;
  /** The features. */
  readonly features: readonly FlatFeature[];
};

/** The properties that identify the floor of a feature. */
export type OnFloor = Readonly<Record<string, FlatValue>> & {
  readonly floorId: string;
  readonly elevation: number;
};
