import type { Mvf3Document } from '@brand/mvf';
import {
  assembleVenue,
  type DraftDoor,
  type DraftShape,
  type VenueDraft,
} from '@brand/mvf/assemble';
import { line, rectangle } from './metres.ts';

const FLOORS = ['ground', 'upper'] as const;
const ROOMS_PER_SIDE = 12;
const ROOM = { width: 7, depth: 8 };
const HALL = { south: ROOM.depth, north: ROOM.depth + 3 };
const LENGTH = ROOMS_PER_SIDE * ROOM.width;
const STAIRWELLS = [1, 6, 11] as const;

/**
 * A school as indoor-mapping products export it: two floors of rooms along a hallway, nearly all of
 * them called "Classroom", walls drawn as lines of several widths that meet in T-joints, and three
 * stairwells that open onto the same hallway.
 */
export function makeSchool(): Mvf3Document {
  const draft: VenueDraft = {
    name: 'School',
    time: '2026-01-05T09:00:00.000Z',
    buildings: [{ key: 'school', floors: FLOORS }],
    floors: FLOORS.map((key, elevation) => ({ key, elevation })),
    shapes: FLOORS.flatMap((floor) => [hallway(floor), ...sides(floor).flatMap(roomShapes)]),
    doors: FLOORS.flatMap((floor) => sides(floor).map(doorOf)),
    connections: STAIRWELLS.map((column) => ({
      key: `stairs-${column}`,
      type: 'stairs',
      stops: FLOORS.map((floor) => ({ floor, shape: keyOf(floor, 'north', column) })),
    })),
    categories: [],
    places: [],
    styles: {
      'outer-wall': { color: '#6b6b6b', height: 3, buffer: 0.25, opacity: 1, altitude: 0 },
      'inner-wall': { color: '#6b6b6b', height: 3, buffer: 0.08, opacity: 1, altitude: 0 },
    },
  };
  return assembleVenue(draft).document;
}

type Side = 'south' | 'north';
type Room = { readonly floor: string; readonly side: Side; readonly column: number };

function sides(floor: string): Room[] {
  return (['south', 'north'] as const).flatMap((side) =>
    Array.from({ length: ROOMS_PER_SIDE }, (_, column) => ({ floor, side, column })),
  );
}

function keyOf(floor: string, side: Side, column: number): string {
  return `${floor}-${side}-${column}`;
}

function hallway(floor: string): DraftShape {
  return {
    key: `${floor}-hall`,
    floor,
    kind: 'hallway',
    geometry: rectangle([0, HALL.south, LENGTH, HALL.north]),
  };
}

function isStairwell({ side, column }: Room): boolean {
  return side === 'north' && STAIRWELLS.some((stairwell) => stairwell === column);
}

/** Where a room begins and ends: its west and east walls, its back, and its wall to the hallway. */
function extentOf({ side, column }: Room): {
  readonly west: number;
  readonly east: number;
  readonly back: number;
  readonly front: number;
} {
  const west = column * ROOM.width;
  const [back, front] = side === 'south' ? [0, HALL.south] : [HALL.north + ROOM.depth, HALL.north];
  return { west, east: west + ROOM.width, back, front };
}

function roomShapes(room: Room): DraftShape[] {
  const { floor, side, column } = room;
  const { west, east, back, front } = extentOf(room);
  const key = keyOf(floor, side, column);
  const wall = (name: string, style: string, geometry: DraftShape['geometry']): DraftShape => ({
    key: `${key}-${name}`,
    floor,
    kind: 'wall',
    style,
    geometry,
  });
  const door = (west + east) / 2;
  return [
    {
      key,
      floor,
      kind: 'room',
      geometry: rectangle([west, Math.min(back, front), east, Math.max(back, front)]),
      ...(!isStairwell(room) && { details: { name: nameOf(room) } }),
    },
    wall('back', 'outer-wall', line([west, back], [east, back])),
    wall('west', column === 0 ? 'outer-wall' : 'inner-wall', line([west, back], [west, front])),
    ...(column === ROOMS_PER_SIDE - 1
      ? [wall('east', 'outer-wall', line([east, back], [east, front]))]
      : []),
    wall('front-1', 'inner-wall', line([west, front], [door - 0.5, front])),
    wall('front-2', 'inner-wall', line([door + 0.5, front], [east, front])),
  ];
}

function nameOf({ side, column }: Room): string {
  if (side === 'south' && column === 0) return 'Office';
  if (side === 'south' && column === 1) return 'Washroom';
  return 'Classroom';
}

function doorOf(room: Room): DraftDoor {
  const { west, east, front } = extentOf(room);
  const middle = (west + east) / 2;
  return {
    key: `${keyOf(room.floor, room.side, room.column)}-door`,
    floor: room.floor,
    line: line([middle - 0.5, front], [middle + 0.5, front]),
  };
}
