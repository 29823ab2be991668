import { Type, type TSchema } from 'typebox';
import { field, list, number, optional, record, text } from '../../schema-kit/build.ts';
import { feature, featureCollection, oneOf, PointGeometry } from '../../geojson/schema.ts';
import { ObjectId } from '../core/schema.ts';

const pointOrNothing: TSchema = oneOf([PointGeometry, Type.Unsafe({ type: 'null' })]);

export const OpeningHours: TSchema = record(
  'OpeningHours',
  'Hours of opening on some days, as in schema.org.',
  {
    opens: text('When it opens, as `HH:MM`.'),
    closes: text('When it closes, as `HH:MM`. Earlier than `opens` means after midnight.'),
    dayOfWeek: optional(
      list(text('A day, for example `Monday`.'), 'The days. Without it: every day.'),
    ),
    validFrom: optional(text('First day on which the hours hold, as ISO 8601 text.')),
    validThrough: optional(text('Last day on which the hours hold, as ISO 8601 text.')),
  },
);

export const Link: TSchema = record('Link', 'A link with its text.', {
  label: text('Text of the link.'),
  url: text('Address of the link.'),
});

export const SocialLink: TSchema = record('SocialLink', 'A profile on a social network.', {
  name: text('Name of the network.'),
  url: text('Address of the profile.'),
});

export const Image: TSchema = record('Image', 'A picture.', {
  url: text('Address of the picture, absolute or relative to the bundle.'),
});

export const LocationProperties: TSchema = record(
  'LocationProperties',
  'A place people look for: a shop, a gate, a desk.',
  {
    id: field(ObjectId, 'Id of the location.'),
    name: text('Name of the location.'),
    type: optional(text('Kind of place, for example `tenant` or `amenity`.')),
    description: optional(text('One or more sentences of plain text.')),
    externalId: optional(text('Id of the location in other systems.')),
    categories: list(ObjectId, 'The categories it belongs to.'),
    spaces: list(ObjectId, 'Spaces, or other shapes, where it is.'),
    nodes: optional(list(ObjectId, 'Nodes by which one reaches it.')),
    phone: optional(text('Telephone number.')),
    website: optional(Link, 'Main web site.'),
    links: optional(list(Link, 'Further links.')),
    social: optional(list(SocialLink, 'Profiles on social networks.')),
    images: optional(list(Image, 'Pictures, the most telling first.')),
    logo: optional(text('Address of the logo.')),
    icon: optional(text('Address of an icon.')),
    operationHours: optional(list(OpeningHours, 'When it is open.')),
    tags: optional(
      list(text('A search word.'), 'Words under which search should find the location.'),
    ),
    sortOrder: optional(number('Smaller comes first.')),
  },
);

export const LocationFeature: TSchema = feature('LocationFeature', 'A location and its point.', {
  geometry: field(pointOrNothing, 'Where its label belongs, or `null`.'),
  properties: LocationProperties,
});

export const Locations: TSchema = featureCollection(
  'Locations',
  'Every location of the venue.',
  LocationFeature,
);

export const CategoryProperties: TSchema = record('CategoryProperties', 'A group of locations.', {
  id: field(ObjectId, 'Id of the category.'),
  name: text('Name of the category.'),
  parent: optional(field(ObjectId, 'The category that this one is part of.')),
  externalId: optional(text('Id of the category in other systems.')),
  description: optional(text('One or more sentences of plain text.')),
  icon: optional(text('Address of an icon.')),
  color: optional(text('Colour of the category as `#RRGGBB`.')),
  sortOrder: optional(number('Smaller comes first.')),
});

export const CategoryFeature: TSchema = feature(
  'CategoryFeature',
  'A category. Its file is GeoJSON, though a category is nowhere.',
  {
    geometry: field(pointOrNothing, 'Always `null` in our exports.'),
    properties: CategoryProperties,
  },
);

export const Categories: TSchema = featureCollection(
  'Categories',
  'Every category of the venue.',
  CategoryFeature,
);
