import type { Mvf3Document } from '@brand/mvf';
import { type Metres, point } from './metre-shapes.ts';
import { ROOMS } from './tiny-shapes.ts';

/** `accessible` and `public`. */
const STEP_FREE: readonly number[] = [0b101];
/** `accessible`, `outdoors` and `public`. */
const OUTSIDE: readonly number[] = [0b111];
/** `public` only. */
const STEPS: readonly number[] = [0b100];

type FloorNodes = NonNullable<Mvf3Document['nodes']>[string];

type Node = { readonly id: string; readonly at: Metres; readonly geometryIds: readonly string[] };

/** Nodes of a floor and their walkable pairs. */
function floorNodes(
  nodes: readonly Node[],
  ways: readonly (readonly [string, string])[],
  flags: readonly number[],
): FloorNodes {
  const neighborsOf = (id: string): string[] =>
    ways.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
  return {
    type: 'FeatureCollection',
    features: nodes.map(({ id, at, geometryIds }) => ({
      type: 'Feature',
      geometry: point(at),
      properties: {
        id,
        neighbors: neighborsOf(id).map((other) => ({ id: other, extraCost: 0, flags: [...flags] })),
        geometryIds: [...geometryIds],
      },
    })),
  };
}

/** One node in each room, in each door and in front of each door; the last form the hallway. */
function houseNodes(key: string): FloorNodes {
  const gate: Node = { id: `n_${key}-gate`, at: [1, 10], geometryIds: [`g_${key}-hall`] };
  const hall = ROOMS.toSorted((a, b) => a.door[0] - b.door[0]).map(({ name, door: [x] }): Node => ({
    id: `n_${key}-hall-${name}`,
    at: [x, 10],
    geometryIds: [`g_${key}-hall`],
  }));
  const rooms = ROOMS.flatMap(({ name, middle, door }): Node[] => [
    { id: `n_${key}-door-${name}`, at: door, geometryIds: [`g_${key}-door-${name}`] },
    { id: `n_${key}-${name}`, at: middle, geometryIds: [`g_${key}-${name}`] },
  ]);
  const corridor = [gate, ...hall];
  const ways = [
    ...corridor.slice(1).map((node, index) => [corridor[index]?.id ?? '', node.id] as const),
    ...ROOMS.flatMap(({ name }) => [
      [`n_${key}-hall-${name}`, `n_${key}-door-${name}`] as const,
      [`n_${key}-door-${name}`, `n_${key}-${name}`] as const,
    ]),
  ];
  return floorNodes([...corridor, ...rooms], ways, STEP_FREE);
}

export function tinyNodes(): NonNullable<Mvf3Document['nodes']> {
  const ground = houseNodes('g');
  for (const { properties } of ground.features) {
    if (properties.id === 'n_g-gate') properties.geometryIds?.push('g_g-gate');
    if (properties.id === 'n_g-hall-cafe') properties.geometryIds?.push('g_g-info');
  }
  const plaza: Node[] = [
    { id: 'n_o-gate', at: [-1, 10], geometryIds: ['g_o-gate', 'g_o-plaza'] },
    { id: 'n_o-plaza', at: [-10, 10], geometryIds: ['g_o-plaza'] },
  ];
  return {
    f_ground: ground,
    f_upper: houseNodes('u'),
    f_outside: floorNodes(plaza, [['n_o-gate', 'n_o-plaza']], OUTSIDE),
  };
}

/** Anchors with the same flags; each is `floor/geometry`. */
function anchors(
  places: readonly string[],
  flags: readonly number[],
): NonNullable<Mvf3Document['connections']>[number]['entrances'] {
  return places.map((place) => {
    const [floorId = '', geometryId = ''] = place.split('/');
    return { floorId, geometryId, flags: [...flags] };
  });
}

export function tinyConnections(): NonNullable<Mvf3Document['connections']> {
  const lift = ['f_ground/g_g-lift', 'f_upper/g_u-lift'];
  const stairs = ['f_ground/g_g-stairs', 'f_upper/g_u-stairs'];
  const gate = ['f_outside/g_o-gate', 'f_ground/g_g-gate'];
  return [
    {
      id: 'c_lift',
      type: 'elevator',
      entrances: anchors(lift, STEP_FREE),
      exits: anchors(lift, STEP_FREE),
      entryCost: 30,
      floorCostMultiplier: 5,
      details: { name: 'Lift' },
    },
    {
      id: 'c_stairs',
      type: 'stairs',
      entrances: anchors(stairs, STEPS),
      exits: anchors(stairs, STEPS),
      entryCost: 5,
      floorCostMultiplier: 20,
    },
    {
      id: 'c_gate',
      type: 'door',
      entrances: anchors(gate, STEP_FREE),
      exits: anchors(gate, STEP_FREE),
      entryCost: 2,
      floorCostMultiplier: 0,
    },
  ];
}
