import type { PointGeometry, PolygonGeometry } from '../../../geojson/types.gen.ts';

/** The text areas of one floor. */
export type FloorTextAreas = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: TextAreaFeature[];
};

/** A text and its position. */
export type TextAreaFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** Position or extent of the text. */
  geometry: PointGeometry | PolygonGeometry;
  /** Text that is drawn flat on a floor. */
  properties: TextAreaProperties;
};

/** Id of a text area: `ta_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type TextAreaId = string;

/** Text that is drawn flat on a floor. */
export type TextAreaProperties = {
  /** Id of the text area. */
  id: TextAreaId;
  /** The text. */
  text: string;
  /** Rotation, in degrees clockwise from north. */
  rotation?: number;
};
