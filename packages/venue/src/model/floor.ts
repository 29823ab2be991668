import { type Bbox, bboxOfPoints, bboxUnion, EMPTY_BBOX, type Polygon } from '@brand/geo';
import type { FloorFeature } from '@brand/mvf/v3';
import type { Coordinate } from '../coordinate.ts';
import { FloorIndex } from './floor-index.ts';
import { finiteOr, objectOr, textOr } from '../raw-values.ts';
import type { Annotation } from './annotation.ts';
import type { Area } from './area.ts';
import type { Connection } from './connection.ts';
import type { Door } from './door.ts';
import { DoorAdjacency } from './door-adjacency.ts';
import type { ElementByType, ShapeElement, ShapeType } from './element-type.ts';
import type { Facade } from './facade.ts';
import type { FloorImage } from './floor-image.ts';
import type { FloorStack } from './floor-stack.ts';
import { labelPointOfPolygons } from './label-point.ts';
import type { Location } from './location.ts';
import type { PointOfInterest } from './point-of-interest.ts';
import type { RouteNode } from './route-node.ts';
import { polygonsOf } from './shape-metres.ts';
import type { Space } from './space.ts';
import { VenueElementBase } from './venue-element-base.ts';
import type { VenueModel } from './venue-model.ts';
import type { VenueObject } from './venue-object.ts';
import type { VenueWindow } from './venue-window.ts';
import type { Wall } from './wall.ts';

/**
 * A floor of the venue and everything on it.
 *
 * @example
 * const ground = venue.floors.find(({ elevation }) => elevation === 0);
 * const rooms = ground?.spaces.filter(({ kind }) => kind === 'room');
 */
export class Floor extends VenueElementBase {
  override readonly type = 'floor';
  /** Order of the floor: 0 is the ground floor, 1 the floor above, -1 the floor below. */
  readonly elevation: number;
  /** Every shape on the floor, in the order of the bundle. */
  readonly elements: readonly ShapeElement[] = [];
  readonly #feature: FloorFeature;
  readonly #byType: Map<ShapeType, ShapeElement[]> = new Map();
  readonly #byId: Map<string, ShapeElement> = new Map();
  #footprint: readonly Polygon[] | undefined;
  #bbox: Bbox | undefined;
  #center: Coordinate | undefined;
  #doorways: DoorAdjacency | undefined;
  #index: FloorIndex | undefined;

  /** @internal `openVenue` creates the elements. */
  constructor(model: VenueModel, feature: FloorFeature) {
    super(model, feature.properties.id, feature.properties.details);
    this.#feature = feature;
    this.elevation = finiteOr(feature.properties.elevation, 0);
  }

  /** @internal Adds shapes, except those with an id that exists already. */
  addAll(elements: readonly ShapeElement[]): void {
    for (const element of elements) this.#add(element);
    // Invalidates values computed without them.
    this.#bbox = undefined;
    this.#center = undefined;
    this.#doorways = undefined;
    this.#index = undefined;
  }

  #add(element: ShapeElement): void {
    if (this.#byId.has(element.id)) return;
    this.#byId.set(element.id, element);
    (this.elements as ShapeElement[]).push(element);
    const same = this.#byType.get(element.type);
    if (same) same.push(element);
    else this.#byType.set(element.type, [element]);
  }

  /** @internal Returns the shape with an id on this floor. */
  element(id: string): ShapeElement | undefined {
    return this.#byId.get(id);
  }

  /** @internal Returns the shapes of one type. */
  shapes<T extends ShapeType>(type: T): readonly ElementByType[T][] {
    return (this.#byType.get(type) ?? NONE) as readonly ElementByType[T][];
  }

  /** Height from floor to ceiling, in metres. */
  get maxHeight(): number | undefined {
    return finiteOr(this.#feature.properties.maxHeight, undefined);
  }

  /** A second line for floor selectors, such as `Food court`. */
  get subtitle(): string | undefined {
    return textOr(this.#feature.properties.subtitle, undefined);
  }

  /** The building that the floor belongs to. */
  get floorStack(): FloorStack | undefined {
    return this.model.links.floorStacks.get(this);
  }

  /** Whether the floor is outdoors. */
  get isOutdoor(): boolean {
    return this.model.outdoorIds.has(this.id);
  }

  /** The footprint as GeoJSON, in degrees. */
  get geometry(): NonNullable<FloorFeature['geometry']> | undefined {
    return objectOr(this.#feature.geometry ?? undefined);
  }

  /** The polygons of the footprint, in metres of the venue's frame. */
  get rings(): readonly Polygon[] {
    const { geometry } = this;
    this.#footprint ??= geometry ? polygonsOf(geometry, this.model.frame) : [];
    return this.#footprint;
  }

  /** The bounding box of the footprint and all shapes, in metres of the venue's frame. */
  get bbox(): Bbox {
    this.#bbox ??= this.elements.reduce(
      (box, element) => bboxUnion(box, element.bbox),
      this.rings.reduce((box, [outer]) => bboxUnion(box, bboxOfPoints(outer ?? [])), EMPTY_BBOX),
    );
    return this.#bbox;
  }

  /** A position well inside the footprint. Without a footprint, the centre of the bounding box. */
  get center(): Coordinate {
    this.#center ??= this.#findCenter();
    return this.#center;
  }

  #findCenter(): Coordinate {
    const { frame, center } = this.model;
    const [minX, minY, maxX, maxY] = this.bbox;
    const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
    const point = labelPointOfPolygons(this.rings) ?? middle;
    const isPlace = Number.isFinite(point.x + point.y);
    return { lngLat: isPlace ? frame.toLngLat(point) : center, floorId: this.id };
  }

  /** Images that are drawn on the floor. */
  get images(): readonly FloorImage[] {
    return this.model.floorImages(this);
  }

  /** Rooms, hallways and other polygons. */
  get spaces(): readonly Space[] {
    return this.shapes('space');
  }

  /** Doors of the floor. */
  get doors(): readonly Door[] {
    return this.shapes('door');
  }

  /** Walls of the floor. */
  get walls(): readonly Wall[] {
    return this.shapes('wall');
  }

  /** Windows of the floor. */
  get windows(): readonly VenueWindow[] {
    return this.shapes('window');
  }

  /** Furniture and other objects. */
  get objects(): readonly VenueObject[] {
    return this.shapes('object');
  }

  /** Areas of the floor. */
  get areas(): readonly Area[] {
    return this.shapes('area');
  }

  /** Points of interest of the floor. */
  get pointsOfInterest(): readonly PointOfInterest[] {
    return this.shapes('point-of-interest');
  }

  /** Annotations of the floor. */
  get annotations(): readonly Annotation[] {
    return this.model.annotations.filter(({ floor }) => floor === this);
  }

  /** Connections that people enter or leave on this floor. */
  get connections(): readonly Connection[] {
    return this.model.connections.filter(({ floors }) => floors.includes(this));
  }

  /** Facades on this floor. */
  get facades(): readonly Facade[] {
    return this.model.facades.filter(({ floor }) => floor === this);
  }

  /** Locations that have a shape on this floor. */
  get locations(): readonly Location[] {
    return this.model.locations.filter(({ floors }) => floors.includes(this));
  }

  /** Nodes of this floor. Throws `venue/nodes-not-loaded` before `venue.loadNodes()`. */
  get nodes(): readonly RouteNode[] {
    return this.model.nodes.filter(({ floor }) => floor === this);
  }

  /** @internal The doors that lead into each space. */
  get doorways(): DoorAdjacency {
    this.#doorways ??= new DoorAdjacency(this);
    return this.#doorways;
  }

  /** @internal A spatial index of the shapes. */
  get index(): FloorIndex {
    this.#index ??= new FloorIndex(this.elements);
    return this.#index;
  }
}

const NONE: readonly never[] = Object.freeze([]);
