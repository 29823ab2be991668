import type { Details, Extra, LanguageTag } from '../../core/types.gen.ts';
import type { HexColor } from '../default-style/types.gen.ts';
import type { CategoryId, LocationId, OpeningHours } from '../locations/types.gen.ts';

/** Presentation of categories. */
export type CmsCategories = CmsCategory[];

/** Presentation of a category. */
export type CmsCategory = {
  /** Id in the content system. */
  id?: string;
  /** The category of the locations extension that this record extends. */
  categoryId: CategoryId;
  /** Colour of the category. */
  color?: HexColor;
  /** Position in lists. Smaller values come first. */
  sortOrder?: number;
  /** Name of a stock icon. */
  iconFromDefaultList?: string;
  /** URL of an image. */
  picture?: string;
};

/** A language that the venue supports. */
export type CmsLanguage = {
  /** Language tag. */
  code: LanguageTag;
  /** Name of the language, in that language. */
  name: string;
};

/** Presentation of a location. */
export type CmsLocation = {
  /** Id in the content system. */
  id?: string;
  /** The location of the locations extension that this record extends. */
  locationId: LocationId;
  /** Type of place in the content system, for example `tenant` or `amenity`. */
  type?: string;
  /** Position in lists. Smaller values come first. */
  sortOrder?: number;
  /** Terms by which search finds the location. */
  tags?: string[];
  /** URL of an image. */
  picture?: string;
  /** Whether lists omit the location. */
  hidden?: boolean;
  /** States of the location, with their periods. */
  states?: CmsLocationState[];
  /** Groups that the location belongs to. */
  siblingGroups?: CmsSiblingGroup[];
};

/** A state of a location during a period, such as `closed` or `now-open`. */
export type CmsLocationState = {
  /** The state. */
  type: string;
  /** Start of the period, as ISO 8601 text. */
  start?: string;
  /** End of the period, as ISO 8601 text. */
  end?: string;
};

/** Presentation of locations. */
export type CmsLocations = CmsLocation[];

/** Locations that belong together, such as the entrances of one shop. */
export type CmsSiblingGroup = {
  /** Text that describes what the locations have in common. */
  label: string;
  /** The other locations of the group. */
  siblings: LocationId[];
};

/** Venue data that exists only in content-managed venues. */
export type CmsVenue = {
  /** Id of the venue in the content system. */
  id?: string;
  /** URL slug of the venue. */
  slug?: string;
  /** Language of every text outside the translations. */
  defaultLanguage?: LanguageTag;
  /** Every language that the venue supports. */
  languages?: CmsLanguage[];
  /** Country as ISO 3166-1 alpha-2, for example `PT`. */
  countrycode?: string;
  /** URL of the logo. */
  logo?: string;
  /** URL of the venue's website. */
  webUrl?: string;
  /** Locations to show first, in this order. */
  topLocations?: LocationId[];
  /** Opening hours of the venue. */
  operationHours?: OpeningHours[];
  /** URL of a wide image of the venue. */
  coverImage?: string;
  /** Name and description of the venue. */
  details?: Details;
  /** Arbitrary data of the writer. Readers preserve it without interpreting it. */
  extra?: Extra;
};
