import type { PointGeometry } from '../../geojson/types.gen.ts';
import type { ObjectId } from '../core/types.gen.ts';

/** Every category of the venue. */
export type Categories = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: CategoryFeature[];
};

/** A category. Its file is GeoJSON, though a category is nowhere. */
export type CategoryFeature = {
  /** Always `Feature`. */
  type: 'Feature';
  /** Always `null` in our exports. */
  geometry: PointGeometry | null;
  /** A group of locations. */
  properties: CategoryProperties;
};

/** A group of locations. */
export type CategoryProperties = {
  /** Id of the category. */
  id: ObjectId;
  /** Name of the category. */
  name: string;
  /** The category that this one is part of. */
  parent?: ObjectId;
  /** Id of the category in other systems. */
  externalId?: string;
  /** One or more sentences of plain text. */
  description?: string;
  /** Address of an icon. */
  icon?: string;
  /** Colour of the category as `#RRGGBB`. */
  color?: string;
  /** Smaller comes first. */
  sortOrder?: number;
};

/** A picture. */
export type Image = {
  /** Address of the picture, absolute or relative to the bundle. */
  url: string;
};

/** A link with its text. */
export type Link = {
  /** Text of the link. */
  label: string;
  /** Address of the link. */
  url: string;
};

/** A location and its point. */
export type LocationFeature = {
  /** Always `Feature`. */
  type: 'Feature';
  /** Where its label belongs, or `null`. */
  geometry: PointGeometry | null;
  /** A place people look for: a shop, a gate, a desk. */
  properties: LocationProperties;
};

/** A place people look for: a shop, a gate, a desk. */
export type LocationProperties = {
  /** Id of the location. */
  id: ObjectId;
  /** Name of the location. */
  name: string;
  /** Kind of place, for example `tenant` or `amenity`. */
  type?: string;
  /** One or more sentences of plain text. */
  description?: string;
  /** Id of the location in other systems. */
  externalId?: string;
  /** The categories it belongs to. */
  categories: ObjectId[];
  /** Spaces, or other shapes, where it is. */
  spaces: ObjectId[];
  /** Nodes by which one reaches it. */
  nodes?: ObjectId[];
  /** Telephone number. */
  phone?: string;
  /** Main web site. */
  website?: Link;
  /** Further links. */
  links?: Link[];
  /** Profiles on social networks. */
  social?: SocialLink[];
  /** Pictures, the most telling first. */
  images?: Image[];
  /** Address of the logo. */
  logo?: string;
  /** Address of an icon. */
  icon?: string;
  /** When it is open. */
  operationHours?: OpeningHours[];
  /** Words under which search should find the location. */
  tags?: string[];
  /** Smaller comes first. */
  sortOrder?: number;
};

/** Every location of the venue. */
export type Locations = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: LocationFeature[];
};

/** Hours of opening on some days, as in schema.org. */
export type OpeningHours = {
  /** When it opens, as `HH:MM`. */
  opens: string;
  /** When it closes, as `HH:MM`. Earlier than `opens` means after midnight. */
  closes: string;
  /** The days. Without it: every day. */
  dayOfWeek?: string[];
  /** First day on which the hours hold, as ISO 8601 text. */
  validFrom?: string;
  /** Last day on which the hours hold, as ISO 8601 text. */
  validThrough?: string;
};

/** A profile on a social network. */
export type SocialLink = {
  /** Name of the network. */
  name: string;
  /** Address of the profile. */
  url: string;
};
