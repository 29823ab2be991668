import type {
  Category as EngineCategory,
  Connection,
  Floor,
  FloorStack,
  GeometryElement,
  Location as EngineLocation,
  RouteNode,
  ShapeElement,
  Venue as EngineVenue,
} from '@brand/venue';
import { Category } from './category.ts';
import { Location } from './location.ts';
import { MapLink } from './map-link.ts';
import { PathNode } from './path-node.ts';
import { Polygon } from './polygon.ts';
import { SdkError } from './sdk-error.ts';
import { MapGroup, VenueMap } from './venue-map.ts';

/**
 * Maps objects of the engine's venue to those of the older versions, one to one. Apps can compare
 * them by identity.
 */
export class VenueIndex {
  readonly engine: EngineVenue;
  readonly #maps = new Map<Floor, VenueMap>();
  readonly #groups = new Map<FloorStack, MapGroup>();
  readonly #polygons = new Map<GeometryElement, Polygon>();
  readonly #polygonsOn = new Map<Floor, readonly Polygon[]>();
  readonly #locations = new Map<EngineLocation, Location>();
  readonly #categories = new Map<EngineCategory, Category>();
  readonly #links = new Map<Connection, MapLink>();
  readonly #nodes = new Map<RouteNode, PathNode>();

  constructor(engine: EngineVenue) {
    this.engine = engine;
  }

  get maps(): readonly VenueMap[] {
    return this.engine.floors
      .map((floor) => this.map(floor))
      .toSorted((a, b) => a.elevation - b.elevation);
  }

  map(floor: Floor): VenueMap {
    return once(this.#maps, floor, () => new VenueMap(floor, this));
  }

  group(stack: FloorStack): MapGroup {
    return once(this.#groups, stack, () => new MapGroup(stack, this));
  }

  /** Returns the polygon of a shape, or `undefined` for walls, doors and furniture. */
  polygon(element: GeometryElement): Polygon | undefined {
    if (!isPolygon(element)) return undefined;
    return once(this.#polygons, element, () => new Polygon(element, this));
  }

  polygonsOn(floor: Floor): readonly Polygon[] {
    return once(this.#polygonsOn, floor, () =>
      floor.elements
        .map((element) => this.polygon(element))
        .filter((polygon) => polygon !== undefined),
    );
  }

  location(location: EngineLocation): Location {
    return once(this.#locations, location, () => new Location(location, this));
  }

  category(category: EngineCategory): Category {
    return once(this.#categories, category, () => new Category(category, this));
  }

  link(connection: Connection): MapLink {
    return once(this.#links, connection, () => new MapLink(connection, this));
  }

  node(node: RouteNode): PathNode {
    return once(this.#nodes, node, () => new PathNode(node, this));
  }

  /** Finds a map of this venue. Otherwise, throws an error that lists all maps. */
  findMap(map: VenueMap | string, call: string): VenueMap {
    const id = typeof map === 'string' ? map : map.id;
    const found = this.engine.floors.find((floor) => floor.id === id);
    if (found) return this.map(found);
    const known = this.maps.map((one) => one.id).join(', ');
    throw new SdkError(
      'sdk/unknown-map',
      `${call}: expected a map of ${this.engine.name}, found ${JSON.stringify(id)}. Its maps: ${known}.`,
    );
  }
}

/**
 * Returns whether an element is a polygon. Rooms and hallways are; objects in them only if they are
 * a separate place.
 */
function isPolygon(element: GeometryElement): element is ShapeElement {
  if (element.type === 'space') return element.kind !== 'void';
  return (element.type === 'object' || element.type === 'area') && element.locations.length > 0;
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}
