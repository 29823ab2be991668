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
 * A venue on its way to MVF 3: what importers and venue sources know, before ids, styles, nodes and
 * the other derived parts exist. `key` is any string that is unique among its kind; ids are made
 * from it. Coordinates are WGS 84 longitude and latitude.
 */
export type VenueDraft = {
  /** Name of the venue. */
  readonly name: string;
  /** Centre of the venue. Without it: the centre of all shapes. */
  readonly center?: readonly number[];
  /** When the bundle was made, as ISO 8601. The same draft then gives the same bytes. */
  readonly time: string;
  /** Id of the map in the system that the venue comes from. */
  readonly mapId?: string;
  /** Time zone by its IANA name, such as `Europe/Amsterdam`. */
  readonly tzid?: string;
  /** Direction that is best up on a screen, in degrees clockwise from north. */
  readonly naturalBearing?: number;
  /** Postal address of the venue. */
  readonly address?: string;
  /** What the CMS extension says about the venue; `topPlaces` are keys of places. */
  readonly cmsVenue?: Omit<CmsVenue, 'topLocations'> & { readonly topPlaces?: readonly string[] };
  /** Tiles of the world around it. */
  readonly tileset?: Tilesets;
  /** Buildings with their floors. */
  readonly buildings: readonly DraftBuilding[];
  /** All floors, also those outdoors. */
  readonly floors: readonly DraftFloor[];
  /** Rooms, hallways, walls, objects and other shapes. */
  readonly shapes: readonly DraftShape[];
  /** Doors, each on a wall. */
  readonly doors: readonly DraftDoor[];
  /** Lifts, stairs and other ways between floors. */
  readonly connections: readonly DraftConnection[];
  /** Groups of places. */
  readonly categories: readonly DraftCategory[];
  /** What people look for: shops, gates, desks. */
  readonly places: readonly DraftPlace[];
  /** Signs at points, such as fire extinguishers. */
  readonly annotations?: readonly DraftAnnotation[];
  /** Pictures of annotations, by the name that annotations use. */
  readonly annotationSymbols?: Readonly<
    Record<string, { readonly name: string; readonly url: string }>
  >;
  /** Pictures that lie on floors. */
  readonly floorImages?: readonly DraftFloorImage[];
  /** What stands for buildings from outside. */
  readonly facades?: readonly DraftFacade[];
  /** How shapes are drawn, by the token that shapes name. Added to the default styles. */
  readonly styles?: Readonly<Record<string, Omit<Style, 'geometryAnchors'>>>;
  /** Files that go into the bundle as they are, by path: pictures, logos, icons. */
  readonly assets?: Readonly<Record<string, Uint8Array>>;
};

/** A building: floors above each other. */
export type DraftBuilding = {
  /** Unique among buildings. */
  readonly key: string;
  /** Name and description. */
  readonly details?: Details;
  /** Postal address. */
  readonly address?: string;
  /** Keys of its floors, lowest first. */
  readonly floors: readonly string[];
  /** Key of the floor that is shown first. @defaultValue the one nearest to the ground */
  readonly defaultFloor?: string;
};

/** A floor before ids are assigned and geometry is repaired. */
export type DraftFloor = {
  /** Unique among floors. */
  readonly key: string;
  /** Order of the floor: 0 is ground, 1 the floor above, -1 the one below. */
  readonly elevation: number;
  /** Name, short name and description. */
  readonly details?: Details;
  /** A second line below the name. */
  readonly subtitle?: string;
  /** Metres from floor to ceiling. */
  readonly maxHeight?: number;
  /** Without it: the hull of the shapes on the floor, reported as guessed. */
  readonly footprint?: PolygonGeometry | MultiPolygonGeometry;
  /** Outdoor floors belong to no building. */
  readonly outdoors?: boolean;
};

/** A room, a wall, an object or another shape on a floor. */
export type DraftShape = {
  /** Unique among shapes. */
  readonly key: string;
  /** Key of its floor. */
  readonly floor: string;
  /** What it is, such as `room` or `wall`. */
  readonly kind: Kind;
  /** Its outline, line or point in degrees. */
  readonly geometry:
    | PointGeometry
    | LineStringGeometry
    | MultiLineStringGeometry
    | PolygonGeometry
    | MultiPolygonGeometry;
  /** Token of its style. `null` is not drawn; without it the kind decides. */
  readonly style?: string | null;
  /** Name and description. */
  readonly details?: Details;
  /**
   * `walkable`: nodes are generated in it. `blocked`: nobody walks through it. `walk-up`: one walks
   * up to it, not through, such as a counter. Without it the kind decides: rooms and hallways are
   * walkable, walls, windows, objects and voids are blocked, all else is ignored.
   */
  readonly traversal?: 'walkable' | 'blocked' | 'walk-up' | 'ignored';
  /** Who may go there. */
  readonly access?: DraftAccess;
};

/** Who may go here. What is not said is allowed. */
export type DraftAccess = {
  /** Whether a wheelchair can pass. @defaultValue true */
  readonly accessible?: boolean;
  /** Whether visitors may pass. @defaultValue true */
  readonly public?: boolean;
  /** Cost above the distance, in metres of walking. @defaultValue 0 */
  readonly extraCost?: number;
};

/** A door on a wall. */
export type DraftDoor = {
  /** Unique among doors. */
  readonly key: string;
  /** Key of its floor. */
  readonly floor: string;
  /** The line of the door, from jamb to jamb, on the wall. */
  readonly line: LineStringGeometry;
  /** What it looks like, such as `sliding`. */
  readonly look?: EntranceKind;
  /** Name and description. */
  readonly details?: Details;
  /** Who may pass. */
  readonly access?: DraftAccess;
  /** Key of the shape that one may enter, but not leave, through this door. */
  readonly oneWayInto?: string;
};

/** A way between floors, or between places that are apart. */
export type DraftConnection = {
  /** Unique among connections. */
  readonly key: string;
  /** What kind of way it is, such as `elevator`. */
  readonly type: ConnectionType;
  /** Where one gets on and off, lowest first. The shape is a walkable one or a point. */
  readonly stops: readonly { readonly floor: string; readonly shape: string }[];
  /** Which way it leads. @defaultValue 'both' */
  readonly direction?: 'both' | 'up' | 'down' | 'forward';
  /** Name and description. */
  readonly details?: Details;
  /** Who may use it. */
  readonly access?: DraftAccess;
};

/** A group of places, such as food. */
export type DraftCategory = {
  /** Unique among categories. */
  readonly key: string;
  /** Name and description. */
  readonly details: Details;
  /** Key of the category that it is part of. */
  readonly parent?: string;
  /** `#RRGGBB`, kept in the CMS extension. */
  readonly color?: string;
};

/** Something that people look for. */
export type DraftPlace = {
  /** Unique among places. */
  readonly key: string;
  /** Name and description. */
  readonly details: Details & { readonly name: string };
  /** Keys of the shapes where it is. */
  readonly shapes: readonly string[];
  /** Keys of its categories. */
  readonly categories?: readonly string[];
  /** When it is open. */
  readonly openingHours?: readonly OpeningHours[];
  /** Telephone number. */
  readonly phone?: string;
  /** Main web site. */
  readonly website?: { readonly label: string; readonly url: string };
  /** Further links. */
  readonly links?: Location['links'];
  /** Profiles in social networks. */
  readonly social?: Location['social'];
  /** Pictures of it. */
  readonly images?: Location['images'];
  /** Address of the logo, absolute or a path among the assets. */
  readonly logo?: string;
  /** Fields of your own. */
  readonly extra?: Location['extra'];
  /** Words under which search should find it, kept in the CMS extension. */
  readonly tags?: readonly string[];
  /** Kind of place in the CMS extension, such as `tenant` or `amenity`. */
  readonly type?: string;
  /** Further occurrences that differ in some texts. */
  readonly instances?: readonly {
    readonly key: string;
    readonly details?: Details;
    readonly shapes: readonly string[];
    readonly openingHours?: readonly OpeningHours[];
  }[];
};

/** A sign at a point. */
export type DraftAnnotation = {
  /** Unique among annotations. */
  readonly key: string;
  /** Key of its floor. */
  readonly floor: string;
  /** Where it is: longitude, latitude. */
  readonly at: readonly number[];
  /** Name of its picture in `annotationSymbols`. */
  readonly symbol: string;
  /** Its id in another system. */
  readonly externalId?: string;
};

/** A picture that lies on a floor. */
export type DraftFloorImage = {
  /** Key of its floor. */
  readonly floor: string;
  /** Where its middle is: longitude, latitude. */
  readonly at: readonly number[];
  /** Path of the picture among the assets. */
  readonly path: string;
  /** Metres on the ground. */
  readonly width: number;
  /** Metres on the ground. */
  readonly height: number;
  /** Degrees clockwise from north, 0 to 360. */
  readonly rotation: number;
  /** Key of the shape it lies on; without it the picture floats at `verticalOffset`. */
  readonly shape?: string;
  /** Metres above the floor. */
  readonly verticalOffset?: number;
};

/** What stands for a building while one is outside. */
export type DraftFacade = {
  /** Key of the building. */
  readonly building: string;
  /** Keys of shapes on one floor that stand for the building from outside. */
  readonly shapes: readonly string[];
};
