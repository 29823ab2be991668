import {
  bufferLine,
  closeRing,
  distanceToSegment,
  type MultiPolygon,
  offsetRing,
  openRing,
  type Polygon,
  polygonArea,
  type Ring,
  simplifyLine,
} from '@brand/geo';
import { combinePolygons } from '../convert/plan/combine-polygons.ts';

// Half of the maximum gap between two shapes of one floor, in metres: a wall, or a corridor without
// its own shape.
const REACH = 1.5;
// Holes smaller than this, in square metres, are shafts and undrawn rooms; others are courts.
const MIN_HOLE = 30;

// Metres: twice the distance within which corners are drawn as one.
const ROUNDING = 0.02;

/**
 * Returns the outline of shapes on a floor, in metres: their union, with the gaps between them
 * closed. Returns `undefined` if they are too tangled.
 *
 * Idea: grow the union, which closes the gaps, and shrink it back.
 */
export function outlineShapes(shapes: MultiPolygon): MultiPolygon | undefined {
  const union = combinePolygons({ add: shapes, minArea: 0 });
  if (!union || union.length === 0) return undefined;
  const solid = union.map(withoutSmallHoles);
  const grown = combinePolygons({ add: [...solid, ...solid.flatMap(rim)], minArea: 0 });
  const shrunk = (grown ?? []).map((polygon): Polygon =>
    polygon.map((ring, index) => closeRing(offsetRing(ring, index === 0 ? -REACH : REACH))),
  );
  const outline = combinePolygons({ add: [...solid, ...shrunk], minArea: 0 });
  return (outline && outline.length > 0 ? outline : solid).map((polygon) =>
    withoutSmallHoles(polygon).map(straighten),
  );
}

/** Returns strips along the edges of a polygon, `REACH` metres on all sides. */
function rim(polygon: Polygon): Polygon[] {
  return polygon.flatMap((ring) => {
    const corners = closeRing(ring);
    return corners.slice(1).map((b, index): Polygon => {
      const a = corners[index]!;
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const [dx, dy] = [((b.x - a.x) / length) * REACH, ((b.y - a.y) / length) * REACH];
      const ends = [
        { x: a.x - dx, y: a.y - dy },
        { x: b.x + dx, y: b.y + dy },
      ];
      return [bufferLine(ends, REACH)];
    });
  });
}

/** Returns the ring without corners on straight sides, where strips and shapes met it. */
function straighten(ring: Ring): Ring {
  const open = openRing(ring);
  // Starts at a corner, because the ends of a line are kept.
  const start = open.findIndex((corner, index) => {
    const before = open.at(index - 1)!;
    const after = open[(index + 1) % open.length]!;
    return distanceToSegment(corner, before, after) > ROUNDING;
  });
  const turned = [...open.slice(Math.max(0, start)), ...open.slice(0, Math.max(0, start))];
  const simple = simplifyLine(closeRing(turned), ROUNDING);
  return simple.length > 3 ? simple : ring;
}

function withoutSmallHoles([outer, ...holes]: Polygon): Polygon {
  return [outer!, ...holes.filter((hole) => polygonArea([hole]) >= MIN_HOLE)];
}
