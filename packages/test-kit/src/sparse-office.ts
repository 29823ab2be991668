import type { Mvf3Document } from '@brand/mvf';
import { createManifest } from './create-manifest.ts';
import { line, point, rectangle } from './metre-shapes.ts';

const FLOOR = 'f_office';
const ROOM_WIDTH = 4;
const COUNT = 20;

/**
 * An office as some exporters write it: forty rooms with doors on both sides of a corridor, walls
 * as polygons that run across the doors, and a network of 14 nodes in the corridor that no room is
 * attached to.
 */
export function sparseOffice(): Mvf3Document {
  const rooms = [8, 0].flatMap((south, row) =>
    Array.from({ length: COUNT }, (_, index) => {
      const west = index * ROOM_WIDTH;
      const doorY = row === 0 ? 8 : 5;
      return {
        id: `g_room-${row * COUNT + index + 1}`,
        name: `Office ${row * COUNT + index + 1}`,
        geometry: rectangle([west, south], [west + ROOM_WIDTH, south + 5]),
        door: line([west + 1, doorY], [west + 2, doorY]),
      };
    }),
  );
  const [length, depth] = [COUNT * ROOM_WIDTH, 13];
  const walls = [
    rectangle([0, 4.9], [length, 5.1]),
    rectangle([0, 7.9], [length, 8.1]),
    ...Array.from({ length: COUNT - 1 }, (_, index) => (index + 1) * ROOM_WIDTH).flatMap((x) => [
      rectangle([x - 0.1, 0], [x + 0.1, 4.9]),
      rectangle([x - 0.1, 8.1], [x + 0.1, depth]),
    ]),
  ];
  const shapes = [
    { id: 'g_corridor', kind: 'hallway', geometry: rectangle([0, 5], [length, 8]) },
    ...rooms.map(({ id, geometry }) => ({ id, kind: 'room', geometry })),
    ...rooms.map(({ id, door }) => ({ id: `${id}-door`, kind: 'door', geometry: door })),
    ...walls.map((geometry, index) => ({ id: `g_wall-${index + 1}`, kind: 'wall', geometry })),
  ];
  const nodes = Array.from({ length: 14 }, (_, index) => `n_corridor-${index + 1}`);
  return {
    version: 3,
    manifest: createManifest('Sparse office'),
    floors: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: rectangle([0, 0], [length, depth]),
          properties: { id: FLOOR, elevation: 0, details: { name: 'Ground floor' } },
        },
      ],
    },
    geometry: {
      [FLOOR]: {
        type: 'FeatureCollection',
        features: shapes.map(({ id, geometry }) => ({
          type: 'Feature',
          geometry,
          properties: { id },
        })),
      },
    },
    kinds: { [FLOOR]: Object.fromEntries(shapes.map(({ id, kind }) => [id, kind])) },
    nodes: {
      [FLOOR]: {
        type: 'FeatureCollection',
        features: nodes.map((id, index) => ({
          type: 'Feature',
          geometry: point([2 + (index * (length - 4)) / (nodes.length - 1), 6.5]),
          properties: {
            id,
            neighbors: [nodes[index - 1], nodes[index + 1]].flatMap((other) =>
              other === undefined ? [] : [{ id: other, extraCost: 0, flags: [0] }],
            ),
            geometryIds: ['g_corridor'],
          },
        })),
      },
    },
    locations: rooms.map(({ id, name }) => ({
      id: id.replace('g_', 'loc_'),
      details: { name },
      categories: [],
      geometryAnchors: [{ floorId: FLOOR, geometryId: id }],
    })),
    extras: {},
  };
}
