import type { TSchema } from 'typebox';
import { field, number, optional, record, text } from '../../../schema-kit/build.ts';
import { feature, featureCollection, PointGeometry } from '../../../geojson/schema.ts';
import { GeometryId } from '../../core/schema.ts';

export const FloorImageProperties: TSchema = record(
  'FloorImageProperties',
  'An image on a floor: on a geometry, or floating at a height.',
  {
    path: text('URL of the image, absolute or relative to the bundle.'),
    width: number('Width on the ground, in metres.', { minimum: 0 }),
    height: number('Height on the ground, in metres.', { minimum: 0 }),
    rotation: number('Rotation, in degrees clockwise from north.', { minimum: 0, maximum: 360 }),
    geometryId: optional(field(GeometryId, 'The geometry on which the image is drawn.')),
    verticalOffset: optional(
      number('Height above the floor, in metres, for an image without a geometry.'),
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
