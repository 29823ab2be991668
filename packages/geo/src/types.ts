/** A position on the globe in degrees, longitude first as in GeoJSON. */
export type LngLat = readonly [longitude: number, latitude: number];

/**
 * A GeoJSON position: longitude, latitude and an optional altitude, which these functions ignore.
 */
export type Position = readonly number[];

/** A position in a local frame, in metres: `x` to the east, `y` to the north. */
export type Point = {
  /** Distance to the east, in metres. */
  readonly x: number;
  /** Distance to the north, in metres. */
  readonly y: number;
};

/**
 * The corners of a closed outline in order. The first may be repeated at the end (closed) or not
 * (open).
 */
export type Ring = readonly Point[];

/** The outer ring first, then the rings of its holes. */
export type Polygon = readonly Ring[];

/** Several polygons that count as one shape. */
export type MultiPolygon = readonly Polygon[];

/** The smallest upright rectangle around an object, in the unit of its coordinates. */
export type Bbox = readonly [minX: number, minY: number, maxX: number, maxY: number];

/** A straight line from `a` to `b`. */
export type Segment = { readonly a: Point; readonly b: Point };

/** A straight line with a number that identifies what it was drawn for. */
export type TaggedSegment = Segment & {
  /** Number that the caller assigns to the object of this line, such as the index of a wall. */
  readonly tag: number;
};
