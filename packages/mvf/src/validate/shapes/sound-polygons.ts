import {
  findSelfIntersection,
  locateInRing,
  type Polygon,
  type Position,
  roundLngLat,
} from '@brand/geo';
import type { Report } from '../finding-list.ts';
import { isFlat } from './has-extent.ts';
import { planePoints, type Shape, type ShapePart } from './shape.ts';

/**
 * Holes multiplied by corners. More would let a hostile polygon keep the machine busy for minutes.
 */
const MAX_HOLE_TESTS = 5e7;

/** [G6] Boundaries do not cross or touch themselves. [G7] Holes lie inside. */
export function soundPolygons(shapes: readonly Shape[], report: (report: Report) => void): void {
  for (const { file, polygons } of shapes) {
    for (const part of polygons) {
      if (part.positions.some(isFlat)) continue;
      const near = part.positions[0]?.[0] ?? [];
      const rings = part.positions.map((ring) => planePoints(ring, near));
      const problem = crossing(rings, part) ?? strayHole(rings, part);
      if (problem) report({ file, ...problem });
    }
  }
}

type PolygonPart = ShapePart<readonly (readonly Position[])[]>;

function crossing(rings: Polygon, { path }: PolygonPart): Omit<Report, 'file'> | undefined {
  const hit = findSelfIntersection(rings);
  if (!hit) return undefined;
  const other = hit.otherRing === hit.ring ? '' : ` of ring ${hit.otherRing}`;
  return {
    code: 'self-intersection',
    path: [...path, hit.ring, hit.edgeA],
    expected: 'a boundary that does not meet itself',
    found: `the edge from here meeting the edge from position ${hit.edgeB}${other} at [${roundLngLat([hit.at.x, hit.at.y]).join(', ')}]`,
  };
}

function strayHole(rings: Polygon, { path }: PolygonPart): Omit<Report, 'file'> | undefined {
  const [outer = [], ...holes] = rings;
  if (holes.length * outer.length > MAX_HOLE_TESTS) return undefined;
  const index = holes.findIndex((hole) => {
    // The rings do not cross, so the first corner that is not on the outer ring decides for all.
    for (const corner of hole) {
      const side = locateInRing(corner, outer);
      if (side !== 'boundary') return side === 'outside';
    }
    return false;
  });
  if (index === -1) return undefined;
  const expected = 'a hole inside the outer ring';
  return { code: 'hole-outside', path: [...path, index + 1], expected, found: 'one outside' };
}
