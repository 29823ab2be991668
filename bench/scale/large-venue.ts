import { localFrame, type LngLat, type Point } from '@brand/geo';
import { writeBundle } from '@brand/mvf';
import { assembleVenue, type DraftShape } from '@brand/mvf/assemble';

/** Size of a generated venue, over all floors. */
export type VenueSize = {
  readonly floors: number;
  readonly stores: number;
  readonly objects: number;
  readonly labels: number;
};

export const MALL: VenueSize = { floors: 6, stores: 300, objects: 3000, labels: 5000 };
/** Three times the mall on as many floors. */
export const AIRPORT: VenueSize = { floors: 6, stores: 900, objects: 9000, labels: 15_000 };

type Part = {
  readonly kind: 'room' | 'wall' | 'object';
  readonly ring: readonly Point[];
  /** The centre line of a wall. */
  readonly line?: readonly Point[];
};

type LargeFloor = {
  readonly parts: readonly Part[];
  readonly labels: readonly { readonly name: string; readonly at: Point }[];
};

export const CENTER: LngLat = [10, 50];
const STORE = { width: 12, depth: 9, columns: 15 };
const CORRIDOR = 5;
const WALL_HALF_WIDTH = 0.1;
/** Heights in metres that our default styles give to these kinds. */
const HEIGHTS = { room: 0.12, wall: 1, object: 0.5 };
const COLORS = { room: '#ece6dc', wall: '#a8a199', object: '#d8c9b0' };

/** Floors of equal size: stores in rows with objects in them, and labels spread over both. */
function makeFloors(size: VenueSize): LargeFloor[] {
  const stores = size.stores / size.floors;
  return Array.from({ length: size.floors }, (_, floor) => ({
    parts: Array.from({ length: stores }, (__, store) => {
      const corner = cornerOf(store, stores);
      const ring = rectangle(corner, STORE.width - 0.4, STORE.depth - 0.4);
      const walls = ring.map((from, index) => makeWall(from, ring[(index + 1) % ring.length]!));
      return [{ kind: 'room', ring } as const, ...walls, ...makeObjects(corner, size)];
    }).flat(),
    labels: Array.from({ length: Math.round(size.labels / size.floors) }, (__, label) => {
      const { x, y } = cornerOf(label % stores, stores);
      const slot = Math.floor(label / stores);
      const at = { x: x + 1.5 + (slot % 5) * 2.2, y: y + 1.5 + Math.floor(slot / 5) * 1.8 };
      return { name: `Place ${floor + 1}.${label + 1}`, at };
    }),
  }));
}

function cornerOf(store: number, stores: number): Point {
  const rows = Math.ceil(stores / STORE.columns);
  const row = Math.floor(store / STORE.columns);
  return {
    x: ((store % STORE.columns) - STORE.columns / 2) * STORE.width,
    y: (row - rows / 2) * STORE.depth + (Math.floor((row + 1) / 2) - rows / 4) * CORRIDOR,
  };
}

function makeObjects({ x, y }: Point, { objects, stores }: VenueSize): Part[] {
  return Array.from({ length: objects / stores }, (_, index) => ({
    kind: 'object',
    ring: rectangle({ x: x + 1 + (index % 5) * 2.2, y: y + 1 + Math.floor(index / 5) * 4 }, 1.2, 2),
  }));
}

function rectangle({ x, y }: Point, width: number, depth: number): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ];
}

function makeWall(from: Point, to: Point): Part {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const x = ((to.y - from.y) / length) * WALL_HALF_WIDTH;
  const y = ((from.x - to.x) / length) * WALL_HALF_WIDTH;
  const ring = [
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
    { x: to.x - x, y: to.y - y },
    { x: from.x - x, y: from.y - y },
  ];
  return { kind: 'wall', ring, line: [from, to] };
}

/** The files that the contenders load, by path. */
export function venueFiles(name: string, size: VenueSize): Record<string, Uint8Array | string> {
  const floors = makeFloors(size);
  const { toLngLat } = localFrame(CENTER);
  const labels = floors.map((floor) =>
    floor.labels.map((label) => ({ name: label.name, lngLat: toLngLat(label.at) })),
  );
  const [first] = floors as [LargeFloor];
  const shapes = first.parts.map(({ kind, ring }) => ({
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]!].map(toLngLat)] },
    properties: { height: HEIGHTS[kind], color: COLORS[kind] },
  }));
  return {
    [`/venues/${name}.zip`]: bundleOf(floors),
    [`/venues/${name}-labels.json`]: JSON.stringify(labels),
    [`/venues/${name}-floors.json`]: JSON.stringify([
      {
        shapes: { type: 'FeatureCollection', features: shapes },
        labels: {
          type: 'FeatureCollection',
          features: labels[0]!.map((label) => ({
            type: 'Feature',
            geometry: { type: 'Point', coordinates: label.lngLat },
            properties: { name: label.name },
          })),
        },
      },
    ]),
  };
}

function bundleOf(floors: readonly LargeFloor[]): Uint8Array {
  const { toLngLat } = localFrame(CENTER);
  const position = (point: Point): number[] => [...toLngLat(point)];
  const keys = floors.map((_, floor) => `floor-${floor}`);
  const shapes = floors.flatMap(({ parts }, floor) =>
    parts.map(({ kind, ring, line }, index): DraftShape => ({
      key: `${floor}-${index}`,
      floor: keys[floor]!,
      kind,
      geometry: line
        ? { type: 'LineString', coordinates: line.map(position) }
        : { type: 'Polygon', coordinates: [[...ring, ring[0]!].map(position)] },
    })),
  );
  const { document } = assembleVenue(
    {
      name: 'Large venue',
      center: [...CENTER],
      time: '2026-01-01T00:00:00.000Z',
      buildings: [{ key: 'building', floors: keys, defaultFloor: keys[0]! }],
      floors: keys.map((key, elevation) => ({ key, elevation })),
      shapes,
      doors: [],
      connections: [],
      categories: [],
      places: [],
    },
    { nodes: false },
  );
  return writeBundle(document);
}
