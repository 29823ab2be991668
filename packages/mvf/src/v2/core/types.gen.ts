import type { MultiPolygonGeometry, PointGeometry, PolygonGeometry } from '../../geojson/types.gen.ts';

/** What people are told about an object. */
export type Details = {
  /** The name, in the default language of the venue. */
  name?: string;
  /** A name for narrow places, such as a floor button: `2`, `B1`. */
  shortName?: string;
  /** One or more sentences of plain text. */
  description?: string;
  /** The id of this object in the system it came from. */
  externalId?: string;
  /** Address of an icon, absolute or relative to the bundle. */
  icon?: string;
  /** The same texts in other languages, by language tag. */
  translations?: Record<LanguageTag, Translation>;
};

/** A floor and its footprint. */
export type FloorFeature = {
  /** Always `Feature`. */
  type: 'Feature';
  /** The footprint, or `null` when it is not known. */
  geometry: PolygonGeometry | MultiPolygonGeometry | null;
  /** A floor of the venue. */
  properties: FloorProperties;
};

/** Id of a floor, which was called map at first: `m_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type FloorId = string;

/** A floor of the venue. */
export type FloorProperties = {
  /** Id of the floor; also the name of its files. */
  id: FloorId;
  /** Id of the floor in the system it came from; empty when it has none. */
  externalId: string;
  /** Order of the floor: 0 is ground, 1 the floor above, -1 the one below. Halves are floors in between. */
  elevation: number;
  /** Name of the floor. Early exports have none. */
  name?: string;
  /** A name for floor buttons: `2`, `B1`. */
  shortName?: string;
  /** Further texts about the floor. */
  details?: Details;
  /** Facts outside the specification. No key is sure to be there. */
  metadata?: Metadata;
};

/** Floors that belong together, usually those of one building. */
export type FloorStack = {
  /** Id of the stack. */
  id: FloorStackId;
  /** Id of the stack in the system it came from; empty when it has none. */
  externalId: string;
  /** Name of the building. */
  name: string;
  /** Whether the floors are a building or open air. Without it: a building. */
  type?: FloorStackType;
  /** The floors, none twice. */
  maps: FloorId[];
  /** The floor to show first. */
  defaultFloor?: FloorId;
  /** Further texts about the building. */
  details?: Details;
  /** Facts outside the specification. No key is sure to be there. */
  metadata?: Metadata;
};

/** Id of a floor stack: `fs_` and letters, digits, dashes or underscores. Unique in the bundle. Early exports have `mg_`. */
export type FloorStackId = string;

/** Whether the floors of a stack are a building or open air. */
export type FloorStackType = 'Building' | 'Outdoor' | (string & {});

/** Every floor stack of the venue. */
export type FloorStacks = FloorStack[];

/** Every floor of the venue. */
export type Floors = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: FloorFeature[];
};

/** A file or folder of the bundle. A folder lists its own entries in `children`. */
export type FolderEntry = {
  /** Whether the entry is a file or a folder. */
  type: 'file' | 'folder';
  /** The name inside its folder, with the file extension. */
  name: string;
  /** The entries of a folder. Files have none. */
  children?: FolderEntry[];
};

/** Version of the format, as `major.minor.patch`. */
export type FormatVersion = string;

/** A BCP 47 language tag, for example `en` or `pt-BR`. */
export type LanguageTag = string;

/** The entry of a bundle: one feature, whose point is the centre of the venue. */
export type Manifest = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: ManifestFeature[];
};

/** The venue. */
export type ManifestFeature = {
  /** Always `Feature`. */
  type: 'Feature';
  /** GeoJSON Point: one position. */
  geometry: PointGeometry;
  /** What the bundle is. */
  properties: ManifestProperties;
};

/** What the bundle is. */
export type ManifestProperties = {
  /** Name of the venue. */
  name: string;
  /** Version of the format. */
  version: FormatVersion;
  /** Bearing in degrees, clockwise from north, at which the map looks upright. */
  naturalBearing?: number;
  /** The tree of files and folders in the bundle. */
  folder_struct: FolderEntry[];
  /** When the bundle was written, as ISO 8601 text. */
  time?: string;
  /** Id of the map that was exported. */
  mapId?: string;
  /** Id of the organisation that owns the map. */
  orgId?: string;
  /** Time zone of the venue, for example `Europe/Lisbon`. Opening hours are in it. */
  tzid?: string;
};

/** Facts outside the specification. No key is sure to be there. */
export type Metadata = Record<string, unknown>;

/** The texts of one object in another language. */
export type Translation = {
  /** The name in this language. */
  name?: string;
  /** The short name in this language. */
  shortName?: string;
  /** The description in this language. */
  description?: string;
};
