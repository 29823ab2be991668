import type { Details, Extra, GeometryAnchor } from '../../core/types.gen.ts';

/** Every category of the venue. */
export type Categories = Category[];

/** A group of locations. */
export type Category = {
  /** Id of the category. */
  id: CategoryId;
  /** Name and icon of the category. */
  details: Details;
  /** The category that this one is part of. */
  parent?: CategoryId;
};

/** Id of a category: `lcat_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type CategoryId = string;

/** Time of day as `HH:MM`, in the venue's time zone. */
export type ClockTime = string;

/** A day, as in schema.org. */
export type DayOfWeek = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday' | 'PublicHolidays' | (string & {});

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

/** A place that people look for: a shop, a gate, a desk. */
export type Location = {
  /** Id of the location. */
  id: LocationId;
  /** Name and description. A location must have a name. */
  details: Details;
  /** The categories of the location. */
  categories?: CategoryId[];
  /** Geometries that the location occupies, one or several. */
  geometryAnchors?: GeometryAnchor[];
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
  /** URL of the logo, absolute or relative to the bundle. */
  logo?: string;
  /** Opening hours of the location. */
  openingHours?: OpeningHours[];
  /** Arbitrary data of the writer. Readers preserve it without interpreting it. */
  extra?: Extra;
};

/** Id of a location: `loc_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type LocationId = string;

/** One occurrence of a location that is in several places. Its own values override those of its parent. */
export type LocationInstance = {
  /** Id of the instance. */
  id: LocationInstanceId;
  /** The location that it is an instance of. */
  parentId: LocationId;
  /** Texts that differ from those of the parent. */
  details?: Details;
  /** The categories of the location. */
  categories?: CategoryId[];
  /** Geometries that the location occupies, one or several. */
  geometryAnchors?: GeometryAnchor[];
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
  /** URL of the logo, absolute or relative to the bundle. */
  logo?: string;
  /** Opening hours of the location. */
  openingHours?: OpeningHours[];
  /** Arbitrary data of the writer. Readers preserve it without interpreting it. */
  extra?: Extra;
};

/** Id of a location instance: `loci_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type LocationInstanceId = string;

/** Every location instance of the venue. */
export type LocationInstances = LocationInstance[];

/** Every location of the venue. */
export type Locations = Location[];

/** Opening hours on some days, as in schema.org. A day may occur in several entries. */
export type OpeningHours = {
  /** Opening time. */
  opens: ClockTime;
  /** Closing time. A time earlier than `opens` is after midnight. */
  closes: ClockTime;
  /** The days. If omitted, every day. */
  dayOfWeek?: DayOfWeek[];
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
