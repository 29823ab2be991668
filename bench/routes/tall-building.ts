import { localFrame, seededRandom } from '@brand/geo';
import type { RoutingParts } from '@brand/mvf/routing';

const FLOORS = 10;
/** Nodes along each side of a floor: 10 floors of 100 × 100 are 100,000 nodes. */
const SIDE = 100;
/** Metres between nodes. */
const SPACING = 2;
/** Nodes between walls, so that rooms have 10 × 10. */
const ROOM = 10;
const ACCESSIBLE = 1;
/** Minimum cost of one floor, by lift, in metres of walking. */
export const MIN_CLIMB = 4;

type Floor = NonNullable<RoutingParts['nodes']>[string];
type Connection = NonNullable<RoutingParts['connections']>[number];

/**
 * A building of 10 floors and 100,000 nodes: rooms with walls and one door in each, and lifts and
 * stairs through all floors. Deterministic.
 */
export function tallBuilding(): RoutingParts {
  const random = seededRandom(20);
  const frame = localFrame([10, 50]);
  const floorIds = Array.from({ length: FLOORS }, (_, floor) => `f_${floor}`);
  const shafts = Array.from({ length: 14 }, (_, index) => ({
    key: `shaft-${index}`,
    node: Math.floor(random() * SIDE) * SIDE + Math.floor(random() * SIDE),
    isLift: index < 6,
  }));
  const nodes = floorIds.map((floorId, floor): Floor => {
    const isOpen = wallsWithDoors(random);
    return {
      type: 'FeatureCollection',
      features: Array.from({ length: SIDE * SIDE }, (_, node) => {
        const [column, row] = [node % SIDE, Math.floor(node / SIDE)];
        const shaft = shafts.find((one) => one.node === node);
        // Shafts are straight, so their nodes get no jitter.
        const jitter = (): number => (shaft ? 0 : (random() - 0.5) * 0.6);
        const place = { x: column * SPACING + jitter(), y: row * SPACING + jitter() };
        return {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [...frame.toLngLat(place)] },
          properties: {
            id: `n_${floor}-${node}`,
            neighbors: neighborsOf(column, row, isOpen).map((other) => ({
              id: `n_${floor}-${other}`,
              extraCost: 0,
              flags: [ACCESSIBLE],
            })),
            ...(shaft && { geometryIds: [`g_${floorId}-${shaft.key}`] }),
          },
        };
      }),
    };
  });
  return {
    floors: {
      type: 'FeatureCollection',
      features: floorIds.map((id, elevation) => ({
        type: 'Feature',
        geometry: null,
        properties: { id, elevation },
      })),
    },
    nodes: Object.fromEntries(floorIds.map((id, floor) => [id, nodes[floor]!])),
    connections: shafts.map(({ key, isLift }): Connection => {
      const stops = floorIds.map((floorId) => ({
        floorId,
        geometryId: `g_${floorId}-${key}`,
        flags: [isLift ? ACCESSIBLE : 0],
      }));
      return {
        id: `c_${key}`,
        type: isLift ? 'elevator' : 'stairs',
        entrances: stops,
        exits: stops,
        entryCost: isLift ? 30 : 5,
        floorCostMultiplier: isLift ? MIN_CLIMB : 16,
      };
    }),
    navigationFlags: { accessible: { index: 0, bit: 0 } },
  };
}

type IsOpen = (column: number, row: number, toColumn: number, toRow: number) => boolean;

/** Walls between rooms, with a door of two nodes in each. */
function wallsWithDoors(random: () => number): IsOpen {
  const rooms = SIDE / ROOM;
  const doors = Float64Array.from({ length: 2 * rooms * rooms }, () =>
    Math.floor(random() * (ROOM - 1)),
  );
  const isDoor = (wall: number, along: number, kind: number): boolean => {
    const door = doors[(kind * rooms + wall) * rooms + Math.floor(along / ROOM)]!;
    return along % ROOM === door || along % ROOM === door + 1;
  };
  return (column, row, toColumn, toRow) => {
    const east = Math.floor(Math.max(column, toColumn) / ROOM);
    const north = Math.floor(Math.max(row, toRow) / ROOM);
    const crossesEast = Math.floor(column / ROOM) !== Math.floor(toColumn / ROOM);
    const crossesNorth = Math.floor(row / ROOM) !== Math.floor(toRow / ROOM);
    if (crossesEast && crossesNorth) return false;
    if (crossesEast) return isDoor(east, row, 0) && isDoor(east, toRow, 0);
    return !crossesNorth || (isDoor(north, column, 1) && isDoor(north, toColumn, 1));
  };
}

function neighborsOf(column: number, row: number, isOpen: IsOpen): number[] {
  const found: number[] = [];
  for (let toRow = row - 1; toRow <= row + 1; toRow += 1) {
    for (let toColumn = column - 1; toColumn <= column + 1; toColumn += 1) {
      const isInside = toColumn >= 0 && toRow >= 0 && toColumn < SIDE && toRow < SIDE;
      const isSelf = toColumn === column && toRow === row;
      if (!isInside || isSelf || !isOpen(column, row, toColumn, toRow)) continue;
      found.push(toRow * SIDE + toColumn);
    }
  }
  return found;
}
