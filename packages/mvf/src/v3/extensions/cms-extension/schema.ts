import type { TSchema } from 'typebox';
import {
  field,
  flag,
  list,
  named,
  number,
  optional,
  record,
  text,
} from '../../../schema-kit/build.ts';
import { Details, Extra, LanguageTag } from '../../core/schema.ts';
import { HexColor } from '../default-style/schema.ts';
import { CategoryId, LocationId, OpeningHours } from '../locations/schema.ts';

export const CmsLanguage: TSchema = record('CmsLanguage', 'A language that the venue supports.', {
  code: field(LanguageTag, 'Language tag.'),
  name: text('Name of the language, in that language.'),
});

export const CmsVenue: TSchema = record(
  'CmsVenue',
  'Venue data that exists only in content-managed venues.',
  {
    id: optional(text('Id of the venue in the content system.')),
    slug: optional(text('URL slug of the venue.')),
    defaultLanguage: optional(
      field(LanguageTag, 'Language of every text outside the translations.'),
    ),
    languages: optional(list(CmsLanguage, 'Every language that the venue supports.')),
    countrycode: optional(text('Country as ISO 3166-1 alpha-2, for example `PT`.')),
    logo: optional(text('URL of the logo.')),
    webUrl: optional(text("URL of the venue's website.")),
    topLocations: optional(list(LocationId, 'Locations to show first, in this order.')),
    operationHours: optional(list(OpeningHours, 'Opening hours of the venue.')),
    coverImage: optional(text('URL of a wide image of the venue.')),
    details: optional(Details, 'Name and description of the venue.'),
    extra: optional(Extra),
  },
);

export const CmsCategory: TSchema = record('CmsCategory', 'Presentation of a category.', {
  id: optional(text('Id in the content system.')),
  categoryId: field(
    CategoryId,
    'The category of the locations extension that this record extends.',
  ),
  color: optional(HexColor, 'Colour of the category.'),
  sortOrder: optional(number('Position in lists. Smaller values come first.')),
  iconFromDefaultList: optional(text('Name of a stock icon.')),
  picture: optional(text('URL of an image.')),
});

export const CmsCategories: TSchema = named(
  'CmsCategories',
  'Presentation of categories.',
  list(CmsCategory, 'Presentation of categories.'),
);

export const CmsLocationState: TSchema = record(
  'CmsLocationState',
  'A state of a location during a period, such as `closed` or `now-open`.',
  {
    type: text('The state.'),
    start: optional(text('Start of the period, as ISO 8601 text.')),
    end: optional(text('End of the period, as ISO 8601 text.')),
  },
);

export const CmsSiblingGroup: TSchema = record(
  'CmsSiblingGroup',
  'Locations that belong together, such as the entrances of one shop.',
  {
    label: text('Text that describes what the locations have in common.'),
    siblings: list(LocationId, 'The other locations of the group.'),
  },
);

export const CmsLocation: TSchema = record('CmsLocation', 'Presentation of a location.', {
  id: optional(text('Id in the content system.')),
  locationId: field(
    LocationId,
    'The location of the locations extension that this record extends.',
  ),
  type: optional(text('Type of place in the content system, for example `tenant` or `amenity`.')),
  sortOrder: optional(number('Position in lists. Smaller values come first.')),
  tags: optional(list(text('A search term.'), 'Terms by which search finds the location.')),
  picture: optional(text('URL of an image.')),
  hidden: optional(flag('Whether lists omit the location.')),
  states: optional(list(CmsLocationState, 'States of the location, with their periods.')),
  siblingGroups: optional(list(CmsSiblingGroup, 'Groups that the location belongs to.')),
});

export const CmsLocations: TSchema = named(
  'CmsLocations',
  'Presentation of locations.',
  list(CmsLocation, 'Presentation of locations.'),
);
