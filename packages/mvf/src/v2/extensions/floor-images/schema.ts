import type { TSchema } from 'typebox';
import { number, optional, record, text } from '../../../schema-kit/build.ts';
import { feature, featureCollection, PointGeometry } from '../../../geojson/schema.ts';

export const FloorImageProperties: TSchema = record(
  'FloorImageProperties',
  'A picture lying on a floor: on a shape, or floating at a height.',
  {
    path: text('Address of the picture, absolute or relative to the bundle.'),
    width: number('Width on the ground, in metres.', { minimum: 0 }),
    height: number('Height on the ground, in metres.', { minimum: 0 }),
    rotation: number('Degrees clockwise from north.', { minimum: 0, maximum: 360 }),
    anchor: optional(text('Id of the shape that the picture lies on.')),
    verticalOffset: optional(number('Metres above the floor, for a picture without an anchor.')),
  },
);

export const FloorImageFeature: TSchema = feature(
  'FloorImageFeature',
  'A picture and its centre.',
  {
    geometry: PointGeometry,
    properties: FloorImageProperties,
  },
);

export const FloorImages: TSchema = featureCollection(
  'FloorImages',
  'The pictures of one floor, each at its centre point.',
  FloorImageFeature,
);
