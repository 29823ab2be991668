import { polygonArea, type Point } from '@brand/geo';
import { dissolveFaces } from './dissolve-faces.ts';
import type { RawCell, RawFace } from './indoor-model.ts';
import type { Place3, Placement } from './place-model.ts';

/** The area that a cell covers, in metres. */
export type CellFootprint = {
  /** Polygons with their holes; rings are open. */
  readonly polygons: readonly (readonly Point[][])[];
  /** Height of its floor and of its ceiling, or `undefined` in two-dimensional files. */
  readonly bottom: number | undefined;
  readonly top: number | undefined;
};

type Face = {
  readonly rings: Place3[][];
  /** Area seen from above, in square metres. */
  readonly area: number;
  /** Levelness from 0 to 1: 1 is a floor, 0 a wall. */
  readonly level: number;
  readonly z: number;
};

// Floors slope slightly in ramps; the steepest walkable slope is far below 18 degrees.
const LEVEL = 0.95;
// Door niches and thresholds are slightly above the rest of a floor.
const STEP = 0.35;
const MIN_AREA = 0.01;

/** Returns the footprint of a cell, or `undefined` if its geometry has no area. */
export function cellFootprint(cell: RawCell, { toPlace }: Placement): CellFootprint | undefined {
  const flat = cell.flatFaces.map((face) => measureFace(face, toPlace)).filter(isUsable);
  const solid = cell.faces.map((face) => measureFace(face, toPlace)).filter(isFinite3);
  const heights = [...solid, ...flat].flatMap(({ rings }) =>
    rings.flat().flatMap(({ z }) => z ?? []),
  );
  const bottom = heights.length > 0 ? minOf(heights) : undefined;
  const top = heights.length > 0 ? -minOf(heights.map((z) => -z)) : undefined;
  const faces = flat.length > 0 ? flat : floorFaces(solid, bottom ?? 0, top ?? 0);
  if (faces.length === 0) return undefined;
  const polygons = dissolveFaces(
    uniqueFaces(faces).map(({ rings }) => rings.map((ring) => ring.map(({ x, y }) => ({ x, y })))),
  );
  const usable = polygons.filter((polygon) => polygonArea(polygon) > MIN_AREA);
  return usable.length > 0 ? { polygons: usable, bottom, top } : undefined;
}

/**
 * Returns the faces that make up the floor of a solid: the level ones in its lowest step. Stairs
 * and other spaces with a broken floor are better seen from above, so their ceiling is used if it
 * is much larger. If both are missing, returns the other level faces, or else the largest face.
 */
function floorFaces(faces: readonly Face[], bottom: number, top: number): Face[] {
  const usable = faces.filter(isUsable);
  const level = usable.filter((face) => face.level > LEVEL);
  const step = Math.min(STEP, Math.max((top - bottom) / 4, 0.01));
  const floor = level.filter(({ z }) => z <= bottom + step);
  const ceiling = level.filter(({ z }) => z >= top - step);
  if (areaOf(floor) > 0 && areaOf(floor) * 2 >= areaOf(ceiling)) return floor;
  if (areaOf(ceiling) > 0) return ceiling;
  if (level.length > 0) return level;
  const largest = usable.toSorted((a, b) => b.area - a.area)[0];
  return largest ? [largest] : [];
}

function areaOf(faces: readonly Face[]): number {
  return faces.reduce((sum, { area }) => sum + area, 0);
}

function isFinite3({ rings }: Face): boolean {
  return rings.every((ring) =>
    ring.every(({ x, y, z }) => Number.isFinite(x + y) && (z === undefined || Number.isFinite(z))),
  );
}

function isUsable(face: Face): boolean {
  return isFinite3(face) && face.area > MIN_AREA;
}

/**
 * Returns area and slope from the normal vector (Newell's method), which also works for bent faces.
 */
function measureFace(face: RawFace, toPlace: Placement['toPlace']): Face {
  const rings = face.map((ring) => openRing(ring.map(toPlace)));
  const outer = rings[0] ?? [];
  let [normalX, normalY, normalZ] = [0, 0, 0];
  let sum = 0;
  for (const [index, a] of outer.entries()) {
    const b = outer[(index + 1) % outer.length]!;
    // Relative to the first corner, because far from the origin the products lose their digits.
    const origin = outer[0]!;
    const [ax, ay, az] = [a.x - origin.x, a.y - origin.y, (a.z ?? 0) - (origin.z ?? 0)];
    const [bx, by, bz] = [b.x - origin.x, b.y - origin.y, (b.z ?? 0) - (origin.z ?? 0)];
    normalX += ay * bz - az * by;
    normalY += az * bx - ax * bz;
    normalZ += ax * by - ay * bx;
    sum += a.z ?? 0;
  }
  const length = Math.hypot(normalX, normalY, normalZ);
  return {
    rings,
    area: Math.abs(normalZ) / 2,
    level: length > 0 ? Math.abs(normalZ) / length : 0,
    z: outer.length > 0 ? sum / outer.length : 0,
  };
}

function openRing(ring: Place3[]): Place3[] {
  const [first] = ring;
  const last = ring.at(-1);
  const isClosed = ring.length > 1 && first?.x === last?.x && first?.y === last?.y;
  return isClosed ? ring.slice(0, -1) : ring;
}

/** Removes duplicate faces, because some writers list a face once for each side. */
function uniqueFaces(faces: readonly Face[]): Face[] {
  const seen = new Set<string>();
  return faces.filter(({ rings }) => {
    const corners = (rings[0] ?? []).map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`);
    const key = corners.toSorted().join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function minOf(numbers: readonly number[]): number {
  return numbers.reduce((least, number) => Math.min(least, number), Infinity);
}
