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

export const CmsLanguage: TSchema = record('CmsLanguage', 'A language the venue is published in.', {
  code: field(LanguageTag, 'Language tag.'),
  name: text('Name of the language, in that language.'),
});

export const CmsVenue: TSchema = record(
  'CmsVenue',
  'Facts about the venue that only content-managed venues have.',
  {
    id: optional(text('Id of the venue in the content system.')),
    slug: optional(text('Name of the venue in addresses.')),
    defaultLanguage: optional(field(LanguageTag, 'Language of every text without a translation.')),
    languages: optional(list(CmsLanguage, 'Every language the texts are available in.')),
    countrycode: optional(text('Country as ISO 3166-1 alpha-2, for example `PT`.')),
    logo: optional(text('Address of the logo.')),
    webUrl: optional(text('Web site of the venue.')),
    topLocations: optional(list(LocationId, 'Locations to show first, in this order.')),
    operationHours: optional(list(OpeningHours, 'When the venue is open.')),
    coverImage: optional(text('Address of a wide picture of the venue.')),
    details: optional(Details, 'Name and description of the venue.'),
    extra: optional(Extra),
  },
);

export const CmsCategory: TSchema = record('CmsCategory', 'How a category is presented.', {
  id: optional(text('Id in the content system.')),
  categoryId: field(CategoryId, 'The category of the locations extension that this adds to.'),
  color: optional(HexColor, 'Colour of the category.'),
  sortOrder: optional(number('Smaller comes first.')),
  iconFromDefaultList: optional(text('Name of a stock icon.')),
  picture: optional(text('Address of a picture.')),
});

export const CmsCategories: TSchema = named(
  'CmsCategories',
  'Presentation of categories.',
  list(CmsCategory, 'Presentation of categories.'),
);

export const CmsLocationState: TSchema = record(
  'CmsLocationState',
  'A state of a location during a time, such as `closed` or `now-open`.',
  {
    type: text('The state.'),
    start: optional(text('Begin, as ISO 8601 text.')),
    end: optional(text('End, as ISO 8601 text.')),
  },
);

export const CmsSiblingGroup: TSchema = record(
  'CmsSiblingGroup',
  'Locations that belong together, such as the entrances of one shop.',
  {
    label: text('What they have in common.'),
    siblings: list(LocationId, 'The other locations of the group.'),
  },
);

export const CmsLocation: TSchema = record('CmsLocation', 'How a location is presented.', {
  id: optional(text('Id in the content system.')),
  locationId: field(LocationId, 'The location of the locations extension that this adds to.'),
  type: optional(text('Kind of place in the content system, for example `tenant` or `amenity`.')),
  sortOrder: optional(number('Smaller comes first.')),
  tags: optional(
    list(text('A search word.'), 'Words under which search should find the location.'),
  ),
  picture: optional(text('Address of a picture.')),
  hidden: optional(flag('Whether lists leave the location out.')),
  states: optional(list(CmsLocationState, 'States with their times.')),
  siblingGroups: optional(list(CmsSiblingGroup, 'Groups that the location belongs to.')),
});

export const CmsLocations: TSchema = named(
  'CmsLocations',
  'Presentation of locations.',
  list(CmsLocation, 'Presentation of locations.'),
);
