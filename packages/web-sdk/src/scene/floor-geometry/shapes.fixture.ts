import type { Point } from '@brand/geo';
import type { FloorGeometry, FloorPlan, FloorShape } from './floor-shape.ts';

/** Points from pairs of numbers. */
export function points(...pairs: readonly (readonly [number, number])[]): Point[] {
  return pairs.map(([x, y]) => ({ x, y }));
}

/** An axis-aligned rectangle, counter-clockwise and open. */
export function box(minX: number, minY: number, maxX: number, maxY: number): Point[] {
  return points([minX, minY], [maxX, minY], [maxX, maxY], [minX, maxY]);
}

const STYLE: FloorShape['style'] = {
  color: '#cccccc',
  opacity: 1,
  height: 0.1,
  altitude: 0,
  buffer: 0,
  hidden: false,
};

type ShapeOptions = Partial<Omit<FloorShape, 'style'>> & {
  readonly style?: Partial<FloorShape['style']>;
};

/** A shape with defaults for irrelevant fields. */
export function shape({ style, ...more }: ShapeOptions): FloorShape {
  return {
    type: 'space',
    kind: 'room',
    rings: [],
    lines: [],
    ...more,
    style: { ...STYLE, ...style },
  };
}

/** A wall along a line, one metre high. */
export function wall(
  halfWidth: number,
  ...line: readonly (readonly [number, number])[]
): FloorShape {
  const style = { height: 1, buffer: halfWidth };
  return shape({ type: 'wall', kind: 'wall', lines: [points(...line)], style });
}

/** A floor plan without a slab. */
export function plan(shapes: readonly FloorShape[], more: Partial<FloorPlan> = {}): FloorPlan {
  return { shapes, footprint: [], facade: new Set(), ...more };
}

/** The triangles of the tops of a row as vertices. */
export function topTriangles(geometry: FloorGeometry, row: number): Point[][] {
  const { positions, triangles, ranges } = geometry;
  const corner = (index: number): Point => {
    const vertex = triangles[index]!;
    return { x: positions[vertex * 2]!, y: positions[vertex * 2 + 1]! };
  };
  const found: Point[][] = [];
  for (let index = ranges[row * 3]!; index < ranges[row * 3 + 1]!; index += 3) {
    found.push([corner(index), corner(index + 1), corner(index + 2)]);
  }
  return found;
}
