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
  'Time of day as `HH:MM`, local to the venue.',
  Type.String({ pattern: '^([01]\\d|2[0-4]):[0-5]\\d(:[0-5]\\d)?$' }),
);

export const OpeningHours: TSchema = record(
  'OpeningHours',
  'Hours of opening on some days, as in schema.org.',
  {
    opens: field(ClockTime, 'When it opens.'),
    closes: field(ClockTime, 'When it closes. Earlier than `opens` means after midnight.'),
    dayOfWeek: optional(list(DayOfWeek, 'The days. Without it: every day.')),
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

const places = {
  categories: optional(list(CategoryId, 'The categories it belongs to.')),
  anchors: optional(list(ShapeAnchor, 'Where it is: one shape or several.')),
  phone: optional(text('Telephone number.')),
  website: optional(Link, 'Main web site.'),
  links: optional(list(Link, 'Further links.')),
  social: optional(list(SocialLink, 'Profiles on social networks.')),
  images: optional(list(Image, 'Pictures, the most telling first.')),
  logo: optional(text('Address of the logo, absolute or relative to the bundle.')),
  openingHours: optional(list(OpeningHours, 'When it is open.')),
  metadata: optional(Metadata),
};

export const Location: TSchema = record(
  'Location',
  'A place people look for: a shop, a gate, a desk.',
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
  'One occurrence of a location that is in several places. What it states overrides its parent.',
  {
    id: field(LocationInstanceId, 'Id of the instance.'),
    parentId: field(LocationId, 'The location that it is an instance of.'),
    details: optional(Details, 'Texts that differ from the parent.'),
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
