import type { LineStringGeometry, MultiLineStringGeometry, MultiPolygonGeometry, PointGeometry, PolygonGeometry } from '../../geojson/types.gen.ts';

/** A file or folder of the bundle. A folder lists its own entries in `children`. */
export type ContentsEntry = {
  /** Whether the entry is a file or a folder. */
  type: 'file' | 'folder';
  /** The name inside its folder, with the file extension. */
  name: string;
  /** The entries of a folder. Files have none. */
  children?: ContentsEntry[];
};

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

/** Arbitrary data of the writer. Readers preserve it without interpreting it. */
export type Extra = Record<string, unknown>;

/** A geometry on a floor, with the navigation flags that apply there. */
export type FlaggedGeometryAnchor = {
  /** The floor. */
  floorId: FloorId;
  /** The geometry on that floor. */
  geometryId: GeometryId;
  /** Navigation flags as bit fields. The navigation-flags extension declares the meaning of each bit. */
  flags: number[];
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

/** Every shape on one floor. Extensions that reference a shape's id say what it is. */
export type FloorGeometry = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: GeometryFeature[];
};

/** Id of a floor: `f_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type FloorId = string;

/** A floor of the venue. */
export type FloorProperties = {
  /** Id of the floor, which is also the name of its files. */
  id: FloorId;
  /** Order of the floor: 0 is the ground floor, 1 the floor above, -1 the floor below. Fractions are floors in between. */
  elevation: number;
  /** Name, short name and description of the floor. */
  details?: Details;
  /** Height from floor to ceiling, in metres. */
  maxHeight?: number;
  /** A second line for floor selectors, for example `Food court`. */
  subtitle?: string;
};

/** Every floor of the venue. */
export type Floors = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: FloorFeature[];
};

/** Version of the format, as `major.minor.patch`. */
export type FormatVersion = string;

/** A geometry and the floor it is on. */
export type GeometryAnchor = {
  /** The floor. */
  floorId: FloorId;
  /** The geometry on that floor. */
  geometryId: GeometryId;
};

/** A shape on a floor. */
export type GeometryFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** The shape. */
  geometry: PointGeometry | LineStringGeometry | MultiLineStringGeometry | PolygonGeometry | MultiPolygonGeometry;
  /** One shape on a floor. */
  properties: GeometryProperties;
};

/** Id of a geometry: `g_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type GeometryId = string;

/** One shape on a floor. */
export type GeometryProperties = {
  /** Id of the geometry, which extensions reference. */
  id: GeometryId;
  /** Name and description of the shape itself. */
  details?: Details;
};

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
  /** Time at which the bundle was written. */
  time: Timestamp;
  /** The tree of files and folders in the bundle. */
  contents: ContentsEntry[];
  /** Id of the map that was exported. */
  mapId?: string;
  /** Id of the organisation that owns the map. */
  orgId?: string;
  /** Time zone of the venue, for example `Europe/Lisbon`. Opening hours use this time zone. */
  tzid?: string;
  /** Bearing in degrees, clockwise from north, at which the map looks upright. */
  naturalBearing?: number;
};

/** A moment as ISO 8601 text, for example `2025-06-01T12:00:00.000Z`. */
export type Timestamp = string;

/** The texts of one object in another language. A missing text falls back to the default language. */
export type Translation = {
  /** The name in this language. */
  name?: string;
  /** The short name in this language. */
  shortName?: string;
  /** The description in this language. */
  description?: string;
};
