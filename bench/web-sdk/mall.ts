import { type LngLat, localFrame, type Point } from '@brand/geo';
import { writeBundle } from '@brand/mvf';
import { assembleVenue, type DraftPlace, type DraftShape } from '@brand/mvf/assemble';

/** A slab or a wall in metres, independent of a format. */
export type MallPart = {
  readonly kind: 'room' | 'wall';
  readonly name?: string;
  /** Corners, counter-clockwise. */
  readonly ring: readonly Point[];
  /** The centre line of a wall. */
  readonly line?: readonly [Point, Point];
  readonly height: number;
};

/** A mall of identical floors: rooms in rows with corridors between, four walls per room. */
export type Mall = {
  readonly center: LngLat;
  /** Metres from a floor to the next. */
  readonly storey: number;
  readonly floors: readonly (readonly MallPart[])[];
};

export type MallSize = {
  readonly floors: number;
  readonly roomsPerFloor: number;
  /** Rooms per floor that have a name and therefore a label. */
  readonly namedPerFloor: number;
};

const CENTER: LngLat = [10, 50];
const CELL = { width: 8, depth: 6, columns: 20 };
const CORRIDOR = 3;
const INSET = 0.25;
const WALL = { height: 1, buffer: 0.1 };
const ROOM_HEIGHT = 0.1;

export function makeMall({ floors, roomsPerFloor, namedPerFloor }: MallSize): Mall {
  const rows = Math.ceil(roomsPerFloor / CELL.columns);
  return {
    center: CENTER,
    storey: 4,
    floors: Array.from({ length: floors }, (_, floor) =>
      Array.from({ length: roomsPerFloor }, (__, index) =>
        makeRoom(index, rows, index < namedPerFloor ? `Shop ${floor + 1}.${index + 1}` : undefined),
      ).flat(),
    ),
  };
}

function makeRoom(index: number, rows: number, name: string | undefined): MallPart[] {
  const column = index % CELL.columns;
  const row = Math.floor(index / CELL.columns);
  const depth = rows * CELL.depth + Math.floor(rows / 2) * CORRIDOR;
  const left = (column - CELL.columns / 2) * CELL.width + INSET;
  const bottom = row * CELL.depth + Math.floor((row + 1) / 2) * CORRIDOR - depth / 2 + INSET;
  const right = left + CELL.width - 2 * INSET;
  const top = bottom + CELL.depth - 2 * INSET;
  const corners: readonly Point[] = [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
  const walls = corners.map((from, corner) =>
    makeWall(from, corners[(corner + 1) % corners.length]!),
  );
  const named = name === undefined ? {} : { name };
  return [{ kind: 'room', ring: corners, height: ROOM_HEIGHT, ...named }, ...walls];
}

function makeWall(from: Point, to: Point): MallPart {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [
    ((to.y - from.y) / length) * WALL.buffer,
    ((from.x - to.x) / length) * WALL.buffer,
  ];
  const ring = [
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
    { x: to.x - x, y: to.y - y },
    { x: from.x - x, y: from.y - y },
  ];
  return { kind: 'wall', ring, line: [from, to], height: WALL.height };
}

/** The mall as a bundle of the venue format. */
export function mallBundle(mall: Mall): Uint8Array {
  const frame = localFrame(mall.center);
  const position = (point: Point): number[] => [...frame.toLngLat(point)];
  const floorKeys = mall.floors.map((_, index) => `floor-${index}`);
  const shapes = mall.floors.flatMap((parts, floor) =>
    parts.map((part, index): DraftShape => ({
      key: keyOf(floor, index),
      floor: floorKeys[floor]!,
      kind: part.kind,
      geometry: part.line
        ? { type: 'LineString', coordinates: part.line.map(position) }
        : { type: 'Polygon', coordinates: [[...part.ring, part.ring[0]!].map(position)] },
    })),
  );
  const places = mall.floors.flatMap((parts, floor) =>
    parts.flatMap(({ name }, index): DraftPlace[] => {
      const key = keyOf(floor, index);
      return name === undefined ? [] : [{ key, details: { name }, shapes: [key] }];
    }),
  );
  const { document } = assembleVenue(
    {
      name: 'Synthetic mall',
      center: [...mall.center],
      time: '2026-01-01T00:00:00.000Z',
      buildings: [{ key: 'mall', floors: floorKeys, defaultFloor: floorKeys[0]! }],
      floors: floorKeys.map((key, elevation) => ({ key, elevation })),
      shapes,
      doors: [],
      connections: [],
      categories: [],
      places,
    },
    { nodes: false },
  );
  return writeBundle(document);
}

function keyOf(floor: number, index: number): string {
  return `floor-${floor}-${index}`;
}
