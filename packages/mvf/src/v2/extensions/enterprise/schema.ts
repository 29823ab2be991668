import { Type, type TSchema } from 'typebox';
import { oneOf } from '../../../geojson/schema.ts';
import {
  dictionary,
  field,
  flag,
  list,
  named,
  number,
  optional,
  record,
  text,
} from '../../../schema-kit/build.ts';
import { Details, FloorId, LanguageTag, Metadata } from '../../core/schema.ts';
import { NodeId, ShapeAnchor } from '../../shapes/schema.ts';
import { Image, Link, OpeningHours, SocialLink } from '../locations/schema.ts';
import { HexColor } from '../styles/schema.ts';

export const Language: TSchema = record('Language', 'A language that the venue supports.', {
  code: field(LanguageTag, 'Language tag.'),
  name: text('Name of the language, in that language.'),
});

export const Picture: TSchema = record('Picture', 'An image in several sizes.', {
  original: text('URL of the image as it was uploaded.'),
});

export const Phone: TSchema = record('Phone', 'A telephone number with further data.', {
  number: text('The telephone number.'),
});

const picture = (description: string): TSchema =>
  optional(field(oneOf([Type.String(), Picture]), description));

export const EnterpriseVenue: TSchema = record(
  'EnterpriseVenue',
  'Venue data that exists only in content-managed venues.',
  {
    id: optional(text('Id of the venue in the content system.')),
    name: text('Name of the venue.'),
    slug: optional(text('URL slug of the venue.')),
    address: optional(text('Postal address in one string, ready to display.')),
    defaultLanguage: optional(
      field(oneOf([LanguageTag, Language]), 'Language of every text outside the translations.'),
    ),
    languages: optional(list(Language, 'Every language that the venue supports.')),
    countrycode: optional(text('Country as ISO 3166-1 alpha-2, for example `PT`.')),
    logo: picture('URL of the logo.'),
    webUrl: optional(text("URL of the venue's website.")),
    topLocations: optional(
      list(text('Id of a location.'), 'Locations to show first, in this order.'),
    ),
    operationHours: optional(list(OpeningHours, 'Opening hours of the venue.')),
    coverImage: picture('URL of a wide image of the venue.'),
    details: optional(Details, 'Further texts about the venue.'),
    metadata: optional(Metadata),
  },
);

export const NodeAnchor: TSchema = record('NodeAnchor', 'A node and the floor it is on.', {
  map: optional(field(FloorId, 'The floor.')),
  id: field(NodeId, 'The node.'),
});

export const EnterpriseCategory: TSchema = record(
  'EnterpriseCategory',
  'A category of the content system.',
  {
    id: text(
      'Id of the category. If `location-categories.json` lists the category, it uses the same id.',
    ),
    name: text('Name of the category.'),
    externalId: optional(text('Id of the category in the content system.')),
    parent: optional(text('Id of the category that this one is part of.')),
    description: optional(text('One or more sentences of plain text.')),
    icon: optional(text('URL of an icon.')),
    iconFromDefaultList: optional(text('Name of a stock icon.')),
    color: optional(HexColor, 'Colour of the category.'),
    picture: picture('URL of an image.'),
    sortOrder: optional(number('Position in lists. Smaller values come first.')),
  },
);

export const EnterpriseCategories: TSchema = named(
  'EnterpriseCategories',
  'Every category of the content system.',
  list(EnterpriseCategory, 'Every category of the content system.'),
);

export const LocationState: TSchema = record(
  'LocationState',
  'A state of a location during a period, such as `closed` or `now-open`.',
  {
    type: text('The state.'),
    start: optional(text('Start of the period, as ISO 8601 text.')),
    end: optional(text('End of the period, as ISO 8601 text.')),
  },
);

export const SiblingGroup: TSchema = record('SiblingGroup', 'Locations that belong together.', {
  label: text('Text that describes what the locations have in common.'),
  siblings: list(text('Id of a location.'), 'The other locations of the group.'),
});

export const EnterpriseLocation: TSchema = record(
  'EnterpriseLocation',
  'A location of the content system.',
  {
    id: text('Id of the location. If `locations.json` lists the location, it uses the same id.'),
    name: text('Name of the location.'),
    externalId: optional(text('Id of the location in the content system.')),
    type: optional(text('Type of place, for example `tenant` or `amenity`.')),
    description: optional(text('One or more sentences of plain text.')),
    icon: optional(text('URL of an icon.')),
    categories: optional(list(text('Id of a category.'), 'The categories of the location.')),
    spaces: optional(list(ShapeAnchor, 'Shapes that the location occupies, one or several.')),
    nodes: optional(list(NodeAnchor, 'Nodes from which the location can be reached.')),
    sortOrder: optional(number('Position in lists. Smaller values come first.')),
    tags: optional(list(text('A search term.'), 'Terms by which search finds the location.')),
    picture: picture('URL of an image.'),
    logo: picture('URL of the logo.'),
    phone: optional(field(oneOf([Type.String(), Phone]), 'Telephone number.')),
    website: optional(Link, 'Main website.'),
    links: optional(list(Link, 'Further links.')),
    social: optional(
      field(
        oneOf([
          list(SocialLink, 'Profiles on social networks.'),
          dictionary(Type.String(), text('URL of the profile.'), 'Profiles by social network.'),
        ]),
        'Profiles on social networks.',
      ),
    ),
    images: optional(list(Image, 'Images, the most important first.')),
    operationHours: optional(list(OpeningHours, 'Opening hours of the location.')),
    hidden: optional(flag('Whether lists omit the location.')),
    states: optional(list(LocationState, 'States of the location, with their periods.')),
    siblingGroups: optional(list(SiblingGroup, 'Groups that the location belongs to.')),
    metadata: optional(Metadata),
  },
);

export const EnterpriseLocations: TSchema = named(
  'EnterpriseLocations',
  'Every location of the content system.',
  list(EnterpriseLocation, 'Every location of the content system.'),
);

export const LayerSpace: TSchema = record('LayerSpace', 'A shape of a layer.', {
  spaceId: text('Id of a space or of another shape.'),
});

export const Layer: TSchema = record('Layer', 'Shapes that are shown or hidden together.', {
  name: text('Name of the layer.'),
  spaces: list(LayerSpace, 'The shapes of the layer.'),
});

export const Layers: TSchema = named(
  'Layers',
  'Every layer of the venue.',
  list(Layer, 'Every layer of the venue.'),
);
