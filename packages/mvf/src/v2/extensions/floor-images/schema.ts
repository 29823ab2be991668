import type { TSchema } from 'typebox';
import { number, optional, record, text } from '../../../schema-kit/build.ts';
import { feature, featureCollection, PointGeometry } from '../../../geojson/schema.ts';

export const FloorImageProperties: TSchema = record(
  'FloorImageProperties',
  'An image on a floor: on a shape, or floating at a height.',
  {
    path: text('URL of the image, absolute or relative to the bundle.'),
    width: number('Width on the ground, in metres.', { minimum: 0 }),
    height: number('Height on the ground, in metres.', { minimum: 0 }),
    rotation: number('Rotation, in degrees clockwise from north.', { minimum: 0, maximum: 360 }),
    anchor: optional(text('Id of the shape on which the image is drawn.')),
    verticalOffset: optional(
      number('Height above the floor, in metres, for an image without an anchor.'),
    ),
  },
);

export const FloorImageFeature: TSchema = feature('FloorImageFeature', 'An image and its centre.', {
  geometry: PointGeometry,
  properties: FloorImageProperties,
});

export const FloorImages: TSchema = featureCollection(
  'FloorImages',
  'The images of one floor, each at its centre point.',
  FloorImageFeature,
);
