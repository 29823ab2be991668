import {
  type FaceEdge,
  interiorPoint,
  type MultiPolygon,
  orientation,
  type Point,
  planarFaces,
  type PlanarFace,
  type Polygon,
  type Ring,
} from '@brand/geo';

/**
 * Returns the same areas drawn without crossings.
 *
 * Idea: cut all outlines at each other, keep the faces that lie in a polygon, and collect the edges
 * that have such a face on one side only. A point is in a polygon if the outer ring winds around it
 * in either direction and no hole does. Both wings of a bow-tie therefore stay, and an outline that
 * overlaps itself leaves no hole. Cost: that of `planarFaces`, twice. Points move by about a
 * millimetre.
 */
export function repairPolygons(polygons: MultiPolygon): Polygon[] {
  const isInside = (point: Point): boolean =>
    polygons.some(
      ([outer, ...holes]) =>
        outer !== undefined &&
        windsAround(point, outer) &&
        !holes.some((hole) => windsAround(point, hole)),
    );
  const isSolid = ({ outer, holes }: PlanarFace): boolean => {
    const point = interiorPoint([outer, ...holes]);
    return point !== undefined && isInside(point);
  };
  const pieces = polygons
    .flat()
    .flatMap((ring) =>
      ring.map((a, index) => ({ a, b: ring[(index + 1) % ring.length]!, tag: 0 })),
    );
  const solid = planarFaces(pieces).filter(isSolid);
  const border = borderOf(solid.flatMap(({ edges }) => edges));
  return planarFaces(border.map(({ a, b }) => ({ a, b, tag: 0 })))
    .filter(isSolid)
    .map(({ outer, holes }) => [outer, ...holes]);
}

/** Returns the edges that have a face on one side only. */
function borderOf(edges: readonly FaceEdge[]): FaceEdge[] {
  const directed = new Set(edges.map(({ a, b }) => edgeKey(a, b)));
  return edges.filter(({ a, b }) => !directed.has(edgeKey(b, a)));
}

function edgeKey(a: Point, b: Point): string {
  return `${a.x} ${a.y} ${b.x} ${b.y}`;
}

/** Whether the ring winds around the point, any number of times and in either direction. */
function windsAround(point: Point, ring: Ring): boolean {
  let turns = 0;
  let a = ring.at(-1);
  for (const b of ring) {
    if (a!.y <= point.y && b.y > point.y && orientation(a!, b, point) > 0) turns += 1;
    else if (a!.y > point.y && b.y <= point.y && orientation(a!, b, point) < 0) turns -= 1;
    a = b;
  }
  return turns !== 0;
}
