import type { TSchema } from 'typebox';
import { field, id, number, optional, record, text } from '../../../schema-kit/build.ts';
import {
  feature,
  featureCollection,
  oneOf,
  PointGeometry,
  PolygonGeometry,
} from '../../../geojson/schema.ts';

export const TextAreaId: TSchema = id('TextAreaId', 'ta', 'a text area');

export const TextAreaProperties: TSchema = record(
  'TextAreaProperties',
  'Words lying flat on a floor.',
  {
    id: field(TextAreaId, 'Id of the text area.'),
    text: text('The words.'),
    rotation: optional(number('Degrees clockwise from north.')),
  },
);

export const TextAreaFeature: TSchema = feature('TextAreaFeature', 'Words and their place.', {
  geometry: field(oneOf([PointGeometry, PolygonGeometry]), 'Where the words lie.'),
  properties: TextAreaProperties,
});

export const FloorTextAreas: TSchema = featureCollection(
  'FloorTextAreas',
  'The text areas of one floor.',
  TextAreaFeature,
);
