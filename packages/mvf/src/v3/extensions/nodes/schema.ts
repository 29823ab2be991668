import type { TSchema } from 'typebox';
import { field, id, integer, list, number, optional, record } from '../../../schema-kit/build.ts';
import { feature, featureCollection, PointGeometry } from '../../../geojson/schema.ts';
import { GeometryId } from '../../core/schema.ts';

export const NodeId: TSchema = id('NodeId', 'n', 'a node');

export const Neighbor: TSchema = record(
  'Neighbor',
  'A directed edge to another node of the floor.',
  {
    id: field(NodeId, 'The node that the edge leads to.'),
    extraCost: number('Cost in addition to the straight distance, in metres of walking.', {
      minimum: 0,
    }),
    flags: list(integer('Bit field of 32 flags.'), 'Navigation flags that apply along the edge.'),
  },
);

export const NodeProperties: TSchema = record(
  'NodeProperties',
  'A point that routes pass through.',
  {
    id: field(NodeId, 'Id of the node.'),
    neighbors: list(
      Neighbor,
      'Edges that leave this node. A path in both directions needs two edges.',
    ),
    geometryIds: optional(
      list(GeometryId, 'Geometries on the same floor that a route reaches at this node.'),
    ),
  },
);

export const NodeFeature: TSchema = feature('NodeFeature', 'A node at its point.', {
  geometry: PointGeometry,
  properties: NodeProperties,
});

export const FloorNodes: TSchema = featureCollection(
  'FloorNodes',
  'The nodes of one floor. Routes reach other floors through connections.',
  NodeFeature,
);
