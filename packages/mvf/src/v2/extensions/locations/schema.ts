import { Type, type TSchema } from 'typebox';
import {
  field,
  id,
  list,
  named,
  openEnum,
  optional,
  record,
  text,
} from '../../../schema-kit/build.ts';
import { Details, Metadata } from '../../core/schema.ts';
import { ShapeAnchor } from '../../shapes/schema.ts';

export const LocationId: TSchema = id('LocationId', 'loc', 'a location');
export const LocationInstanceId: TSchema = id('LocationInstanceId', 'loci', 'a location instance');
export const CategoryId: TSchema = id('CategoryId', 'lcat', 'a category');

export const DayOfWeek: TSchema = openEnum('DayOfWeek', 'A day, as in schema.org.', [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'PublicHolidays',
]);

export const ClockTime: TSchema = named(
  'ClockTime',
  "Time of day as `HH:MM`, in the venue's time zone.",
  Type.String({ pattern: '^([01]\\d|2[0-4]):[0-5]\\d(:[0-5]\\d)?$' }),
);

export const OpeningHours: TSchema = record(
  'OpeningHours',
  'Opening hours on some days, as in schema.org.',
  {
    opens: field(ClockTime, 'Opening time.'),
    closes: field(ClockTime, 'Closing time. A time earlier than `opens` is after midnight.'),
    dayOfWeek: optional(list(DayOfWeek, 'The days. If omitted, every day.')),
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

const places = {
  categories: optional(list(CategoryId, 'The categories of the location.')),
  anchors: optional(list(ShapeAnchor, 'Shapes that the location occupies, one or several.')),
  phone: optional(text('Telephone number.')),
  website: optional(Link, 'Main website.'),
  links: optional(list(Link, 'Further links.')),
  social: optional(list(SocialLink, 'Profiles on social networks.')),
  images: optional(list(Image, 'Images, the most important first.')),
  logo: optional(text('URL of the logo, absolute or relative to the bundle.')),
  openingHours: optional(list(OpeningHours, 'Opening hours of the location.')),
  metadata: optional(Metadata),
};

export const Location: TSchema = record(
  'Location',
  'A place that people look for: a shop, a gate, a desk.',
  {
    id: field(LocationId, 'Id of the location.'),
    details: field(Details, 'Name and description. A location must have a name.'),
    ...places,
  },
);

export const Locations: TSchema = named(
  'Locations',
  'Every location of the venue.',
  list(Location, 'Every location of the venue.'),
);

export const LocationInstance: TSchema = record(
  'LocationInstance',
  'One occurrence of a location that is in several places. Its own values override those of its parent.',
  {
    id: field(LocationInstanceId, 'Id of the instance.'),
    parentId: field(LocationId, 'The location that it is an instance of.'),
    details: optional(Details, 'Texts that differ from those of the parent.'),
    ...places,
  },
);

export const LocationInstances: TSchema = named(
  'LocationInstances',
  'Every location instance of the venue.',
  list(LocationInstance, 'Every location instance of the venue.'),
);

export const Category: TSchema = record('Category', 'A group of locations.', {
  id: field(CategoryId, 'Id of the category.'),
  details: field(Details, 'Name and icon of the category.'),
  parent: optional(field(CategoryId, 'The category that this one is part of.')),
});

export const Categories: TSchema = named(
  'Categories',
  'Every category of the venue.',
  list(Category, 'Every category of the venue.'),
);
