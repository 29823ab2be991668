import {
  findSelfIntersection,
  type LngLat,
  type LocalFrame,
  locateInRing,
  type Point,
  pointInPolygon,
  type Polygon,
  roundLngLat,
  signedArea,
} from '@brand/geo';
import { isSamePlace, type PositionContext, readPositions } from './read-positions.ts';
import { redrawPolygons } from './redraw-polygons.ts';
import { withoutSpikes } from './without-spikes.ts';

/** What polygons are cleaned with. */
export type PolygonContext = PositionContext & { readonly frame: LocalFrame };

/** An open ring in degrees and in metres. */
type DrawnRing = { readonly degrees: readonly LngLat[]; readonly metres: readonly Point[] };
type DrawnPolygon = readonly DrawnRing[];

// Square metres: a square of one centimetre.
const MIN_AREA = 1e-4;

/**
 * Polygons fit for a bundle, as GeoJSON rings: closed, rightly wound, with an area, without
 * crossings. What cannot be saved is left out.
 */
export function cleanPolygons(
  polygons: readonly unknown[],
  context: PolygonContext,
): LngLat[][][] {
  const drawn = polygons.flatMap((rings) => cleanPolygon(rings, context));
  const sound = isSound(drawn) ? drawn : repair(drawn, context);
  return sound.map((rings) => rings.map(({ degrees }) => [...degrees, degrees[0]!]));
}

function cleanPolygon(rings: unknown, context: PolygonContext): DrawnPolygon[] {
  if (!Array.isArray(rings)) {
    context.report.note('bad-coordinate', context.source);
    return [];
  }
  const [outer, ...holes] = rings.map((ring, index) => cleanRing(ring, index > 0, context));
  if (!outer) return [];
  const inside = holes
    .filter((hole) => hole !== undefined)
    .filter((hole) => hole.metres.some((corner) => locateInRing(corner, outer.metres) !== 'outside'));
  const lost = holes.filter((hole) => hole !== undefined).length - inside.length;
  context.report.note('misplaced-hole', context.source, lost);
  return [[outer, ...inside]];
}

function cleanRing(
  values: unknown,
  isHole: boolean,
  context: PolygonContext,
): DrawnRing | undefined {
  const { report, source, frame } = context;
  const positions = readPositions(values, context);
  const [first, last] = [positions[0], positions.at(-1)];
  const isClosed = positions.length > 1 && isSamePlace(first!, last!);
  const degrees = isClosed ? positions.slice(0, -1) : positions;
  const metres = degrees.map(frame.toMetres);
  const area = signedArea(metres);
  // A bow-tie has no area, but its wings have.
  if (degrees.length < 3 || !(spanOf(metres) >= MIN_AREA)) {
    report.note('degenerate-ring', source);
    return undefined;
  }
  if (!isClosed) report.note('unclosed-ring', source);
  const isTurned = isHole ? area > 0 : area < 0;
  if (!isTurned) return { degrees, metres };
  report.note('winding', source);
  return { degrees: degrees.toReversed(), metres: metres.toReversed() };
}

/** Twice the area that the triangles of a ring cover, however they are turned. */
function spanOf(ring: readonly Point[]): number {
  const [first, ...others] = ring;
  let span = 0;
  for (const [index, point] of others.slice(1).entries()) {
    const before = others[index]!;
    span += Math.abs(
      (before.x - first!.x) * (point.y - first!.y) - (point.x - first!.x) * (before.y - first!.y),
    );
  }
  return span;
}

function isSound(polygons: readonly DrawnPolygon[]): boolean {
  const rings = polygons.flatMap((polygon) => polygon.map(({ metres }) => metres));
  if (findSelfIntersection(rings)) return false;
  return !polygons.some((polygon, index) =>
    polygons.some((other, otherIndex) => index !== otherIndex && liesIn(polygon, other)),
  );
}

function liesIn(polygon: DrawnPolygon, other: DrawnPolygon): boolean {
  const [corner] = polygon[0]!.metres;
  return pointInPolygon(
    corner!,
    other.map(({ metres }) => metres),
  );
}

/** First without spikes; then redrawn; then without what is still broken after rounding. */
function repair(polygons: readonly DrawnPolygon[], context: PolygonContext): DrawnPolygon[] {
  context.report.note('self-intersection', context.source);
  const blunt = polygons
    .map((rings) => rings.map(({ degrees }) => drawRing(withoutSpikes(degrees), context.frame)))
    .filter((rings) => rings.every(hasArea));
  if (isSound(blunt)) return blunt;
  const redrawn = redrawPolygons(blunt.map((rings) => rings.map(({ metres }) => metres)))
    .map((rings) => toDegrees(rings, context))
    .filter((rings) => rings.every(hasArea) && isSound([rings]));
  if (isSound(redrawn)) return redrawn;
  // Parts that rounding made touch: keep as many as fit together.
  const kept: DrawnPolygon[] = [];
  for (const rings of redrawn) if (isSound([...kept, rings])) kept.push(rings);
  return kept;
}

function hasArea({ degrees, metres }: DrawnRing): boolean {
  return degrees.length > 2 && spanOf(metres) >= MIN_AREA;
}

function toDegrees(polygon: Polygon, { frame, decimals }: PolygonContext): DrawnRing[] {
  return polygon.map((ring) => {
    const places = ring.map((point) => roundLngLat(frame.toLngLat(point), decimals));
    return drawRing(withoutSpikes(places), frame);
  });
}

function drawRing(degrees: readonly LngLat[], frame: LocalFrame): DrawnRing {
  return { degrees, metres: degrees.map(frame.toMetres) };
}
