import { localFrame, seededRandom } from '@brand/geo';
import type { Mvf3Document } from '@brand/mvf';

type RoutingFiles = Required<
  Pick<Mvf3Document, 'floors' | 'nodes' | 'connections' | 'navigationFlags'>
>;

type Anchor = RoutingFiles['connections'][number]['entrances'][number];

const frame = localFrame([8.5, 47.4]);

/**
 * Random routing files, reproducible by seed. With even seeds, some connections are short cuts that
 * cost less than the distance between their ends; with odd seeds, none.
 */
export function randomVenue(seed: number, nodesPerFloor = 40, floorCount = 3): RoutingFiles {
  const random = seededRandom(seed);
  const pick = (count: number): number => Math.floor(random() * count);
  const floorIds = Array.from({ length: floorCount }, (_, floor) => `f_${floor}`);
  const nodes = Object.fromEntries(
    floorIds.map((floorId, floor) => [
      floorId,
      {
        type: 'FeatureCollection' as const,
        features: Array.from({ length: nodesPerFloor }, (_, node) => ({
          type: 'Feature' as const,
          geometry: {
            type: 'Point' as const,
            coordinates: [...frame.toLngLat({ x: random() * 100, y: random() * 100 })],
          },
          properties: {
            id: `n_${floor}-${node}`,
            geometryIds: [`g_${floor}-${node % 8}`],
            neighbors: Array.from({ length: 2 }, () => ({
              id: `n_${floor}-${pick(nodesPerFloor)}`,
              extraCost: pick(3) * 5,
              flags: [pick(4)],
            })),
          },
        })),
      },
    ]),
  );
  const anchor = (): Anchor => {
    const floor = pick(floorCount);
    return { floorId: `f_${floor}`, geometryId: `g_${floor}-${pick(8)}`, flags: [pick(4)] };
  };
  return {
    floors: {
      type: 'FeatureCollection',
      features: floorIds.map((id, elevation) => ({
        type: 'Feature',
        geometry: null,
        properties: { id, elevation: elevation - 1 },
      })),
    },
    nodes,
    connections: Array.from({ length: 6 }, (_, index) => ({
      id: `c_${index}`,
      type: 'elevator',
      entrances: Array.from({ length: 1 + pick(3) }, anchor),
      exits: Array.from({ length: 1 + pick(3) }, anchor),
      entryCost: pick(3) * 10 + (seed % 2) * 150,
      floorCostMultiplier: pick(3) * 7 + (seed % 2) * 5,
    })),
    navigationFlags: { accessible: { index: 0, bit: 0 }, public: { index: 0, bit: 1 } },
  };
}
