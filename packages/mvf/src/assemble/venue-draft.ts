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
  readonly name: string;
  /** Centre of the venue. Without it: the centre of all shapes. */
  readonly center?: readonly number[];
  /** When the bundle was made, as ISO 8601. The same draft then gives the same bytes. */
  readonly time: string;
  readonly mapId?: string;
  readonly tzid?: string;
  readonly naturalBearing?: number;
  readonly address?: string;
  readonly cmsVenue?: Omit<CmsVenue, 'topLocations'> & { readonly topPlaces?: readonly string[] };
  readonly tileset?: Tilesets;
  readonly buildings: readonly DraftBuilding[];
  readonly floors: readonly DraftFloor[];
  readonly shapes: readonly DraftShape[];
  readonly doors: readonly DraftDoor[];
  readonly connections: readonly DraftConnection[];
  readonly categories: readonly DraftCategory[];
  readonly places: readonly DraftPlace[];
  readonly annotations?: readonly DraftAnnotation[];
  readonly annotationSymbols?: Readonly<
    Record<string, { readonly name: string; readonly url: string }>
  >;
  readonly floorImages?: readonly DraftFloorImage[];
  readonly facades?: readonly DraftFacade[];
  /** How shapes are drawn, by the token that shapes name. Added to the default styles. */
  readonly styles?: Readonly<Record<string, Omit<Style, 'geometryAnchors'>>>;
  /** Files that go into the bundle as they are, by path: pictures, logos, icons. */
  readonly assets?: Readonly<Record<string, Uint8Array>>;
};

export type DraftBuilding = {
  readonly key: string;
  readonly details?: Details;
  readonly address?: string;
  /** Keys of its floors, lowest first. */
  readonly floors: readonly string[];
  readonly defaultFloor?: string;
};

export type DraftFloor = {
  readonly key: string;
  readonly elevation: number;
  readonly details?: Details;
  readonly subtitle?: string;
  /** Metres from floor to ceiling. */
  readonly maxHeight?: number;
  /** Without it: the hull of the shapes on the floor, reported as guessed. */
  readonly footprint?: PolygonGeometry | MultiPolygonGeometry;
  /** Outdoor floors belong to no building. */
  readonly outdoors?: boolean;
};

export type DraftShape = {
  readonly key: string;
  readonly floor: string;
  readonly kind: Kind;
  readonly geometry:
    | PointGeometry
    | LineStringGeometry
    | MultiLineStringGeometry
    | PolygonGeometry
    | MultiPolygonGeometry;
  /** Token of its style. `null` is not drawn; without it the kind decides. */
  readonly style?: string | null;
  readonly details?: Details;
  /**
   * `walkable`: nodes are generated in it. `blocked`: nobody walks through it. `walk-up`: one walks
   * up to it, not through, such as a counter. Without it the kind decides: rooms and hallways are
   * walkable, walls, windows, objects and voids are blocked, all else is ignored.
   */
  readonly traversal?: 'walkable' | 'blocked' | 'walk-up' | 'ignored';
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

export type DraftDoor = {
  readonly key: string;
  readonly floor: string;
  /** The line of the door, from jamb to jamb, on the wall. */
  readonly line: LineStringGeometry;
  readonly look?: EntranceKind;
  readonly details?: Details;
  readonly access?: DraftAccess;
  /** Key of the shape that one may enter, but not leave, through this door. */
  readonly oneWayInto?: string;
};

export type DraftConnection = {
  readonly key: string;
  readonly type: ConnectionType;
  /** Where one gets on and off, lowest first. The shape is a walkable one or a point. */
  readonly stops: readonly { readonly floor: string; readonly shape: string }[];
  /** @defaultValue 'both' */
  readonly direction?: 'both' | 'up' | 'down' | 'forward';
  readonly details?: Details;
  readonly access?: DraftAccess;
};

export type DraftCategory = {
  readonly key: string;
  readonly details: Details;
  readonly parent?: string;
  /** `#RRGGBB`, kept in the CMS extension. */
  readonly color?: string;
};

export type DraftPlace = {
  readonly key: string;
  readonly details: Details & { readonly name: string };
  /** Keys of the shapes where it is. */
  readonly shapes: readonly string[];
  readonly categories?: readonly string[];
  readonly openingHours?: readonly OpeningHours[];
  readonly phone?: string;
  readonly website?: { readonly label: string; readonly url: string };
  readonly links?: Location['links'];
  readonly social?: Location['social'];
  readonly images?: Location['images'];
  readonly logo?: string;
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

export type DraftAnnotation = {
  readonly key: string;
  readonly floor: string;
  readonly at: readonly number[];
  readonly symbol: string;
  readonly externalId?: string;
};

export type DraftFloorImage = {
  readonly floor: string;
  readonly at: readonly number[];
  readonly path: string;
  /** Metres on the ground. */
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise from north, 0 to 360. */
  readonly rotation: number;
  /** Key of the shape it lies on; without it the picture floats at `verticalOffset`. */
  readonly shape?: string;
  readonly verticalOffset?: number;
};

export type DraftFacade = {
  readonly building: string;
  /** Keys of shapes on one floor that stand for the building from outside. */
  readonly shapes: readonly string[];
};
