import type {
  LineStringGeometry,
  MultiLineStringGeometry,
  MultiPolygonGeometry,
  PointGeometry,
  PolygonGeometry,
} from '../geojson/types.gen.ts';
import type { Details } from '../v3/core/types.gen.ts';
import type { CmsVenue } from '../v3/extensions/cms-extension/types.gen.ts';
import type { ConnectionType } from '../v3/extensions/connections/types.gen.ts';
import type { Style } from '../v3/extensions/default-style/types.gen.ts';
import type { EntranceKind } from '../v3/extensions/entrance-aesthetic/types.gen.ts';
import type { Kind } from '../v3/extensions/kinds/types.gen.ts';
import type { Location, OpeningHours } from '../v3/extensions/locations/types.gen.ts';
import type { Tilesets } from '../v3/extensions/tileset/types.gen.ts';

/**
 * Input for an MVF 3 venue from importers and venue sources, before ids, styles, nodes and the
 * other derived parts exist. `key` is any string that is unique among objects of the same type; ids
 * are derived from it. Coordinates are WGS 84 longitude and latitude.
 */
export type VenueDraft = {
  /** Name of the venue. */
  readonly name: string;
  /** Centre of the venue. Default: the centre of all shapes. */
  readonly center?: readonly number[];
  /**
   * Time at which the bundle is created, as ISO 8601 text. A fixed time lets the same draft produce
   * the same bytes.
   */
  readonly time: string;
  /** Id of the map in the system that the venue comes from. */
  readonly mapId?: string;
  /** Time zone by its IANA name, such as `Europe/Amsterdam`. */
  readonly tzid?: string;
  /** Bearing at which the map looks upright, in degrees clockwise from north. */
  readonly naturalBearing?: number;
  /** Postal address of the venue. */
  readonly address?: string;
  /** CMS data of the venue. `topPlaces` are keys of places. */
  readonly cmsVenue?: Omit<CmsVenue, 'topLocations'> & { readonly topPlaces?: readonly string[] };
  /** Tilesets of the outdoor map around the venue. */
  readonly tileset?: Tilesets;
  /** Buildings with their floors. */
  readonly buildings: readonly DraftBuilding[];
  /** All floors, including those outdoors. */
  readonly floors: readonly DraftFloor[];
  /** Rooms, hallways, walls, objects and other shapes. */
  readonly shapes: readonly DraftShape[];
  /** Doors, each on a wall. */
  readonly doors: readonly DraftDoor[];
  /** Lifts, stairs and other connections between floors. */
  readonly connections: readonly DraftConnection[];
  /** Groups of places. */
  readonly categories: readonly DraftCategory[];
  /** Places that people look for: shops, gates, desks. */
  readonly places: readonly DraftPlace[];
  /** Symbols at points, such as fire extinguishers. */
  readonly annotations?: readonly DraftAnnotation[];
  /** Images of annotations, by the name that annotations use. */
  readonly annotationSymbols?: Readonly<
    Record<string, { readonly name: string; readonly url: string }>
  >;
  /** Images that are drawn on floors. */
  readonly floorImages?: readonly DraftFloorImage[];
  /** Shapes that represent buildings seen from outside. */
  readonly facades?: readonly DraftFacade[];
  /** Styles of shapes, by the token that shapes use. They are added to the default styles. */
  readonly styles?: Readonly<Record<string, Omit<Style, 'geometryAnchors'>>>;
  /** Files that are copied into the bundle unchanged, by path: images, logos, icons. */
  readonly assets?: Readonly<Record<string, Uint8Array>>;
};

/** A building: floors above each other. */
export type DraftBuilding = {
  /** Key, unique among buildings. */
  readonly key: string;
  /** Name and description. */
  readonly details?: Details;
  /** Postal address. */
  readonly address?: string;
  /** Keys of the building's floors, lowest first. */
  readonly floors: readonly string[];
  /** Key of the floor to show first. @defaultValue the floor closest to the ground */
  readonly defaultFloor?: string;
};

/** A floor before ids are assigned and geometry is repaired. */
export type DraftFloor = {
  /** Key, unique among floors. */
  readonly key: string;
  /** Order of the floor: 0 is the ground floor, 1 the floor above, -1 the floor below. */
  readonly elevation: number;
  /** Name, short name and description. */
  readonly details?: Details;
  /** A second line below the name. */
  readonly subtitle?: string;
  /** Height from floor to ceiling, in metres. */
  readonly maxHeight?: number;
  /**
   * Footprint of the floor. If omitted, the outline of the shapes on the floor, which is reported
   * as guessed.
   */
  readonly footprint?: PolygonGeometry | MultiPolygonGeometry;
  /** Whether the floor is outdoors. Outdoor floors belong to no building. */
  readonly outdoors?: boolean;
};

/** A room, a wall, an object or another shape on a floor. */
export type DraftShape = {
  /** Key, unique among shapes. */
  readonly key: string;
  /** Key of the shape's floor. */
  readonly floor: string;
  /** Kind of the shape, such as `room` or `wall`. */
  readonly kind: Kind;
  /** Outline, line or point of the shape, in degrees. */
  readonly geometry:
    | PointGeometry
    | LineStringGeometry
    | MultiLineStringGeometry
    | PolygonGeometry
    | MultiPolygonGeometry;
  /**
   * Token of the shape's style. `null` hides the shape. If omitted, the kind determines the style.
   */
  readonly style?: string | null;
  /** Name and description. */
  readonly details?: Details;
  /**
   * Type of movement in the shape. `walkable` generates nodes in it, `blocked` closes it, and
   * `walk-up` lets people walk up to it but not through, such as a counter. If omitted, the kind
   * decides: rooms and hallways are walkable, walls, windows, objects and voids are blocked, and
   * other kinds are ignored.
   */
  readonly traversal?: 'walkable' | 'blocked' | 'walk-up' | 'ignored';
  /** Access restrictions of the shape. */
  readonly access?: DraftAccess;
};

/** Access restrictions. If omitted, access is allowed. */
export type DraftAccess = {
  /** Whether a wheelchair can pass. @defaultValue true */
  readonly accessible?: boolean;
  /** Whether visitors may pass. @defaultValue true */
  readonly public?: boolean;
  /** Cost in addition to the distance, in metres of walking. @defaultValue 0 */
  readonly extraCost?: number;
};

/** A door on a wall. */
export type DraftDoor = {
  /** Key, unique among doors. */
  readonly key: string;
  /** Key of the door's floor. */
  readonly floor: string;
  /** The line of the door, from jamb to jamb, on the wall. */
  readonly line: LineStringGeometry;
  /** Appearance of the door, such as `sliding`. */
  readonly look?: EntranceKind;
  /** Name and description. */
  readonly details?: Details;
  /** Access restrictions of the door. */
  readonly access?: DraftAccess;
  /** Key of the shape that people may enter, but not leave, through this door. */
  readonly oneWayInto?: string;
};

/** A connection between floors, or between separate places. */
export type DraftConnection = {
  /** Key, unique among connections. */
  readonly key: string;
  /** Type of the connection, such as `elevator`. */
  readonly type: ConnectionType;
  /**
   * Stops where people enter and leave the connection, lowest first. Each shape is walkable or a
   * point.
   */
  readonly stops: readonly { readonly floor: string; readonly shape: string }[];
  /** Direction of the connection. @defaultValue 'both' */
  readonly direction?: 'both' | 'up' | 'down' | 'forward';
  /** Name and description. */
  readonly details?: Details;
  /** Access restrictions of the connection. */
  readonly access?: DraftAccess;
};

/** A group of places, such as food. */
export type DraftCategory = {
  /** Key, unique among categories. */
  readonly key: string;
  /** Name and description. */
  readonly details: Details;
  /** Key of the parent category. */
  readonly parent?: string;
  /** Colour as `#RRGGBB`, stored in the CMS extension. */
  readonly color?: string;
};

/** A place that people look for. */
export type DraftPlace = {
  /** Key, unique among places. */
  readonly key: string;
  /** Name and description. */
  readonly details: Details & { readonly name: string };
  /** Keys of the shapes that the place occupies. */
  readonly shapes: readonly string[];
  /** Keys of the place's categories. */
  readonly categories?: readonly string[];
  /** Opening hours of the place. */
  readonly openingHours?: readonly OpeningHours[];
  /** Telephone number. */
  readonly phone?: string;
  /** Main website. */
  readonly website?: { readonly label: string; readonly url: string };
  /** Further links. */
  readonly links?: Location['links'];
  /** Profiles on social networks. */
  readonly social?: Location['social'];
  /** Images of the place. */
  readonly images?: Location['images'];
  /** Logo, as a URL or as a path among the assets. */
  readonly logo?: string;
  /** Your own fields. */
  readonly extra?: Location['extra'];
  /** Terms by which search finds the place, stored in the CMS extension. */
  readonly tags?: readonly string[];
  /** Type of place in the CMS extension, such as `tenant` or `amenity`. */
  readonly type?: string;
  /** Further occurrences that differ in some texts. */
  readonly instances?: readonly {
    readonly key: string;
    readonly details?: Details;
    readonly shapes: readonly string[];
    readonly openingHours?: readonly OpeningHours[];
  }[];
};

/** A symbol at a point. */
export type DraftAnnotation = {
  /** Key, unique among annotations. */
  readonly key: string;
  /** Key of the annotation's floor. */
  readonly floor: string;
  /** Position of the symbol: longitude, latitude. */
  readonly at: readonly number[];
  /** Name of the symbol's image in `annotationSymbols`. */
  readonly symbol: string;
  /** Id of the annotation in another system. */
  readonly externalId?: string;
};

/** An image that is drawn on a floor. */
export type DraftFloorImage = {
  /** Key of the image's floor. */
  readonly floor: string;
  /** Centre of the image: longitude, latitude. */
  readonly at: readonly number[];
  /** Path of the image among the assets. */
  readonly path: string;
  /** Width on the ground, in metres. */
  readonly width: number;
  /** Height on the ground, in metres. */
  readonly height: number;
  /** Rotation, in degrees clockwise from north, from 0 to 360. */
  readonly rotation: number;
  /**
   * Key of the shape on which the image is drawn. If omitted, the image floats at `verticalOffset`.
   */
  readonly shape?: string;
  /** Height above the floor, in metres. */
  readonly verticalOffset?: number;
};

/** The shapes that represent a building seen from outside. */
export type DraftFacade = {
  /** Key of the building. */
  readonly building: string;
  /** Keys of shapes on one floor that represent the building from outside. */
  readonly shapes: readonly string[];
};
