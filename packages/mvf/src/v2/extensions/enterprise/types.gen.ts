import type { Details, FloorId, LanguageTag, Metadata } from '../../core/types.gen.ts';
import type { Image, Link, OpeningHours, SocialLink } from '../locations/types.gen.ts';
import type { HexColor } from '../styles/types.gen.ts';
import type { NodeId, ShapeAnchor } from '../../shapes/types.gen.ts';

/** Every category of the content system. */
export type EnterpriseCategories = EnterpriseCategory[];

/** A category of the content system. */
export type EnterpriseCategory = {
  /** Id of the category; the same as in `location-categories.json` where that lists it. */
  id: string;
  /** Name of the category. */
  name: string;
  /** Id of the category in the content system. */
  externalId?: string;
  /** Id of the category that this one is part of. */
  parent?: string;
  /** One or more sentences of plain text. */
  description?: string;
  /** Address of an icon. */
  icon?: string;
  /** Name of a stock icon. */
  iconFromDefaultList?: string;
  /** Colour of the category. */
  color?: HexColor;
  /** Address of a picture. */
  picture?: string | Picture;
  /** Smaller comes first. */
  sortOrder?: number;
};

/** A location of the content system. */
export type EnterpriseLocation = {
  /** Id of the location; the same as in `locations.json` where that lists it. */
  id: string;
  /** Name of the location. */
  name: string;
  /** Id of the location in the content system. */
  externalId?: string;
  /** Kind of place, for example `tenant` or `amenity`. */
  type?: string;
  /** One or more sentences of plain text. */
  description?: string;
  /** Address of an icon. */
  icon?: string;
  /** The categories it belongs to. */
  categories?: string[];
  /** Where it is: one shape or several. */
  spaces?: ShapeAnchor[];
  /** Nodes by which one reaches it. */
  nodes?: NodeAnchor[];
  /** Smaller comes first. */
  sortOrder?: number;
  /** Words under which search should find the location. */
  tags?: string[];
  /** Address of a picture. */
  picture?: string | Picture;
  /** Address of the logo. */
  logo?: string | Picture;
  /** Telephone number. */
  phone?: string | Phone;
  /** Main web site. */
  website?: Link;
  /** Further links. */
  links?: Link[];
  /** Profiles on social networks. */
  social?: SocialLink[] | Record<string, string>;
  /** Pictures, the most telling first. */
  images?: Image[];
  /** When it is open. */
  operationHours?: OpeningHours[];
  /** Whether lists leave the location out. */
  hidden?: boolean;
  /** States with their times. */
  states?: LocationState[];
  /** Groups that the location belongs to. */
  siblingGroups?: SiblingGroup[];
  /** Facts outside the specification. No key is sure to be there. */
  metadata?: Metadata;
};

/** Every location of the content system. */
export type EnterpriseLocations = EnterpriseLocation[];

/** Facts about the venue that only content-managed venues have. */
export type EnterpriseVenue = {
  /** Id of the venue in the content system. */
  id?: string;
  /** Name of the venue. */
  name: string;
  /** Name of the venue in addresses. */
  slug?: string;
  /** Postal address in one string, ready to show. */
  address?: string;
  /** Language of every text without a translation. */
  defaultLanguage?: LanguageTag | Language;
  /** Every language the texts are available in. */
  languages?: Language[];
  /** Country as ISO 3166-1 alpha-2, for example `PT`. */
  countrycode?: string;
  /** Address of the logo. */
  logo?: string | Picture;
  /** Web site of the venue. */
  webUrl?: string;
  /** Locations to show first, in this order. */
  topLocations?: string[];
  /** When the venue is open. */
  operationHours?: OpeningHours[];
  /** Address of a wide picture of the venue. */
  coverImage?: string | Picture;
  /** Further texts about the venue. */
  details?: Details;
  /** Facts outside the specification. No key is sure to be there. */
  metadata?: Metadata;
};

/** A language the venue is published in. */
export type Language = {
  /** Language tag. */
  code: LanguageTag;
  /** Name of the language, in that language. */
  name: string;
};

/** Shapes that are shown or hidden together. */
export type Layer = {
  /** Name of the layer. */
  name: string;
  /** The shapes of the layer. */
  spaces: LayerSpace[];
};

/** A shape of a layer. */
export type LayerSpace = {
  /** Id of a space or of another shape. */
  spaceId: string;
};

/** Every layer of the venue. */
export type Layers = Layer[];

/** A state of a location during a time, such as `closed` or `now-open`. */
export type LocationState = {
  /** The state. */
  type: string;
  /** Begin, as ISO 8601 text. */
  start?: string;
  /** End, as ISO 8601 text. */
  end?: string;
};

/** A node and the floor it is on. */
export type NodeAnchor = {
  /** The floor. */
  map?: FloorId;
  /** The node. */
  id: NodeId;
};

/** A telephone number and what belongs to it. */
export type Phone = {
  /** The number. */
  number: string;
};

/** A picture in several sizes. */
export type Picture = {
  /** Address of the picture as it was uploaded. */
  original: string;
};

/** Locations that belong together. */
export type SiblingGroup = {
  /** What they have in common. */
  label: string;
  /** The other locations of the group. */
  siblings: string[];
};
