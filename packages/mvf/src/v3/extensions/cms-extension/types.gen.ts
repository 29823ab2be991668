import type { Details, Extra, LanguageTag } from '../../core/types.gen.ts';
import type { HexColor } from '../default-style/types.gen.ts';
import type { CategoryId, LocationId, OpeningHours } from '../locations/types.gen.ts';

/** Presentation of categories. */
export type CmsCategories = CmsCategory[];

/** How a category is presented. */
export type CmsCategory = {
  /** Id in the content system. */
  id?: string;
  /** The category of the locations extension that this adds to. */
  categoryId: CategoryId;
  /** Colour of the category. */
  color?: HexColor;
  /** Smaller comes first. */
  sortOrder?: number;
  /** Name of a stock icon. */
  iconFromDefaultList?: string;
  /** Address of a picture. */
  picture?: string;
};

/** A language the venue is published in. */
export type CmsLanguage = {
  /** Language tag. */
  code: LanguageTag;
  /** Name of the language, in that language. */
  name: string;
};

/** How a location is presented. */
export type CmsLocation = {
  /** Id in the content system. */
  id?: string;
  /** The location of the locations extension that this adds to. */
  locationId: LocationId;
  /** Kind of place in the content system, for example `tenant` or `amenity`. */
  type?: string;
  /** Smaller comes first. */
  sortOrder?: number;
  /** Words under which search should find the location. */
  tags?: string[];
  /** Address of a picture. */
  picture?: string;
  /** Whether lists leave the location out. */
  hidden?: boolean;
  /** States with their times. */
  states?: CmsLocationState[];
  /** Groups that the location belongs to. */
  siblingGroups?: CmsSiblingGroup[];
};

/** A state of a location during a time, such as `closed` or `now-open`. */
export type CmsLocationState = {
  /** The state. */
  type: string;
  /** Begin, as ISO 8601 text. */
  start?: string;
  /** End, as ISO 8601 text. */
  end?: string;
};

/** Presentation of locations. */
export type CmsLocations = CmsLocation[];

/** Locations that belong together, such as the entrances of one shop. */
export type CmsSiblingGroup = {
  /** What they have in common. */
  label: string;
  /** The other locations of the group. */
  siblings: LocationId[];
};

/** Facts about the venue that only content-managed venues have. */
export type CmsVenue = {
  /** Id of the venue in the content system. */
  id?: string;
  /** Name of the venue in addresses. */
  slug?: string;
  /** Language of every text without a translation. */
  defaultLanguage?: LanguageTag;
  /** Every language the texts are available in. */
  languages?: CmsLanguage[];
  /** Country as ISO 3166-1 alpha-2, for example `PT`. */
  countrycode?: string;
  /** Address of the logo. */
  logo?: string;
  /** Web site of the venue. */
  webUrl?: string;
  /** Locations to show first, in this order. */
  topLocations?: LocationId[];
  /** When the venue is open. */
  operationHours?: OpeningHours[];
  /** Address of a wide picture of the venue. */
  coverImage?: string;
  /** Name and description of the venue. */
  details?: Details;
  /** Anything the writer wants to keep. Readers pass it on unread. */
  extra?: Extra;
};
