import type { Mvf3Document } from '@brand/mvf';
import { line, type Metres, point, rectangle } from './metre-shapes.ts';

type Floor = {
  readonly id: string;
  readonly elevation: number;
  readonly name: string;
  readonly from: Metres;
  readonly to: Metres;
};

export const FLOORS: readonly Floor[] = [
  { id: 'f_ground', elevation: 0, name: 'Ground floor', from: [0, 0], to: [30, 20] },
  { id: 'f_upper', elevation: 1, name: 'Upper floor', from: [0, 0], to: [30, 20] },
  { id: 'f_outside', elevation: 0, name: 'Plaza', from: [-20, -20], to: [50, 40] },
];

type Room = {
  readonly name: string;
  readonly from: Metres;
  readonly to: Metres;
  /** A point inside the room. */
  readonly middle: Metres;
  /** Centre of its door, on the wall to the hallway. */
  readonly door: Metres;
};

/** The rooms of both floors of the house, with the hallway between them from y = 8 to 12. */
export const ROOMS: readonly Room[] = [
  { name: 'shop', from: [0, 0], to: [12, 8], middle: [6, 4], door: [6, 8] },
  { name: 'studio', from: [12, 0], to: [24, 8], middle: [18, 4], door: [18, 8] },
  { name: 'stairs', from: [24, 0], to: [27, 8], middle: [25.5, 4], door: [25.5, 8] },
  { name: 'lift', from: [27, 0], to: [30, 8], middle: [28.5, 4], door: [28.5, 8] },
  { name: 'cafe', from: [0, 12], to: [15, 20], middle: [7, 14], door: [7, 12] },
  { name: 'office', from: [15, 12], to: [30, 20], middle: [22, 16], door: [22, 12] },
];

type Shape = {
  readonly id: string;
  readonly kind: string;
  readonly geometry: NonNullable<Mvf3Document['geometry']>[string]['features'][number]['geometry'];
};

const VOID: readonly [Metres, Metres] = [
  [9, 15],
  [13, 19],
];

/** Shapes that both floors of the house have; `key` is `g` or `u`. */
function houseShapes(key: string): readonly Shape[] {
  const rooms = ROOMS.map(({ name, from, to }) => {
    const holes = key === 'u' && name === 'cafe' ? [VOID] : [];
    return { id: `g_${key}-${name}`, kind: 'room', geometry: rectangle(from, to, holes) };
  });
  const doors = ROOMS.map(({ name, door: [x, y] }) => ({
    id: `g_${key}-door-${name}`,
    kind: 'door',
    geometry: line([x - 0.5, y], [x + 0.5, y]),
  }));
  const wall = [
    line([0, 0], [30, 0], [30, 20], [0, 20], [0, 0]),
    line([12, 0], [12, 8]),
    line([15, 12], [15, 20]),
  ];
  return [
    { id: `g_${key}-hall`, kind: 'hallway', geometry: rectangle([0, 8], [30, 12]) },
    ...rooms,
    ...doors,
    {
      id: `g_${key}-walls`,
      kind: 'wall',
      geometry: {
        type: 'MultiLineString',
        coordinates: wall.map(({ coordinates }) => coordinates),
      },
    },
  ];
}

function shapesOf(floorId: string): readonly Shape[] {
  if (floorId === 'f_ground') {
    return [
      ...houseShapes('g'),
      { id: 'g_g-kiosk', kind: 'object', geometry: rectangle([12, 9], [14, 9.5]) },
      { id: 'g_g-info', kind: 'poi', geometry: point([7, 10]) },
      { id: 'g_g-extinguisher', kind: 'poi', geometry: point([15, 11.8]) },
      { id: 'g_g-gate', kind: 'poi', geometry: point([0.5, 10]) },
    ];
  }
  if (floorId === 'f_upper') {
    return [...houseShapes('u'), { id: 'g_u-void', kind: 'void', geometry: rectangle(...VOID) }];
  }
  return [
    {
      id: 'g_o-plaza',
      kind: 'area',
      geometry: {
        type: 'MultiPolygon',
        coordinates: [rectangle([-20, -20], [0, 40]).coordinates],
      },
    },
    { id: 'g_o-front', kind: 'object', geometry: rectangle([0, 0], [30, 20]) },
    { id: 'g_o-gate', kind: 'poi', geometry: point([-0.5, 10]) },
  ];
}

/** A record with one entry per floor. */
function perFloor<T>(make: (floorId: string) => T): Record<string, T> {
  return Object.fromEntries(FLOORS.map(({ id }) => [id, make(id)]));
}

export function tinyGeometry(): NonNullable<Mvf3Document['geometry']> {
  return perFloor((floorId) => ({
    type: 'FeatureCollection',
    features: shapesOf(floorId).map(({ id, geometry }) => ({
      type: 'Feature',
      geometry,
      properties: { id },
    })),
  }));
}

export function tinyKinds(): Required<Pick<Mvf3Document, 'kinds' | 'walkable' | 'nonwalkable'>> {
  return {
    kinds: perFloor((floorId) =>
      Object.fromEntries(shapesOf(floorId).map(({ id, kind }) => [id, kind])),
    ),
    walkable: perFloor((floorId) => idsOfKinds(floorId, ['room', 'hallway', 'area'])),
    nonwalkable: perFloor((floorId) => idsOfKinds(floorId, ['wall', 'object', 'void'])),
  };
}

function idsOfKinds(
  floorId: string,
  kinds: readonly string[],
): Record<string, Record<string, never>> {
  const shapes = shapesOf(floorId).filter(({ kind }) => kinds.includes(kind));
  return Object.fromEntries(shapes.map(({ id }) => [id, {}]));
}

const COLORS: Readonly<Record<string, string>> = {
  room: '#F4F1EA',
  hallway: '#FFFFFF',
  wall: '#8A8F98',
  object: '#C9CED6',
};

export function tinyStyles(): NonNullable<Mvf3Document['defaultStyle']> {
  const styles = Object.entries(COLORS).map(([kind, color]) => {
    const geometryAnchors = FLOORS.flatMap(({ id: floorId }) =>
      shapesOf(floorId)
        .filter((shape) => shape.kind === kind)
        .map(({ id: geometryId }) => ({ floorId, geometryId })),
    );
    const height = kind === 'wall' ? 3 : 0.1;
    const buffer = kind === 'wall' ? 0.1 : 0;
    return [kind, { geometryAnchors, color, opacity: 1, height, altitude: 0, buffer }] as const;
  });
  return Object.fromEntries(styles);
}
