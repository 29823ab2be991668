import { type Bbox, bboxOfPoints, type Point, type Polygon } from '@brand/geo';
import type { Details } from '@brand/mvf/v3';
import type { Coordinate } from '../coordinate.ts';
import type { Annotation } from './annotation.ts';
import type { Connection } from './connection.ts';
import { defaultStyleOf, type ElementStyle } from './element-style.ts';
import type { ShapeType } from './element-type.ts';
import type { Floor } from './floor.ts';
import { labelPointOfPolygons, midpointOfLongestLine } from './label-point.ts';
import type { Location } from './location.ts';
import { linesOf, placeOf, polygonsOf, type ElementGeometry } from './shape-metres.ts';
import { VenueElementBase } from './venue-element-base.ts';
import type { VenueModel } from './venue-model.ts';

export type ShapeParts = {
  readonly model: VenueModel;
  readonly floor: Floor;
  readonly id: string;
  readonly kind: string;
  readonly geometry: ElementGeometry;
  readonly details: Details | undefined;
};

type Computed = {
  rings?: readonly Polygon[];
  lines?: readonly (readonly Point[])[];
  bbox?: Bbox;
  center?: Coordinate;
};

/**
 * A shape on a floor. Coordinates in metres are computed on first use and cached.
 *
 * @example
 * const isShape = element instanceof GeometryElement;
 */
export abstract class GeometryElement extends VenueElementBase {
  abstract override readonly type: ShapeType;
  /** The floor of the shape. */
  readonly floor: Floor;
  /**
   * Kind of the shape in the bundle, such as `room`. `unknown` if the bundle does not specify one.
   */
  readonly kind: string;
  /** The shape as GeoJSON, in degrees. */
  readonly geometry: ElementGeometry;
  #style: ElementStyle | undefined;
  // One field for all lazily computed values: a venue has thousands of shapes, and each field costs
  // construction time.
  #computed: Computed | undefined;

  /** @internal `openVenue` creates the elements. */
  constructor(parts: ShapeParts) {
    super(parts.model, parts.id, parts.details);
    this.floor = parts.floor;
    this.kind = parts.kind;
    this.geometry = parts.geometry;
  }

  /** Style of the shape in the bundle, or an unobtrusive default. */
  get style(): ElementStyle {
    return this.#style ?? defaultStyleOf(this.kind);
  }

  get #cache(): Computed {
    return (this.#computed ??= {});
  }

  /** @internal */
  setStyle(style: ElementStyle): void {
    this.#style = style;
  }

  /** Polygons in metres of the venue's frame, outer ring first. Empty for lines and points. */
  get rings(): readonly Polygon[] {
    return (this.#cache.rings ??= polygonsOf(this.geometry, this.model.frame));
  }

  /** Lines in metres of the venue's frame. Empty for polygons and points. */
  get lines(): readonly (readonly Point[])[] {
    return (this.#cache.lines ??= linesOf(this.geometry, this.model.frame));
  }

  /** The bounding box of the shape, in metres of the venue's frame. */
  get bbox(): Bbox {
    return (this.#cache.bbox ??= bboxOfPoints(this.#corners()));
  }

  *#corners(): Iterable<Point> {
    for (const [outer] of this.rings) yield* outer ?? [];
    for (const line of this.lines) yield* line;
    const place = placeOf(this.geometry, this.model.frame);
    if (place) yield place;
  }

  /** Position of a label: well inside a polygon, half-way along a line, or the point itself. */
  get center(): Coordinate {
    return (this.#cache.center ??= this.#findCenter());
  }

  #findCenter(): Coordinate {
    const { frame, center } = this.model;
    const middle =
      labelPointOfPolygons(this.rings) ??
      midpointOfLongestLine(this.lines) ??
      placeOf(this.geometry, frame);
    return { lngLat: middle ? frame.toLngLat(middle) : center, floorId: this.floor.id };
  }

  /** Whether the bundle marks the shape as walkable. */
  get isWalkable(): boolean {
    return this.model.isListed('walkable', this);
  }

  /** Whether the bundle marks the shape as an obstacle. */
  get isObstacle(): boolean {
    return this.model.isListed('nonwalkable', this);
  }

  /** The locations of the shape, instances before the locations that they belong to. */
  get locations(): readonly Location[] {
    return this.model.links.locations.get(this) ?? NONE;
  }

  /** The annotations of the shape. */
  get annotations(): readonly Annotation[] {
    return this.model.links.annotations.get(this) ?? NONE;
  }

  /** The connections that people enter or leave at the shape. */
  get connections(): readonly Connection[] {
    return this.model.links.connections.get(this) ?? NONE;
  }
}

const NONE: readonly never[] = Object.freeze([]);
