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
  'Text that is drawn flat on a floor.',
  {
    id: field(TextAreaId, 'Id of the text area.'),
    text: text('The text.'),
    rotation: optional(number('Rotation, in degrees clockwise from north.')),
  },
);

export const TextAreaFeature: TSchema = feature('TextAreaFeature', 'A text and its position.', {
  geometry: field(oneOf([PointGeometry, PolygonGeometry]), 'Position or extent of the text.'),
  properties: TextAreaProperties,
});

export const FloorTextAreas: TSchema = featureCollection(
  'FloorTextAreas',
  'The text areas of one floor.',
  TextAreaFeature,
);
