import type { PointGeometry } from '../../../geojson/types.gen.ts';

/** A picture and its centre. */
export type FloorImageFeature = {
  /** Always `Feature`. */
  type: 'Feature';
  /** GeoJSON Point: one position. */
  geometry: PointGeometry;
  /** A picture lying on a floor: on a shape, or floating at a height. */
  properties: FloorImageProperties;
};

/** A picture lying on a floor: on a shape, or floating at a height. */
export type FloorImageProperties = {
  /** Address of the picture, absolute or relative to the bundle. */
  path: string;
  /** Width on the ground, in metres. */
  width: number;
  /** Height on the ground, in metres. */
  height: number;
  /** Degrees clockwise from north. */
  rotation: number;
  /** Id of the shape that the picture lies on. */
  anchor?: string;
  /** Metres above the floor, for a picture without an anchor. */
  verticalOffset?: number;
};

/** The pictures of one floor, each at its centre point. */
export type FloorImages = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: FloorImageFeature[];
};
