import { Type } from 'typebox';
import { name, text } from './string-formats.ts';

export const Translation = Type.Object(
  {
    name: Type.Optional(name('Name in that language.')),
    shortName: Type.Optional(name('Short name in that language.')),
    description: Type.Optional(text('Description in that language.')),
  },
  { title: 'Translation', description: 'The texts of a record in another language.' },
);

/** A field for the texts of a record in other languages. */
export function translations() {
  return Type.Record(Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }), Translation, {
    description:
      'The texts in other languages, by language tag such as `pt` or `pt-BR`. Missing texts appear in the default language.',
  });
}
