/** GeoJSON LineString: two or more positions. */
export type LineStringGeometry = {
  /** The geometry type. */
  type: 'LineString';
  /** The coordinates: two or more positions. */
  coordinates: Position[];
};

/** GeoJSON MultiLineString: one or more lines. */
export type MultiLineStringGeometry = {
  /** The geometry type. */
  type: 'MultiLineString';
  /** The coordinates: one or more lines. */
  coordinates: Position[][];
};

/** GeoJSON MultiPolygon: one or more polygons. */
export type MultiPolygonGeometry = {
  /** The geometry type. */
  type: 'MultiPolygon';
  /** The coordinates: one or more polygons. */
  coordinates: Position[][][];
};

/** GeoJSON Point: one position. */
export type PointGeometry = {
  /** The geometry type. */
  type: 'Point';
  /** The coordinates: one position. */
  coordinates: Position;
};

/** GeoJSON Polygon: closed rings, the outer one first and counter-clockwise, holes clockwise. */
export type PolygonGeometry = {
  /** The geometry type. */
  type: 'Polygon';
  /** The coordinates: closed rings, the outer one first and counter-clockwise, holes clockwise. */
  coordinates: Position[][];
};

/** Longitude, latitude (WGS 84 degrees) and optionally an altitude in metres. */
export type Position = number[];
