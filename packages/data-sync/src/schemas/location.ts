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
      description: 'What is announced.',
    }),
    start: Type.Optional(timestamp('From when on it is announced. Without it: at once.')),
    end: Type.Optional(timestamp('Until when. Without it: as long as the record says so.')),
  },
  { title: 'LocationState', description: 'Something that is true of a place for a while.' },
);

export const Location = Type.Object(
  {
    externalId: externalId(
      'Id of the place in your system. The place of the map has the same.',
      'bookshop',
    ),
    name: name('Name that visitors look for.'),
    type: Type.String({
      pattern: '^[a-z][a-z0-9-]{0,39}$',
      description: 'Kind of place in your system, such as `tenant` or `amenity`.',
      examples: ['tenant'],
    }),
    shortName: Type.Optional(name('Name for where there is little room, such as a unit number.')),
    description: Type.Optional(text('What visitors find there.')),
    categories: Type.Optional(
      Type.Array(externalId('External id of a category.', 'lcat_books-toys'), {
        maxItems: 50,
        description: 'External ids of its categories, the most telling first.',
      }),
    ),
    units: Type.Optional(
      Type.Array(externalId('External id of a room.', 'g_coffee-ground'), {
        maxItems: 100,
        description:
          'External ids of the rooms that it occupies. Without it: those that the map gives it.',
      }),
    ),
    phone: Type.Optional(text('Telephone number, with the code of the country.', 40)),
    website: Type.Optional(address('Main website.', 'https://mare-de-papel.example')),
    links: Type.Optional(Type.Array(Link, { maxItems: 50, description: 'Further links.' })),
    social: Type.Optional(
      Type.Array(SocialLink, { maxItems: 50, description: 'Profiles on social networks.' }),
    ),
    logo: Type.Optional(image('Logo, as SVG or at least 512 pixels wide.')),
    images: Type.Optional(
      Type.Array(Image, { maxItems: 50, description: 'Pictures, the most telling first.' }),
    ),
    openingHours: Type.Optional(openingHours('When it is open.')),
    states: Type.Optional(
      Type.Array(LocationState, { maxItems: 20, description: 'What is announced, and when.' }),
    ),
    tags: Type.Optional(
      Type.Array(name('A word.'), {
        maxItems: 100,
        description: 'Words under which search finds it, besides its texts.',
      }),
    ),
    sortOrder: Type.Optional(Type.Number({ description: 'Place in lists, smaller first.' })),
    hidden: Type.Optional(
      Type.Boolean({ description: 'Whether lists and search leave it out. Without it: no.' }),
    ),
    translations: Type.Optional(translations()),
    extra: Type.Optional(extra()),
  },
  { title: 'Location', description: 'A place people look for: a shop, a clinic, a gate.' },
);

export type Location = Static<typeof Location>;
