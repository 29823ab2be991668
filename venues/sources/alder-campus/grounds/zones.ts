import {
  interiorPoint,
  planarFaces,
  type PlanarFace,
  type Point,
  pointInPolygon,
  polygonArea,
} from '@brand/geo';
import type { FloorPlan, PlanSpace, WallLook } from '../../../src/dsl/floor-plan.ts';
import { closed, type Path, type Vec } from '../../../src/dsl/shapes.ts';

/** A shape painted on the grounds. Zones with the same key are one; later ones cover earlier ones. */
export type Zone = Omit<PlanSpace, 'at'> & {
  readonly shape: Path;
  /** How its edge looks towards what it was painted over. @defaultValue 'open' */
  readonly edge?: WallLook;
};

/** A piece of the grounds that is left between the painted zones, by a point in it. */
export type Remainder = Omit<PlanSpace, 'at'> & { readonly at: Vec };

type Piece = {
  readonly face: PlanarFace;
  readonly spot: Point;
  readonly area: number;
  /** Number of the topmost zone; the first is the ground itself. */
  zone: number;
};

/** Pieces smaller than this are left over between curves that nearly touch. Square metres. */
const CRUMB = 6;

/**
 * Paints zones over each other and draws what is seen of them: paths that cross, a plaza over the
 * paths, buildings over everything. The first zone is the ground; all others are cut off at its edge.
 */
export function paintZones(
  plan: FloorPlan,
  zones: readonly Zone[],
  rest: { readonly named: readonly Remainder[]; readonly other: Omit<PlanSpace, 'at'> },
): void {
  const pieces = cutPieces(zones);
  const neighbours = findNeighbours(pieces);
  sweepCrumbs(pieces, neighbours, zones);
  const keyOf = ({ zone }: Piece): string => zones[zone]?.key ?? '';
  for (const { a, b, sides } of neighbours) {
    const [one, other] = sides;
    if (one && other && keyOf(one) === keyOf(other)) continue;
    const top = zones[Math.max(one?.zone ?? -1, other?.zone ?? -1)];
    plan.wall(
      [
        [a.x, a.y],
        [b.x, b.y],
      ],
      top?.edge ?? 'open',
    );
  }
  nameRegions(plan, joinRegions(pieces, neighbours, keyOf), { zones, rest });
}

function cutPieces(zones: readonly Zone[]): Piece[] {
  const segments = zones.flatMap(({ shape }, tag) => {
    const line = closed(shape);
    return line.slice(1).map((end, index) => ({
      a: toPoint(line[index] as Vec),
      b: toPoint(end),
      tag,
    }));
  });
  const outlines = zones.map(({ shape }) => [shape.map(toPoint)]);
  return planarFaces(segments).flatMap((face) => {
    const polygon = [face.outer, ...face.holes];
    const spot = interiorPoint(polygon);
    // What is painted beyond the edge of the first zone is cut off.
    if (!spot || !pointInPolygon(spot, outlines[0] ?? [])) return [];
    const zone = outlines.findLastIndex((outline) => pointInPolygon(spot, outline));
    return [{ face, spot, area: polygonArea(polygon), zone }];
  });
}

type Border = { readonly a: Point; readonly b: Point; readonly sides: Piece[] };

function findNeighbours(pieces: readonly Piece[]): Border[] {
  const borders = new Map<string, Border>();
  for (const piece of pieces) {
    for (const { a, b } of piece.face.edges) {
      const key = [a, b]
        .map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`)
        .toSorted()
        .join(' ');
      const border = borders.get(key) ?? { a, b, sides: [] };
      border.sides.push(piece);
      borders.set(key, border);
    }
  }
  return [...borders.values()];
}

/** Crumbs become part of what they touch along the longest border. */
function sweepCrumbs(
  pieces: readonly Piece[],
  borders: readonly Border[],
  zones: readonly Zone[],
): void {
  for (const region of joinRegions(pieces, borders, ({ zone }) => zones[zone]?.key ?? '')) {
    const area = region.reduce((sum, piece) => sum + piece.area, 0);
    if (area > CRUMB || zones[region[0]?.zone ?? -1]?.edge !== undefined) continue;
    const lengths = new Map<number, number>();
    for (const { a, b, sides } of borders) {
      const inside = sides.some((side) => region.includes(side));
      const outside = sides.find((side) => !region.includes(side));
      if (!inside || !outside) continue;
      const length = (lengths.get(outside.zone) ?? 0) + Math.hypot(b.x - a.x, b.y - a.y);
      if (zones[outside.zone]?.edge === undefined) lengths.set(outside.zone, length);
    }
    const [longest] = [...lengths].toSorted((a, b) => b[1] - a[1]);
    if (longest) for (const piece of region) piece.zone = longest[0];
  }
}

/** Pieces of the same key that touch are one region. */
function joinRegions(
  pieces: readonly Piece[],
  borders: readonly Border[],
  keyOf: (piece: Piece) => string,
): Piece[][] {
  const regionOf = new Map(pieces.map((piece) => [piece, [piece]]));
  for (const { sides } of borders) {
    const [one, other] = sides;
    if (!one || !other || keyOf(one) !== keyOf(other)) continue;
    const [a, b] = [regionOf.get(one) as Piece[], regionOf.get(other) as Piece[]];
    if (a === b) continue;
    a.push(...b);
    for (const piece of b) regionOf.set(piece, a);
  }
  return [...new Set(regionOf.values())];
}

function nameRegions(
  plan: FloorPlan,
  regions: readonly (readonly Piece[])[],
  {
    zones,
    rest,
  }: {
    readonly zones: readonly Zone[];
    readonly rest: { readonly named: readonly Remainder[]; readonly other: Omit<PlanSpace, 'at'> };
  },
): void {
  const used = new Map<string, number>();
  const sized = regions.map((region) => ({
    region,
    area: region.reduce((sum, piece) => sum + piece.area, 0),
  }));
  for (const { region } of sized.toSorted((a, b) => b.area - a.area)) {
    const largest = region.toSorted((a, b) => b.area - a.area)[0] as Piece;
    const named = rest.named.find(({ at }) =>
      region.some(({ face }) => pointInPolygon(toPoint(at), [face.outer, ...face.holes])),
    );
    const space = largest.zone > 0 ? spaceOf(zones[largest.zone] as Zone) : (named ?? rest.other);
    const count = (used.get(space.key) ?? 0) + 1;
    used.set(space.key, count);
    plan.space([largest.spot.x, largest.spot.y], {
      ...space,
      key: count === 1 ? space.key : `${space.key}-${count}`,
    });
  }
}

function spaceOf({ shape: _shape, edge: _edge, ...space }: Zone): Omit<PlanSpace, 'at'> {
  return space;
}

function toPoint([x, y]: Vec): Point {
  return { x, y };
}
