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

export const Language: TSchema = record('Language', 'A language the venue is published in.', {
  code: field(LanguageTag, 'Language tag.'),
  name: text('Name of the language, in that language.'),
});

export const Picture: TSchema = record('Picture', 'A picture in several sizes.', {
  original: text('Address of the picture as it was uploaded.'),
});

export const Phone: TSchema = record('Phone', 'A telephone number and what belongs to it.', {
  number: text('The number.'),
});

const picture = (description: string): TSchema =>
  optional(field(oneOf([Type.String(), Picture]), description));

export const EnterpriseVenue: TSchema = record(
  'EnterpriseVenue',
  'Facts about the venue that only content-managed venues have.',
  {
    id: optional(text('Id of the venue in the content system.')),
    name: text('Name of the venue.'),
    slug: optional(text('Name of the venue in addresses.')),
    address: optional(text('Postal address in one string, ready to show.')),
    defaultLanguage: optional(
      field(oneOf([LanguageTag, Language]), 'Language of every text without a translation.'),
    ),
    languages: optional(list(Language, 'Every language the texts are available in.')),
    countrycode: optional(text('Country as ISO 3166-1 alpha-2, for example `PT`.')),
    logo: picture('Address of the logo.'),
    webUrl: optional(text('Web site of the venue.')),
    topLocations: optional(
      list(text('Id of a location.'), 'Locations to show first, in this order.'),
    ),
    operationHours: optional(list(OpeningHours, 'When the venue is open.')),
    coverImage: picture('Address of a wide picture of the venue.'),
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
    id: text('Id of the category; the same as in `location-categories.json` where that lists it.'),
    name: text('Name of the category.'),
    externalId: optional(text('Id of the category in the content system.')),
    parent: optional(text('Id of the category that this one is part of.')),
    description: optional(text('One or more sentences of plain text.')),
    icon: optional(text('Address of an icon.')),
    iconFromDefaultList: optional(text('Name of a stock icon.')),
    color: optional(HexColor, 'Colour of the category.'),
    picture: picture('Address of a picture.'),
    sortOrder: optional(number('Smaller comes first.')),
  },
);

export const EnterpriseCategories: TSchema = named(
  'EnterpriseCategories',
  'Every category of the content system.',
  list(EnterpriseCategory, 'Every category of the content system.'),
);

export const LocationState: TSchema = record(
  'LocationState',
  'A state of a location during a time, such as `closed` or `now-open`.',
  {
    type: text('The state.'),
    start: optional(text('Begin, as ISO 8601 text.')),
    end: optional(text('End, as ISO 8601 text.')),
  },
);

export const SiblingGroup: TSchema = record('SiblingGroup', 'Locations that belong together.', {
  label: text('What they have in common.'),
  siblings: list(text('Id of a location.'), 'The other locations of the group.'),
});

export const EnterpriseLocation: TSchema = record(
  'EnterpriseLocation',
  'A location of the content system.',
  {
    id: text('Id of the location; the same as in `locations.json` where that lists it.'),
    name: text('Name of the location.'),
    externalId: optional(text('Id of the location in the content system.')),
    type: optional(text('Kind of place, for example `tenant` or `amenity`.')),
    description: optional(text('One or more sentences of plain text.')),
    icon: optional(text('Address of an icon.')),
    categories: optional(list(text('Id of a category.'), 'The categories it belongs to.')),
    spaces: optional(list(ShapeAnchor, 'Where it is: one shape or several.')),
    nodes: optional(list(NodeAnchor, 'Nodes by which one reaches it.')),
    sortOrder: optional(number('Smaller comes first.')),
    tags: optional(
      list(text('A search word.'), 'Words under which search should find the location.'),
    ),
    picture: picture('Address of a picture.'),
    logo: picture('Address of the logo.'),
    phone: optional(field(oneOf([Type.String(), Phone]), 'Telephone number.')),
    website: optional(Link, 'Main web site.'),
    links: optional(list(Link, 'Further links.')),
    social: optional(
      field(
        oneOf([
          list(SocialLink, 'Profiles on social networks.'),
          dictionary(Type.String(), text('Address of the profile.'), 'Profiles by network.'),
        ]),
        'Profiles on social networks.',
      ),
    ),
    images: optional(list(Image, 'Pictures, the most telling first.')),
    operationHours: optional(list(OpeningHours, 'When it is open.')),
    hidden: optional(flag('Whether lists leave the location out.')),
    states: optional(list(LocationState, 'States with their times.')),
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
