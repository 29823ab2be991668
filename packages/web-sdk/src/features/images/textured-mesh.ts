import { openRing, orientRing, type Point, pointDistance, type Polygon } from '@brand/geo';
import earcut from 'earcut';

/** A mesh over surfaces of a shape. The third coordinate is 0 at the base and 1 at the top. */
export type TexturedMesh = {
  readonly positions: Float32Array;
  /** Texture coordinates, in widths of the image. */
  readonly uvs: Float32Array;
  readonly triangles: readonly number[];
};

/** The covered shape, in metres. */
export type CoveredShape = {
  readonly rings: readonly Polygon[];
  readonly lines: readonly (readonly Point[])[];
  /** Half the width of lines. */
  readonly buffer: number;
};

export type CoveringOptions = {
  readonly side: 'top' | 'sides';
  /** Metres that the width of the image covers. */
  readonly scale: number;
  /** Metres from base to top. */
  readonly height: number;
  /** Height of the image for a width of 1. */
  readonly proportion: number;
};

// Half the width, in metres, of lines without a width.
const MIN_HALF_WIDTH = 0.04;

/** Covers a shape with a repeating image: tops by east and north, sides around and up. */
export function buildTexturedMesh(shape: CoveredShape, options: CoveringOptions): TexturedMesh {
  const halfWidth = shape.buffer > 0 ? shape.buffer : MIN_HALF_WIDTH;
  const polygons = [...shape.rings, ...shape.lines.flatMap((line) => strips(line, halfWidth))];
  const mesh: Mutable = { positions: [], places: [], triangles: [] };
  for (const polygon of polygons) {
    const rings = polygon.map((ring, index) =>
      orientRing(openRing(ring), index === 0 ? 'ccw' : 'cw'),
    );
    if (options.side === 'top') coverTop(mesh, rings, options);
    else for (const ring of rings) coverSides(mesh, ring, options);
  }
  return {
    positions: new Float32Array(mesh.positions),
    uvs: new Float32Array(mesh.places),
    triangles: mesh.triangles,
  };
}

/** A rectangle around each segment of a line. Where segments meet, the rectangles overlap. */
function strips(line: readonly Point[], halfWidth: number): Polygon[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1];
    const length = from ? pointDistance(from, to) : 0;
    if (!from || length === 0) return [];
    const x = ((to.y - from.y) / length) * halfWidth;
    const y = ((from.x - to.x) / length) * halfWidth;
    const corner = (at: Point, side: number): Point => ({ x: at.x + x * side, y: at.y + y * side });
    return [[[corner(from, 1), corner(to, 1), corner(to, -1), corner(from, -1)]]];
  });
}

type Mutable = { positions: number[]; places: number[]; triangles: number[] };

function coverTop(
  { positions, places, triangles }: Mutable,
  rings: readonly (readonly Point[])[],
  { scale, proportion }: CoveringOptions,
): void {
  const first = positions.length / 3;
  const holes: number[] = [];
  const flat: number[] = [];
  for (const ring of rings) {
    if (flat.length > 0) holes.push(flat.length / 2);
    for (const { x, y } of ring) {
      flat.push(x, y);
      positions.push(x, y, 1);
      places.push(x / scale, y / scale / proportion);
    }
  }
  for (const corner of earcut(flat, holes)) triangles.push(first + corner);
}

function coverSides(
  { positions, places, triangles }: Mutable,
  ring: readonly Point[],
  { scale, proportion, height }: CoveringOptions,
): void {
  let along = 0;
  let from = ring.at(-1);
  for (const to of ring) {
    if (!from) return;
    const first = positions.length / 3;
    const end = along + pointDistance(from, to) / scale;
    const top = height / scale / proportion;
    positions.push(from.x, from.y, 0, to.x, to.y, 0, to.x, to.y, 1, from.x, from.y, 1);
    places.push(along, 0, end, 0, end, top, along, top);
    triangles.push(first, first + 1, first + 2, first, first + 2, first + 3);
    along = end;
    from = to;
  }
}
