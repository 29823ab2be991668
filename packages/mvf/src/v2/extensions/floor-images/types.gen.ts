import type { PointGeometry } from '../../../geojson/types.gen.ts';

/** An image and its centre. */
export type FloorImageFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** GeoJSON Point: one position. */
  geometry: PointGeometry;
  /** An image on a floor: on a shape, or floating at a height. */
  properties: FloorImageProperties;
};

/** An image on a floor: on a shape, or floating at a height. */
export type FloorImageProperties = {
  /** URL of the image, absolute or relative to the bundle. */
  path: string;
  /** Width on the ground, in metres. */
  width: number;
  /** Height on the ground, in metres. */
  height: number;
  /** Rotation, in degrees clockwise from north. */
  rotation: number;
  /** Id of the shape on which the image is drawn. */
  anchor?: string;
  /** Height above the floor, in metres, for an image without an anchor. */
  verticalOffset?: number;
};

/** The images of one floor, each at its centre point. */
export type FloorImages = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: FloorImageFeature[];
};
