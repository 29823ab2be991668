import type { Details, FloorId, LanguageTag, Metadata } from '../../core/types.gen.ts';
import type { Image, Link, OpeningHours, SocialLink } from '../locations/types.gen.ts';
import type { HexColor } from '../styles/types.gen.ts';
import type { NodeId, ShapeAnchor } from '../../shapes/types.gen.ts';

/** Every category of the content system. */
export type EnterpriseCategories = EnterpriseCategory[];

/** A category of the content system. */
export type EnterpriseCategory = {
  /** Id of the category. If `location-categories.json` lists the category, it uses the same id. */
  id: string;
  /** Name of the category. */
  name: string;
  /** Id of the category in the content system. */
  externalId?: string;
  /** Id of the category that this one is part of. */
  parent?: string;
  /** One or more sentences of plain text. */
  description?: string;
  /** URL of an icon. */
  icon?: string;
  /** Name of a stock icon. */
  iconFromDefaultList?: string;
  /** Colour of the category. */
  color?: HexColor;
  /** URL of an image. */
  picture?: string | Picture;
  /** Position in lists. Smaller values come first. */
  sortOrder?: number;
};

/** A location of the content system. */
export type EnterpriseLocation = {
  /** Id of the location. If `locations.json` lists the location, it uses the same id. */
  id: string;
  /** Name of the location. */
  name: string;
  /** Id of the location in the content system. */
  externalId?: string;
  /** Type of place, for example `tenant` or `amenity`. */
  type?: string;
  /** One or more sentences of plain text. */
  description?: string;
  /** URL of an icon. */
  icon?: string;
  /** The categories of the location. */
  categories?: string[];
  /** Shapes that the location occupies, one or several. */
  spaces?: ShapeAnchor[];
  /** Nodes from which the location can be reached. */
  nodes?: NodeAnchor[];
  /** Position in lists. Smaller values come first. */
  sortOrder?: number;
  /** Terms by which search finds the location. */
  tags?: string[];
  /** URL of an image. */
  picture?: string | Picture;
  /** URL of the logo. */
  logo?: string | Picture;
  /** Telephone number. */
  phone?: string | Phone;
  /** Main website. */
  website?: Link;
  /** Further links. */
  links?: Link[];
  /** Profiles on social networks. */
  social?: SocialLink[] | Record<string, string>;
  /** Images, the most important first. */
  images?: Image[];
  /** Opening hours of the location. */
  operationHours?: OpeningHours[];
  /** Whether lists omit the location. */
  hidden?: boolean;
  /** States of the location, with their periods. */
  states?: LocationState[];
  /** Groups that the location belongs to. */
  siblingGroups?: SiblingGroup[];
  /** Data outside the specification. Every key is optional. */
  metadata?: Metadata;
};

/** Every location of the content system. */
export type EnterpriseLocations = EnterpriseLocation[];

/** Venue data that exists only in content-managed venues. */
export type EnterpriseVenue = {
  /** Id of the venue in the content system. */
  id?: string;
  /** Name of the venue. */
  name: string;
  /** URL slug of the venue. */
  slug?: string;
  /** Postal address in one string, ready to display. */
  address?: string;
  /** Language of every text outside the translations. */
  defaultLanguage?: LanguageTag | Language;
  /** Every language that the venue supports. */
  languages?: Language[];
  /** Country as ISO 3166-1 alpha-2, for example `PT`. */
  countrycode?: string;
  /** URL of the logo. */
  logo?: string | Picture;
  /** URL of the venue's website. */
  webUrl?: string;
  /** Locations to show first, in this order. */
  topLocations?: string[];
  /** Opening hours of the venue. */
  operationHours?: OpeningHours[];
  /** URL of a wide image of the venue. */
  coverImage?: string | Picture;
  /** Further texts about the venue. */
  details?: Details;
  /** Data outside the specification. Every key is optional. */
  metadata?: Metadata;
};

/** A language that the venue supports. */
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

/** A state of a location during a period, such as `closed` or `now-open`. */
export type LocationState = {
  /** The state. */
  type: string;
  /** Start of the period, as ISO 8601 text. */
  start?: string;
  /** End of the period, as ISO 8601 text. */
  end?: string;
};

/** A node and the floor it is on. */
export type NodeAnchor = {
  /** The floor. */
  map?: FloorId;
  /** The node. */
  id: NodeId;
};

/** A telephone number with further data. */
export type Phone = {
  /** The telephone number. */
  number: string;
};

/** An image in several sizes. */
export type Picture = {
  /** URL of the image as it was uploaded. */
  original: string;
};

/** Locations that belong together. */
export type SiblingGroup = {
  /** Text that describes what the locations have in common. */
  label: string;
  /** The other locations of the group. */
  siblings: string[];
};
