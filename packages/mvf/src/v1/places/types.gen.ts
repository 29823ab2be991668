import type { PointGeometry } from '../../geojson/types.gen.ts';
import type { ObjectId } from '../core/types.gen.ts';

/** Every category of the venue. */
export type Categories = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: CategoryFeature[];
};

/** A category. Its file is GeoJSON, although a category has no position. */
export type CategoryFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** The geometry, which is always `null` in our exports. */
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
  /** URL of an icon. */
  icon?: string;
  /** Colour of the category as `#RRGGBB`. */
  color?: string;
  /** Position in lists. Smaller values come first. */
  sortOrder?: number;
};

/** An image. */
export type Image = {
  /** URL of the image, absolute or relative to the bundle. */
  url: string;
};

/** A link with its text. */
export type Link = {
  /** Text of the link. */
  label: string;
  /** URL of the link. */
  url: string;
};

/** A location and its point. */
export type LocationFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** Position of the label, or `null`. */
  geometry: PointGeometry | null;
  /** A place that people look for: a shop, a gate, a desk. */
  properties: LocationProperties;
};

/** A place that people look for: a shop, a gate, a desk. */
export type LocationProperties = {
  /** Id of the location. */
  id: ObjectId;
  /** Name of the location. */
  name: string;
  /** Type of place, for example `tenant` or `amenity`. */
  type?: string;
  /** One or more sentences of plain text. */
  description?: string;
  /** Id of the location in other systems. */
  externalId?: string;
  /** The categories of the location. */
  categories: ObjectId[];
  /** Spaces or other shapes that the location occupies. */
  spaces: ObjectId[];
  /** Nodes from which the location can be reached. */
  nodes?: ObjectId[];
  /** Telephone number. */
  phone?: string;
  /** Main website. */
  website?: Link;
  /** Further links. */
  links?: Link[];
  /** Profiles on social networks. */
  social?: SocialLink[];
  /** Images, the most important first. */
  images?: Image[];
  /** URL of the logo. */
  logo?: string;
  /** URL of an icon. */
  icon?: string;
  /** Opening hours of the location. */
  operationHours?: OpeningHours[];
  /** Terms by which search finds the location. */
  tags?: string[];
  /** Position in lists. Smaller values come first. */
  sortOrder?: number;
};

/** Every location of the venue. */
export type Locations = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: LocationFeature[];
};

/** Opening hours on some days, as in schema.org. */
export type OpeningHours = {
  /** Opening time, as `HH:MM`. */
  opens: string;
  /** Closing time, as `HH:MM`. A time earlier than `opens` is after midnight. */
  closes: string;
  /** The days. If omitted, every day. */
  dayOfWeek?: string[];
  /** First day on which the hours apply, as ISO 8601 text. */
  validFrom?: string;
  /** Last day on which the hours apply, as ISO 8601 text. */
  validThrough?: string;
};

/** A profile on a social network. */
export type SocialLink = {
  /** Name of the social network. */
  name: string;
  /** URL of the profile. */
  url: string;
};
