import type { PointGeometry, PolygonGeometry } from '../../../geojson/types.gen.ts';

/** The text areas of one floor. */
export type FloorTextAreas = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: TextAreaFeature[];
};

/** Words and their place. */
export type TextAreaFeature = {
  /** Always `Feature`. */
  type: 'Feature';
  /** Where the words lie. */
  geometry: PointGeometry | PolygonGeometry;
  /** Words lying flat on a floor. */
  properties: TextAreaProperties;
};

/** Id of a text area: `ta_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type TextAreaId = string;

/** Words lying flat on a floor. */
export type TextAreaProperties = {
  /** Id of the text area. */
  id: TextAreaId;
  /** The words. */
  text: string;
  /** Degrees clockwise from north. */
  rotation?: number;
};
