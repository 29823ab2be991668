import { ElementFinder } from './element-finder.ts';
import type { Annotation } from './model/annotation.ts';
import type { Area } from './model/area.ts';
import type { Category } from './model/category.ts';
import type { Connection } from './model/connection.ts';
import type { Door } from './model/door.ts';
import type { ElementByType, ElementType } from './model/element-type.ts';
import type { Facade } from './model/facade.ts';
import type { Floor } from './model/floor.ts';
import type { FloorStack } from './model/floor-stack.ts';
import type { Location } from './model/location.ts';
import type { PointOfInterest } from './model/point-of-interest.ts';
import type { RouteNode } from './model/route-node.ts';
import type { Space } from './model/space.ts';
import type { VenueModel } from './model/venue-model.ts';
import type { VenueObject } from './model/venue-object.ts';
import type { VenueWindow } from './model/venue-window.ts';
import type { Wall } from './model/wall.ts';
import { textsIn } from './raw-values.ts';

/**
 * The elements of a venue, by type and by id. `Venue` extends this class.
 *
 * @example
 * const gates = venue.doors.filter(({ isExterior }) => isExterior);
 * const cafe = venue.find('location', 'loc_cafe');
 */
export abstract class VenueCollections {
  readonly #model: VenueModel;
  readonly #finder: ElementFinder;
  #floors: readonly Floor[] | undefined;

  /** @internal Use `openVenue`. */
  constructor(model: VenueModel) {
    this.#model = model;
    this.#finder = new ElementFinder(model);
  }

  /** The floors, lowest first. */
  get floors(): readonly Floor[] {
    this.#floors ??= this.#model.floors.toSorted((a, b) => a.elevation - b.elevation);
    return this.#floors;
  }

  /** The buildings. */
  get floorStacks(): readonly FloorStack[] {
    return this.#model.floorStacks;
  }

  /** Rooms, hallways and other polygons of all floors. */
  get spaces(): readonly Space[] {
    return this.all('space');
  }

  /** Doors of all floors. */
  get doors(): readonly Door[] {
    return this.all('door');
  }

  /** Walls of all floors. */
  get walls(): readonly Wall[] {
    return this.all('wall');
  }

  /** Windows of all floors. */
  get windows(): readonly VenueWindow[] {
    return this.all('window');
  }

  /** Furniture and other objects of all floors. */
  get objects(): readonly VenueObject[] {
    return this.all('object');
  }

  /** Areas of all floors. */
  get areas(): readonly Area[] {
    return this.all('area');
  }

  /** Points of interest of all floors. */
  get pointsOfInterest(): readonly PointOfInterest[] {
    return this.all('point-of-interest');
  }

  /** Annotations of all floors. */
  get annotations(): readonly Annotation[] {
    return this.#model.annotations;
  }

  /** Lifts, stairs, doors between floors and other connections. */
  get connections(): readonly Connection[] {
    return this.#model.connections;
  }

  /** The exteriors of buildings. */
  get facades(): readonly Facade[] {
    return this.#model.facades;
  }

  /** Places that people look for. The instances of a location are in its `instances`. */
  get locations(): readonly Location[] {
    return this.#model.locations;
  }

  /** Locations to show first, in this order. */
  get topLocations(): readonly Location[] {
    const ids = textsIn(this.#model.files.cmsVenue?.topLocations);
    return ids.flatMap((id) => this.find('location', id) ?? []);
  }

  /** Groups of locations. */
  get categories(): readonly Category[] {
    return this.#model.categories;
  }

  /** Points that routes pass through. Throws `venue/nodes-not-loaded` before `loadNodes()`. */
  get nodes(): readonly RouteNode[] {
    return this.#model.nodes;
  }

  /**
   * Returns every element of a type, in the order of the bundle. Floors are sorted from lowest to
   * highest.
   */
  all<T extends ElementType>(type: T): readonly ElementByType[T][] {
    return type === 'floor' ? (this.floors as readonly ElementByType[T][]) : this.#finder.all(type);
  }

  /**
   * Returns the element with this id, or the one with this external id if there is none.
   */
  find<T extends ElementType>(type: T, idOrExternalId: string): ElementByType[T] | undefined {
    return this.#finder.find(type, idOrExternalId);
  }

  /** Returns an element like `find`, but throws `venue/unknown-element` if it does not exist. */
  get<T extends ElementType>(type: T, idOrExternalId: string): ElementByType[T] {
    return this.#finder.get(type, idOrExternalId);
  }
}
