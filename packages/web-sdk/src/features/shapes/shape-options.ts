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

/** What can be drawn as a shape; positions are `[longitude, latitude]` in degrees. */
export type ShapeGeoJson =
  | ShapeGeometry
  | Feature<ShapeGeometry>
  | FeatureCollection<ShapeGeometry>;

/** How a shape looks. */
export type ShapeStyle = Look & {
  /** Colour of the sides, and of the top unless `topColor` is given; a CSS hex colour. @defaultValue the theme's accent */
  readonly color: string;
  /** Colour of the top. @defaultValue `color` */
  readonly topColor: string;
  /** Colour under the pointer while `interactive`. @defaultValue the theme's */
  readonly hoverColor: string;
  /** Metres from its base to its top; 0 is flat. @defaultValue `0` */
  readonly height: number;
  /** Metres from the floor to its base. The default is just above what lies on floors. @defaultValue `0.25` */
  readonly altitude: number;
  /** Width of lines in metres. @defaultValue `0.5` */
  readonly width: number;
};

/** What to draw a shape with. */
export type ShapeOptions = Partial<ShapeStyle> & {
  /** The floor that it stands on, or its id. @defaultValue the current floor */
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
  /** The floor that it stands on. */
  readonly floor: Floor;
  /** How it looks now. */
  readonly style: ShapeStyle;
  /** The box around it in degrees: west, south, east, north. `camera.focusOn` takes it. */
  readonly bounds: Bbox;
  /** Changes what is given and leaves the rest. */
  update(change: Partial<ShapeStyle>): void;
  /** Changes colours, opacity, height and altitude gradually; other fields at once. */
  animate(change: Partial<ShapeStyle>, options?: AnimationOptions): Promise<AnimationEnd>;
  /** Takes it off the map. */
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
   * Draws a shape. Bad GeoJSON is a `MapViewError` that names the place in it.
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
  /** Takes all shapes off the map. */
  removeAll(): void;
}

declare module '../../kernel/hits.ts' {
  interface HitTargets {
    /** A shape. */
    shape: Shape;
  }
}
