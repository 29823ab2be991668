import type { Details, Metadata } from '../../core/types.gen.ts';
import type { ShapeAnchor } from '../../shapes/types.gen.ts';

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

/** Time of day as `HH:MM`, local to the venue. */
export type ClockTime = string;

/** A day, as in schema.org. */
export type DayOfWeek = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday' | 'PublicHolidays' | (string & {});

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

/** A place people look for: a shop, a gate, a desk. */
export type Location = {
  /** Id of the location. */
  id: LocationId;
  /** Name and description. A location must have a name. */
  details: Details;
  /** The categories it belongs to. */
  categories?: CategoryId[];
  /** Where it is: one shape or several. */
  anchors?: ShapeAnchor[];
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
  /** Address of the logo, absolute or relative to the bundle. */
  logo?: string;
  /** When it is open. */
  openingHours?: OpeningHours[];
  /** Facts outside the specification. No key is sure to be there. */
  metadata?: Metadata;
};

/** Id of a location: `loc_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type LocationId = string;

/** One occurrence of a location that is in several places. What it states overrides its parent. */
export type LocationInstance = {
  /** Id of the instance. */
  id: LocationInstanceId;
  /** The location that it is an instance of. */
  parentId: LocationId;
  /** Texts that differ from the parent. */
  details?: Details;
  /** The categories it belongs to. */
  categories?: CategoryId[];
  /** Where it is: one shape or several. */
  anchors?: ShapeAnchor[];
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
  /** Address of the logo, absolute or relative to the bundle. */
  logo?: string;
  /** When it is open. */
  openingHours?: OpeningHours[];
  /** Facts outside the specification. No key is sure to be there. */
  metadata?: Metadata;
};

/** Id of a location instance: `loci_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type LocationInstanceId = string;

/** Every location instance of the venue. */
export type LocationInstances = LocationInstance[];

/** Every location of the venue. */
export type Locations = Location[];

/** Hours of opening on some days, as in schema.org. */
export type OpeningHours = {
  /** When it opens. */
  opens: ClockTime;
  /** When it closes. Earlier than `opens` means after midnight. */
  closes: ClockTime;
  /** The days. Without it: every day. */
  dayOfWeek?: DayOfWeek[];
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
