import type { TSchema } from 'typebox';
import { field, id, list, optional, record, text } from '../../../schema-kit/build.ts';
import {
  feature,
  featureCollection,
  MultiPolygonGeometry,
  oneOf,
  PolygonGeometry,
} from '../../../geojson/schema.ts';
import { Details, Metadata } from '../../core/schema.ts';
import { NodeId } from '../../shapes/schema.ts';

export const AreaId: TSchema = id('AreaId', 'ar', 'an area');

export const AreaProperties: TSchema = record(
  'AreaProperties',
  'A part of a floor that overlaps its spaces: a department, a zone.',
  {
    id: field(AreaId, 'Id of the area.'),
    externalId: text('Id of the area in the system it came from, or an empty string.'),
    destinationNodes: optional(
      list(NodeId, 'Nodes on the same floor from which the area can be reached.'),
    ),
    details: optional(Details, 'Name and description of the area.'),
    metadata: optional(Metadata),
  },
);

export const AreaFeature: TSchema = feature('AreaFeature', 'An area and its shape.', {
  geometry: field(oneOf([PolygonGeometry, MultiPolygonGeometry]), 'The shape.'),
  properties: AreaProperties,
});

export const FloorAreas: TSchema = featureCollection(
  'FloorAreas',
  'The areas of one floor.',
  AreaFeature,
);
