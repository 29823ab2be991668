import { seededRandom } from '@brand/geo';
import type { Mvf3Document } from '@brand/mvf';
import { writeBundle } from '@brand/mvf';

const FLOORS = 8;

/** A venue of eight floors whose zip is slightly larger than `bytes`. */
export function largeBundle(bytes: number): Uint8Array {
  let rooms = 400;
  for (;;) {
    const zip = writeBundle(venue(rooms));
    if (zip.length >= bytes) return zip;
    rooms = Math.ceil(rooms * Math.min(3, (bytes / zip.length) * 1.05));
  }
}

function venue(rooms: number): Mvf3Document {
  const random = seededRandom(rooms);
  const ids = Array.from({ length: FLOORS }, (_, index) => `f_floor-${index}`);
  return {
    version: 3,
    manifest: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [10, 50] },
          properties: {
            name: 'Large venue',
            version: '3.0.0',
            time: '2026-01-01T00:00:00.000Z',
            contents: [],
          },
        },
      ],
    },
    floors: {
      type: 'FeatureCollection',
      features: ids.map((id, elevation) => ({
        type: 'Feature',
        geometry: null,
        properties: { id, elevation },
      })),
    },
    geometry: Object.fromEntries(ids.map((id) => [id, floorGeometry(id, rooms, random)])),
    nodes: Object.fromEntries(ids.map((id) => [id, floorNodes(id, rooms * 4, random)])),
    extras: {},
  };
}

function floorGeometry(
  floor: string,
  rooms: number,
  random: () => number,
): NonNullable<Mvf3Document['geometry']>[string] {
  return {
    type: 'FeatureCollection',
    features: Array.from({ length: rooms }, (_, index) => {
      const [x, y] = [10 + random() / 100, 50 + random() / 100];
      const ring = Array.from({ length: 8 }, (__, corner) => {
        const angle = (corner * Math.PI) / 4;
        const radius = 0.00002 + random() * 0.00003;
        return [round(x + Math.cos(angle) * radius), round(y + Math.sin(angle) * radius)];
      });
      return {
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] },
        properties: { id: `g_${floor}-${index}`, details: { name: `Room ${index}` } },
      };
    }),
  };
}

function floorNodes(
  floor: string,
  count: number,
  random: () => number,
): NonNullable<Mvf3Document['nodes']>[string] {
  const id = (index: number): string => `n_${floor}-${(index + count) % count}`;
  return {
    type: 'FeatureCollection',
    features: Array.from({ length: count }, (_, index) => ({
      type: 'Feature',
      geometry: {
        type: 'Point',
        coordinates: [round(10 + random() / 100), round(50 + random() / 100)],
      },
      properties: {
        id: id(index),
        neighbors: [-1, 1].map((step) => ({ id: id(index + step), extraCost: 2, flags: [5] })),
      },
    })),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e8) / 1e8;
}
