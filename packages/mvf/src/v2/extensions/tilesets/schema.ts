import { Type, type TSchema } from 'typebox';
import { dictionary, named, record, text } from '../../../schema-kit/build.ts';

export const Tileset: TSchema = record('Tileset', 'A style of the map around the venue.', {
  key: text('Name of the style in the map service, often the same as its key here.'),
  name: text('Name of the style.'),
  url: text('URL of the style document.'),
});

export const Tilesets: TSchema = named(
  'Tilesets',
  'Styles of the outdoor map, by key.',
  dictionary(Type.String(), Tileset, 'Styles by key.'),
);
