import { project } from '../../../kit/isometric.ts';
import { pin, route, start } from './plan.ts';
import { group, type Point, type Svg, tag, toPoints } from './svg.ts';
import type { Tone } from './tone.ts';

/** A point in metres: x to the right and down, y to the left and down, z up. */
export type SpacePoint = readonly [x: number, y: number, z?: number];

export type Block = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  /** Height of the bottom. Default: 0. */
  readonly z?: number;
  readonly height?: number;
  readonly tone?: Tone;
};

const PLATE_THICKNESS = 0.5;
export const ROOM_HEIGHT = 1.1;

/** Draws in space: the far corner of the floor is at the origin, a metre is 10 units long. */
export function isometric([left, top]: Point) {
  const at = ([x, y, z = 0]: SpacePoint): Point => {
    const [right, down] = project([x, y, z]);
    return [left + right, top + down];
  };
  const face = (name: string, ...corners: readonly SpacePoint[]): Svg =>
    tag('polygon', { class: name, points: toPoints(corners.map(at)) });
  const block = ({ x, y, width, depth, z = 0, height = ROOM_HEIGHT, tone = 'plate' }: Block) => {
    const [right, front, roof] = [x + width, y + depth, z + height];
    return group(
      `block tone-${tone}`,
      face('face-front', [x, front, z], [right, front, z], [right, front, roof], [x, front, roof]),
      face('face-side', [right, y, z], [right, front, z], [right, front, roof], [right, y, roof]),
      face('face-top', [x, y, roof], [right, y, roof], [right, front, roof], [x, front, roof]),
    );
  };
  return {
    at,
    face,
    block,
    /** A floor without rooms; its surface is at the height `z`. */
    plate: ({ z = 0, ...rest }: Block): Svg =>
      group(
        'ground-plate',
        block({ ...rest, z: z - PLATE_THICKNESS, height: PLATE_THICKNESS, tone: 'plate' }),
      ),
    /** Rooms, far ones first, so that near ones cover them. */
    rooms: (rooms: readonly Block[]): Svg =>
      rooms
        .toSorted((a, b) => a.x + a.y - (b.x + b.y))
        .map(block)
        .join(''),
    route: (points: readonly SpacePoint[]): Svg => route(points.map(at)),
    start: (point: SpacePoint): Svg => start(at(point)),
    pin: (point: SpacePoint): Svg => pin(at(point)),
  };
}
