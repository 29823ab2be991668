import { type Static, Type } from 'typebox';
import { extra } from './extra.ts';
import { address, externalId, timestamp, name, text } from './string-formats.ts';
import { Image, image } from './image.ts';
import { Link, SocialLink } from './links.ts';
import { openingHours } from './opening-hours.ts';
import { translations } from './translations.ts';

export const LocationState = Type.Object(
  {
    type: Type.Enum(['coming-soon', 'now-open', 'temporarily-closed', 'moving', 'closing-down'], {
      description: 'Type of the announcement.',
    }),
    start: Type.Optional(timestamp('Start of the announcement. Default: immediately.')),
    end: Type.Optional(
      timestamp(
        'End of the announcement. Default: as long as the record contains the announcement.',
      ),
    ),
  },
  { title: 'LocationState', description: 'A temporary announcement about a place.' },
);

export const Location = Type.Object(
  {
    externalId: externalId('Id of the place in your system, the same as on the map.', 'bookshop'),
    name: name('Name that visitors look for.'),
    type: Type.String({
      pattern: '^[a-z][a-z0-9-]{0,39}$',
      description: 'Type of place in your system, such as `tenant` or `amenity`.',
      examples: ['tenant'],
    }),
    shortName: Type.Optional(name('Name for use where space is limited, such as a unit number.')),
    description: Type.Optional(text('Description of the place for visitors.')),
    categories: Type.Optional(
      Type.Array(externalId('External id of a category.', 'lcat_books-toys'), {
        maxItems: 50,
        description: "External ids of the location's categories, the most important first.",
      }),
    ),
    units: Type.Optional(
      Type.Array(externalId('External id of a room.', 'g_coffee-ground'), {
        maxItems: 100,
        description:
          'External ids of the rooms that the location occupies. Default: the rooms assigned on the map.',
      }),
    ),
    phone: Type.Optional(text('Telephone number, with the country code.', 40)),
    website: Type.Optional(address('Main website.', 'https://mare-de-papel.example')),
    links: Type.Optional(Type.Array(Link, { maxItems: 50, description: 'Further links.' })),
    social: Type.Optional(
      Type.Array(SocialLink, { maxItems: 50, description: 'Profiles on social networks.' }),
    ),
    logo: Type.Optional(image('Logo, as SVG or at least 512 pixels wide.')),
    images: Type.Optional(
      Type.Array(Image, { maxItems: 50, description: 'Images, the most important first.' }),
    ),
    openingHours: Type.Optional(openingHours('Opening hours of the location.')),
    states: Type.Optional(
      Type.Array(LocationState, {
        maxItems: 20,
        description: 'Announcements, with their periods.',
      }),
    ),
    tags: Type.Optional(
      Type.Array(name('A search term.'), {
        maxItems: 100,
        description: 'Terms by which search finds the location, in addition to its texts.',
      }),
    ),
    sortOrder: Type.Optional(
      Type.Number({ description: 'Position in lists. Smaller values come first.' }),
    ),
    hidden: Type.Optional(
      Type.Boolean({
        description: 'Whether lists and search omit the location. Default: `false`.',
      }),
    ),
    translations: Type.Optional(translations()),
    extra: Type.Optional(extra()),
  },
  { title: 'Location', description: 'A place that people look for: a shop, a clinic, a gate.' },
);

export type Location = Static<typeof Location>;
