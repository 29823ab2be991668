import type { Bbox } from '@brand/geo';
import type { Floor } from '@brand/venue';
import type {
  Feature,
  FeatureCollection,
  LineString,
  MultiLineString,
  MultiPolygon,
  Polygon,
} from 'geojson';
import type { Look } from '../../kernel/look.ts';
import type { AnimationEnd, AnimationOptions } from '../../kernel/motion.ts';

/** A geometry that can be drawn as a shape. */
export type ShapeGeometry = Polygon | MultiPolygon | LineString | MultiLineString;

/** GeoJSON that can be drawn as a shape. Positions are `[longitude, latitude]` in degrees. */
export type ShapeGeoJson =
  | ShapeGeometry
  | Feature<ShapeGeometry>
  | FeatureCollection<ShapeGeometry>;

/** Style of a shape. */
export type ShapeStyle = Look & {
  /**
   * Colour of the sides, and of the top unless `topColor` is set, as a CSS hex colour.
   * @defaultValue the theme's accent
   */
  readonly color: string;
  /** Colour of the top. @defaultValue `color` */
  readonly topColor: string;
  /** Colour under the pointer while the shape is `interactive`. @defaultValue the theme's */
  readonly hoverColor: string;
  /** Height from the shape's base to its top, in metres. 0 is flat. @defaultValue `0` */
  readonly height: number;
  /**
   * Height of the shape's base above the floor, in metres. The default is directly above objects
   * that are flat on the floor.
   * @defaultValue `0.25`
   */
  readonly altitude: number;
  /** Width of lines, in metres. @defaultValue `0.5` */
  readonly width: number;
};

/** Style and floor of a new shape. */
export type ShapeOptions = Partial<ShapeStyle> & {
  /** Floor of the shape, or its id. @defaultValue the current floor */
  readonly floor?: Floor | string;
};

/**
 * A shape on the map.
 *
 * @example
 * const shape = map.shapes.add({
 *   type: 'LineString',
 *   coordinates: [[-9.139, 38.703], [-9.1386, 38.7033]],
 * });
 * await shape.animate({ height: 2, opacity: 0.6 }, { duration: 400 });
 * shape.remove();
 */
export interface Shape {
  /** Floor of the shape. */
  readonly floor: Floor;
  /** Current style of the shape. */
  readonly style: ShapeStyle;
  /**
   * Bounding box in degrees: west, south, east, north. You can pass the box to `camera.focusOn`.
   */
  readonly bounds: Bbox;
  /** Changes the given properties. All other properties keep their values. */
  update(change: Partial<ShapeStyle>): void;
  /**
   * Changes colours, opacity, height and altitude gradually. Other properties change immediately.
   */
  animate(change: Partial<ShapeStyle>, options?: AnimationOptions): Promise<AnimationEnd>;
  /** Removes the shape from the map. */
  remove(): void;
}

/**
 * Draws GeoJSON on floors: flat or extruded polygons, and lines with a width.
 *
 * @example
 * const zone = map.shapes.add(
 *   { type: 'Polygon', coordinates: [[[-9.1390, 38.7030], [-9.1388, 38.7030], [-9.1388, 38.7032], [-9.1390, 38.7030]]] },
 *   { color: '#d9480f', opacity: 0.5, height: 2 },
 * );
 * await zone.animate({ height: 4 });
 * zone.remove();
 */
export interface Shapes {
  /**
   * Draws a shape. For invalid GeoJSON, throws a `MapViewError` that names the invalid part.
   * @example
   * const route = map.shapes.add(
   *   { type: 'LineString', coordinates: [[-9.1390, 38.7030], [-9.1386, 38.7033]] },
   *   { width: 1, color: '#1971c2' },
   * );
   * map.camera.focusOn(route.bounds);
   */
  add(geojson: ShapeGeoJson, options?: ShapeOptions): Shape;
  /** All shapes on the map. */
  readonly all: readonly Shape[];
  /** Removes all shapes from the map. */
  removeAll(): void;
}

declare module '../../kernel/hits.ts' {
  interface HitTargets {
    /** A shape. */
    shape: Shape;
  }
}
