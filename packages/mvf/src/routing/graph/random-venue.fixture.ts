import { localFrame, seededRandom } from '@brand/geo';
import type { FlaggedGeometryAnchor } from '../../v3/core/types.gen.ts';
import type { RoutingParts } from './build-routing-graph.ts';

const frame = localFrame([8.5, 47.4]);

/** A venue of random nodes, edges, lifts, one-way stairs and short cuts; the same for each seed. */
export function randomVenue(seed: number, nodesPerFloor = 40, floorCount = 3): RoutingParts {
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
  const anchor = (): FlaggedGeometryAnchor => {
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
      entryCost: pick(3) * 10,
      floorCostMultiplier: pick(3) * 7,
    })),
    navigationFlags: { accessible: { index: 0, bit: 0 }, public: { index: 0, bit: 1 } },
  };
}
