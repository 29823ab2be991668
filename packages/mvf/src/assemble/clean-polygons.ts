import {
  findSelfIntersection,
  type LngLat,
  type LocalFrame,
  locateInRing,
  orientation,
  type Point,
  type Polygon,
  type RingSide,
  roundLngLat,
  signedArea,
} from '@brand/geo';
import { exceedsCrossingLimit } from './exceeds-crossing-limit.ts';
import { positionsEqual, type PositionContext, readPositions } from './read-positions.ts';
import { repairPolygons } from './repair-polygons.ts';
import { removeSpikes } from './remove-spikes.ts';

export type PolygonContext = PositionContext & { readonly frame: LocalFrame };

type DrawnRing = {
  readonly degrees: readonly LngLat[];
  /** Corners in metres, used for areas. */
  readonly metres: readonly Point[];
  /**
   * Corners in degrees as written, used for sides and crossings, so that results are exact for
   * parsers of the file.
   */
  readonly plane: readonly Point[];
};
type DrawnPolygon = readonly DrawnRing[];

// Square metres. Readers treat less than 1e-4 as flat; the difference allows for their rounding.
const MIN_AREA = 1.5e-4;

/**
 * Returns polygons that are valid in a bundle, as GeoJSON rings: closed, correctly wound, with an
 * area, without crossings. Polygons beyond repair are dropped.
 */
export function cleanPolygons(polygons: readonly unknown[], context: PolygonContext): LngLat[][][] {
  const drawn = polygons.flatMap((rings) => readPolygon(rings, context));
  const sound = isValid(drawn) ? drawn : repair(drawn, context);
  return sound
    .flatMap((rings) => removeFlatRings(rings, context))
    .map((rings) => removeOutsideHoles(rings, context))
    .map((rings) => rings.map((ring, index) => finishRing(ring, index > 0, context)));
}

function readPolygon(rings: unknown, context: PolygonContext): DrawnPolygon[] {
  if (!Array.isArray(rings)) {
    context.report.note('bad-coordinate', context.source);
    return [];
  }
  const [outer, ...holes] = rings.map((ring) => readRing(ring, context));
  return outer ? [[outer, ...holes.filter((hole) => hole !== undefined)]] : [];
}

function readRing(values: unknown, context: PolygonContext): DrawnRing | undefined {
  const { report, source, frame } = context;
  const positions = readPositions(values, context);
  const isClosed = positions.length > 1 && positionsEqual(positions[0]!, positions.at(-1)!);
  const degrees = isClosed ? positions.slice(0, -1) : positions;
  const ring = drawRing(degrees, frame);
  if (degrees.length < 3 || !(spanOf(ring) >= MIN_AREA)) {
    report.note('degenerate-ring', source);
    return undefined;
  }
  if (!isClosed) report.note('unclosed-ring', source);
  return ring;
}

/**
 * Returns the area that the triangles of a ring cover. A bow-tie may have no area, but its wings
 * do.
 */
function spanOf({ metres: [first, ...others] }: DrawnRing): number {
  let doubled = 0;
  for (const [index, point] of others.slice(1).entries()) {
    doubled += Math.abs(orientation(first!, others[index]!, point));
  }
  return doubled / 2;
}

function drawRing(degrees: readonly LngLat[], frame: LocalFrame): DrawnRing {
  const [origin = 0] = degrees[0] ?? [];
  const plane = degrees.map(([x, y]) => {
    const turn = x - origin > 180 ? -360 : x - origin < -180 ? 360 : 0;
    return { x: x + turn, y };
  });
  return { degrees, metres: degrees.map(frame.toMetres), plane };
}

/** Whether no ring crosses itself or another one, and no polygon lies in another one. */
function isValid(polygons: readonly DrawnPolygon[]): boolean {
  const rings = polygons.flatMap((polygon) => polygon.map(({ plane }) => plane));
  if (findSelfIntersection(rings)) return false;
  return !polygons.some((polygon, index) =>
    polygons.some((other, otherIndex) => index !== otherIndex && liesIn(polygon, other)),
  );
}

function liesIn([inner]: DrawnPolygon, [outer, ...holes]: DrawnPolygon): boolean {
  return (
    sideOf(inner!, outer!) === 'inside' && !holes.some((hole) => sideOf(inner!, hole) === 'inside')
  );
}

/** Returns on which side of another ring a ring lies that does not cross it. */
function sideOf(ring: DrawnRing, other: DrawnRing): RingSide {
  for (const corner of ring.plane) {
    const side = locateInRing(corner, other.plane);
    if (side !== 'boundary') return side;
  }
  return 'boundary';
}

/** Removes spikes, repairs crossings, then removes errors that rounding has introduced. */
function repair(polygons: readonly DrawnPolygon[], context: PolygonContext): DrawnPolygon[] {
  if (exceedsCrossingLimit(polygons.flatMap((rings) => rings.map(({ plane }) => plane)))) {
    context.report.note('tangled-outline', context.source);
    return [];
  }
  context.report.note('self-intersection', context.source);
  const blunt = polygons
    .map((rings) =>
      rings
        .map(({ degrees }) => drawRing(removeSpikes(degrees), context.frame))
        .filter(({ degrees }) => degrees.length > 2),
    )
    .filter((rings) => rings.length > 0);
  if (isValid(blunt)) return blunt;
  const redrawn = repairPolygons(blunt.map((rings) => rings.map(({ metres }) => metres)));
  const kept: DrawnPolygon[] = [];
  for (const polygon of redrawn) {
    const rings = toDegrees(polygon, context);
    if (rings[0]!.degrees.length > 2 && isValid([...kept, rings])) kept.push(rings);
  }
  return kept;
}

function toDegrees(polygon: Polygon, { frame, decimals }: PolygonContext): DrawnRing[] {
  return polygon
    .map((ring) => {
      const places = ring.map((point) => roundLngLat(frame.toLngLat(point), decimals));
      return drawRing(removeSpikes(places), frame);
    })
    .filter(({ degrees }, index) => index === 0 || degrees.length > 2);
}

function isFlat({ metres }: DrawnRing): boolean {
  return !(Math.abs(signedArea(metres)) >= MIN_AREA);
}

function removeFlatRings(rings: DrawnPolygon, { report, source }: PolygonContext): DrawnPolygon[] {
  const [outer, ...holes] = rings;
  if (!outer || isFlat(outer)) {
    report.note('degenerate-ring', source);
    return [];
  }
  const open = holes.filter((hole) => !isFlat(hole));
  report.note('degenerate-ring', source, holes.length - open.length);
  return [[outer, ...open]];
}

function removeOutsideHoles(rings: DrawnPolygon, { report, source }: PolygonContext): DrawnPolygon {
  const [outer, ...holes] = rings;
  const inside = holes.filter((hole) => sideOf(hole, outer!) !== 'outside');
  report.note('misplaced-hole', source, holes.length - inside.length);
  return [outer!, ...inside];
}

/** Returns the ring closed and in the correct winding. */
function finishRing(
  { degrees, plane }: DrawnRing,
  isHole: boolean,
  { report, source }: PolygonContext,
): LngLat[] {
  const isCounterClockwise = signedArea(plane) > 0;
  if (isCounterClockwise === isHole) report.note('winding', source);
  const turned = isCounterClockwise === isHole ? degrees.toReversed() : degrees;
  return [...turned, turned[0]!];
}
