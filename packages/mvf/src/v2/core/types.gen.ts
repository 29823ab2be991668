import type { MultiPolygonGeometry, PointGeometry, PolygonGeometry } from '../../geojson/types.gen.ts';

/** Name, description and other details of an object. */
export type Details = {
  /** The name, in the default language of the venue. */
  name?: string;
  /** A short name for narrow spaces, such as a floor button: `2`, `B1`. */
  shortName?: string;
  /** One or more sentences of plain text. */
  description?: string;
  /** The id of this object in the system it came from. */
  externalId?: string;
  /** URL of an icon, absolute or relative to the bundle. */
  icon?: string;
  /** The same texts in other languages, by language tag. */
  translations?: Record<LanguageTag, Translation>;
};

/** A floor and its footprint. */
export type FloorFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** The footprint, or `null` if it is not known. */
  geometry: PolygonGeometry | MultiPolygonGeometry | null;
  /** A floor of the venue. */
  properties: FloorProperties;
};

/** Id of a floor, which was initially called map: `m_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type FloorId = string;

/** A floor of the venue. */
export type FloorProperties = {
  /** Id of the floor, which is also the name of its files. */
  id: FloorId;
  /** Id of the floor in the system it came from, or an empty string. */
  externalId: string;
  /** Order of the floor: 0 is the ground floor, 1 the floor above, -1 the floor below. Fractions are floors in between. */
  elevation: number;
  /** Name of the floor. Early exports have none. */
  name?: string;
  /** A short name for floor buttons: `2`, `B1`. */
  shortName?: string;
  /** Further texts about the floor. */
  details?: Details;
  /** Data outside the specification. Every key is optional. */
  metadata?: Metadata;
};

/** Floors that belong together, usually those of one building. */
export type FloorStack = {
  /** Id of the stack. */
  id: FloorStackId;
  /** Id of the stack in the system it came from, or an empty string. */
  externalId: string;
  /** Name of the building. */
  name: string;
  /** Whether the floors belong to a building or are in the open air. Default: a building. */
  type?: FloorStackType;
  /** The floors, each listed once. */
  maps: FloorId[];
  /** The floor to show first. */
  defaultFloor?: FloorId;
  /** Further texts about the building. */
  details?: Details;
  /** Data outside the specification. Every key is optional. */
  metadata?: Metadata;
};

/** Id of a floor stack: `fs_` and letters, digits, dashes or underscores. Unique in the bundle. Early exports have `mg_`. */
export type FloorStackId = string;

/** Whether the floors of a stack belong to a building or are in the open air. */
export type FloorStackType = 'Building' | 'Outdoor' | (string & {});

/** Every floor stack of the venue. */
export type FloorStacks = FloorStack[];

/** Every floor of the venue. */
export type Floors = {
  /** Type of the object, which is always `FeatureCollection`. */
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

/** The root file of a bundle: one feature, whose point is the centre of the venue. */
export type Manifest = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: ManifestFeature[];
};

/** The venue. */
export type ManifestFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** GeoJSON Point: one position. */
  geometry: PointGeometry;
  /** Properties of the bundle. */
  properties: ManifestProperties;
};

/** Properties of the bundle. */
export type ManifestProperties = {
  /** Name of the venue. */
  name: string;
  /** Version of the format. */
  version: FormatVersion;
  /** Bearing in degrees, clockwise from north, at which the map looks upright. */
  naturalBearing?: number;
  /** The tree of files and folders in the bundle. */
  folder_struct: FolderEntry[];
  /** Time at which the bundle was written, as ISO 8601 text. */
  time?: string;
  /** Id of the map that was exported. */
  mapId?: string;
  /** Id of the organisation that owns the map. */
  orgId?: string;
  /** Time zone of the venue, for example `Europe/Lisbon`. Opening hours use this time zone. */
  tzid?: string;
};

/** Data outside the specification. Every key is optional. */
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
