import { localFrame } from '@brand/geo';
import type {
  LineStringGeometry,
  PointGeometry,
  PolygonGeometry,
  Position,
} from '../geojson/types.gen.ts';
import type { DraftShape, VenueDraft } from './venue-draft.ts';

/** A small venue for tests, drawn in metres around a corner in Lisbon. */

type Vec = readonly [number, number];

const frame = localFrame([-9.1393, 38.7223]);

export const at = (x: number, y: number): Position => [...frame.toLngLat({ x, y })];

export function polygon(...rings: readonly (readonly Vec[])[]): PolygonGeometry {
  return {
    type: 'Polygon',
    coordinates: rings.map((ring) => [...ring, ring[0]!].map(([x, y]) => at(x, y))),
  };
}

export function line(...points: readonly Vec[]): LineStringGeometry {
  return { type: 'LineString', coordinates: points.map(([x, y]) => at(x, y)) };
}

export const point = (x: number, y: number): PointGeometry => ({
  type: 'Point',
  coordinates: at(x, y),
});

export const box = (x1: number, y1: number, x2: number, y2: number): readonly Vec[] => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];

export function room(key: string, floor: string, ring: readonly Vec[]): DraftShape {
  return { key, floor, kind: 'room', geometry: polygon(ring) };
}

/** A draft with only a name. */
export const EMPTY_DRAFT: VenueDraft = {
  name: 'Empty',
  time: '2026-01-05T09:00:00.000Z',
  buildings: [],
  floors: [],
  shapes: [],
  doors: [],
  connections: [],
  categories: [],
  places: [],
};

const groundWalls: readonly DraftShape[] = [
  [
    [0, 4],
    [0, 10],
  ] as const,
  [
    [0, 10],
    [20, 10],
    [20, 4],
  ] as const,
  [
    [10, 4],
    [10, 10],
  ] as const,
  [
    [0, 4],
    [4, 4],
  ] as const,
  [
    [5, 4],
    [14, 4],
  ] as const,
  [
    [15, 4],
    [20, 4],
  ] as const,
  [
    [0, 4],
    [0, 2.5],
  ] as const,
  [
    [0, 1.5],
    [0, 0],
    [20, 0],
    [20, 4],
  ] as const,
].map((corners, index) => ({
  key: `wall-${index + 1}`,
  floor: 'ground',
  kind: 'wall',
  geometry: line(...corners),
}));

/**
 * Two floors and a forecourt: a hallway with two shops, a kiosk and a lift on the ground floor, an
 * office with a void above, and a door from the hallway to the forecourt.
 */
export const SMALL_VENUE: VenueDraft = {
  name: 'Casa da Esquina',
  time: '2026-01-05T09:00:00.000Z',
  mapId: 'esquina',
  tzid: 'Europe/Lisbon',
  naturalBearing: 12,
  address: 'Rua da Esquina 1, Lisboa',
  center: at(10, 5),
  cmsVenue: { slug: 'esquina', defaultLanguage: 'en', topPlaces: ['books', 'nowhere'] },
  tileset: { day: { key: 'day', name: 'Day', url: 'https://tiles.example/day.json' } },
  buildings: [
    {
      key: 'main',
      details: { name: 'Main house' },
      address: 'Rua da Esquina 1',
      floors: ['ground', 'upper'],
      defaultFloor: 'ground',
    },
  ],
  floors: [
    {
      key: 'ground',
      elevation: 0,
      details: { name: 'Ground floor', shortName: 'G' },
      maxHeight: 3,
      footprint: polygon(box(0, 0, 24, 10)),
    },
    { key: 'upper', elevation: 1, subtitle: 'Offices' },
    { key: 'forecourt', elevation: 0, outdoors: true, footprint: polygon(box(-20, -10, 0, 14)) },
  ],
  shapes: [
    { key: 'hall', floor: 'ground', kind: 'hallway', geometry: polygon(box(0, 0, 20, 4)) },
    { ...room('Livraria São Jorge', 'ground', box(0, 4, 10, 10)), details: { name: 'Books' } },
    room('cafe', 'ground', box(10, 4, 20, 10)),
    room('lift-ground', 'ground', box(20, 0, 24, 4)),
    {
      key: 'kiosk',
      floor: 'ground',
      kind: 'object',
      geometry: polygon(box(8, 0.2, 10, 1.4)),
      traversal: 'walk-up',
    },
    { key: 'seats', floor: 'ground', kind: 'area', geometry: polygon(box(12, 0.5, 16, 2)) },
    ...groundWalls,
    room('office', 'upper', box(0, 0, 20, 10)),
    room('lift-upper', 'upper', box(20, 0, 24, 4)),
    { key: 'atrium', floor: 'upper', kind: 'void', geometry: polygon(box(8, 3, 12, 7)) },
    { key: 'plaza', floor: 'forecourt', kind: 'hallway', geometry: polygon(box(-20, -10, 0, 14)) },
    {
      key: 'gate-outside',
      floor: 'forecourt',
      kind: 'poi',
      geometry: point(-1, 2),
      style: null,
    },
  ],
  doors: [
    { key: 'door-books', floor: 'ground', line: line([4, 4], [5, 4]), look: 'single-swing' },
    {
      key: 'door-cafe',
      floor: 'ground',
      line: line([14, 4], [15, 4]),
      access: { accessible: false, extraCost: 3 },
    },
    { key: 'gate', floor: 'ground', line: line([0, 1.5], [0, 2.5]), look: 'sliding' },
  ],
  connections: [
    {
      key: 'lift',
      type: 'elevator',
      stops: [
        { floor: 'ground', shape: 'lift-ground' },
        { floor: 'upper', shape: 'lift-upper' },
      ],
      details: { name: 'Lift' },
    },
    {
      key: 'entrance',
      type: 'door',
      stops: [
        { floor: 'ground', shape: 'gate' },
        { floor: 'forecourt', shape: 'gate-outside' },
      ],
    },
  ],
  categories: [
    { key: 'shops', details: { name: 'Shops' }, color: '#AA3355' },
    { key: 'reading', details: { name: 'Reading' }, parent: 'shops' },
  ],
  places: [
    {
      key: 'books',
      details: { name: 'Livraria São Jorge' },
      shapes: ['Livraria São Jorge'],
      categories: ['reading'],
      openingHours: [{ opens: '09:00', closes: '18:00', dayOfWeek: ['Monday'] }],
      tags: ['novels'],
      type: 'tenant',
      instances: [{ key: 'books-kiosk', shapes: ['kiosk'], details: { name: 'Kiosk' } }],
    },
    { key: 'seating', details: { name: 'Seats' }, shapes: ['seats'] },
  ],
  annotations: [
    { key: 'extinguisher', floor: 'ground', at: at(1, 1), symbol: 'fire', externalId: 'E1' },
  ],
  annotationSymbols: { fire: { name: 'Fire extinguisher', url: 'assets/fire.svg' } },
  floorImages: [
    {
      floor: 'ground',
      at: at(14, 1),
      path: 'assets/rug.svg',
      width: 2,
      height: 1,
      rotation: 372,
      shape: 'hall',
    },
  ],
  facades: [{ building: 'main', shapes: ['plaza'] }],
  assets: {
    'assets/fire.svg': new TextEncoder().encode('<svg/>'),
    'assets/rug.svg': new TextEncoder().encode('<svg/>'),
  },
};
