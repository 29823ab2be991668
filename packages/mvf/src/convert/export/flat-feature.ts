import type { Bbox } from '@brand/geo';
import type { MapGeometry } from './rfc-geometry.ts';

/** A value that fits into one cell of an attribute table, or a list of texts. */
export type FlatValue = string | number | boolean | readonly string[];

/** A self-contained feature, with all of its data in its properties. */
export type FlatFeature = {
  /** Type of the object, which is always `Feature`. */
  readonly type: 'Feature';
  /** Id of the object that the feature represents. */
  readonly id: string;
  /** Shape in degrees, or `null` if the object has none. */
  readonly geometry: MapGeometry | null;
  /**
   * Properties of the feature. `layer` is `footprint`, `shape`, `node` or `edge`. Texts in other
   * languages have the language tag after a colon, such as `name:de`. Unknown values are omitted.
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
  /** Type of the object, which is always `FeatureCollection`. */
  readonly type: 'FeatureCollection';
  /** The bounding box of all features, in degrees. */
  readonly bbox?: Bbox;
  /** The features. */
  readonly features: readonly FlatFeature[];
};

/** The properties that identify the floor of a feature. */
export type OnFloor = Readonly<Record<string, FlatValue>> & {
  readonly floorId: string;
  readonly elevation: number;
};
