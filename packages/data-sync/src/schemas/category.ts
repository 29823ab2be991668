import { type Static, Type } from 'typebox';
import { extra } from './extra.ts';
import { externalId, name } from './string-formats.ts';
import { image } from './image.ts';
import { translations } from './translations.ts';

export const Category = Type.Object(
  {
    externalId: externalId(
      'Id of the category in your system. Locations refer to it.',
      'lcat_cafes',
    ),
    name: name('Name of the category.'),
    parent: Type.Optional(
      externalId('External id of the category that this one is part of.', 'lcat_food'),
    ),
    sortOrder: Type.Optional(
      Type.Number({ description: 'Position in lists. Smaller values come first.' }),
    ),
    color: Type.Optional(
      Type.String({
        pattern: '^#[0-9A-Fa-f]{6}$',
        description: 'Colour of the category, as `#RRGGBB`.',
        examples: ['#C8553D'],
      }),
    ),
    icon: Type.Optional(image('Symbol in one colour, as SVG.')),
    picture: Type.Optional(image('Image for lists.')),
    translations: Type.Optional(translations()),
    extra: Type.Optional(extra()),
  },
  { title: 'Category', description: 'A group of locations, such as food or services.' },
);

export type Category = Static<typeof Category>;
