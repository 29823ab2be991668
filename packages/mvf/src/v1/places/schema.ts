import { Type, type TSchema } from 'typebox';
import { field, list, number, optional, record, text } from '../../schema-kit/build.ts';
import { feature, featureCollection, oneOf, PointGeometry } from '../../geojson/schema.ts';
import { ObjectId } from '../core/schema.ts';

const pointOrNothing: TSchema = oneOf([PointGeometry, Type.Unsafe({ type: 'null' })]);

export const OpeningHours: TSchema = record(
  'OpeningHours',
  'Opening hours on some days, as in schema.org.',
  {
    opens: text('Opening time, as `HH:MM`.'),
    closes: text('Closing time, as `HH:MM`. A time earlier than `opens` is after midnight.'),
    dayOfWeek: optional(
      list(text('A day, for example `Monday`.'), 'The days. If omitted, every day.'),
    ),
    validFrom: optional(text('First day on which the hours apply, as ISO 8601 text.')),
    validThrough: optional(text('Last day on which the hours apply, as ISO 8601 text.')),
  },
);

export const Link: TSchema = record('Link', 'A link with its text.', {
  label: text('Text of the link.'),
  url: text('URL of the link.'),
});

export const SocialLink: TSchema = record('SocialLink', 'A profile on a social network.', {
  name: text('Name of the social network.'),
  url: text('URL of the profile.'),
});

export const Image: TSchema = record('Image', 'An image.', {
  url: text('URL of the image, absolute or relative to the bundle.'),
});

export const LocationProperties: TSchema = record(
  'LocationProperties',
  'A place that people look for: a shop, a gate, a desk.',
  {
    id: field(ObjectId, 'Id of the location.'),
    name: text('Name of the location.'),
    type: optional(text('Type of place, for example `tenant` or `amenity`.')),
    description: optional(text('One or more sentences of plain text.')),
    externalId: optional(text('Id of the location in other systems.')),
    categories: list(ObjectId, 'The categories of the location.'),
    spaces: list(ObjectId, 'Spaces or other shapes that the location occupies.'),
    nodes: optional(list(ObjectId, 'Nodes from which the location can be reached.')),
    phone: optional(text('Telephone number.')),
    website: optional(Link, 'Main website.'),
    links: optional(list(Link, 'Further links.')),
    social: optional(list(SocialLink, 'Profiles on social networks.')),
    images: optional(list(Image, 'Images, the most important first.')),
    logo: optional(text('URL of the logo.')),
    icon: optional(text('URL of an icon.')),
    operationHours: optional(list(OpeningHours, 'Opening hours of the location.')),
    tags: optional(list(text('A search term.'), 'Terms by which search finds the location.')),
    sortOrder: optional(number('Position in lists. Smaller values come first.')),
  },
);

export const LocationFeature: TSchema = feature('LocationFeature', 'A location and its point.', {
  geometry: field(pointOrNothing, 'Position of the label, or `null`.'),
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
  icon: optional(text('URL of an icon.')),
  color: optional(text('Colour of the category as `#RRGGBB`.')),
  sortOrder: optional(number('Position in lists. Smaller values come first.')),
});

export const CategoryFeature: TSchema = feature(
  'CategoryFeature',
  'A category. Its file is GeoJSON, although a category has no position.',
  {
    geometry: field(pointOrNothing, 'The geometry, which is always `null` in our exports.'),
    properties: CategoryProperties,
  },
);

export const Categories: TSchema = featureCollection(
  'Categories',
  'Every category of the venue.',
  CategoryFeature,
);
