import { locateInRing, type Point } from '@brand/geo';
import type { Position } from '../../geojson/types.gen.ts';
import { joinPolygons, soundRing, type SoundGeometry } from '../plan/read-geometry.ts';
import { assembleRings } from './assemble-rings.ts';

/** The lines of a multipolygon relation by their role. */
export type MultipolygonLines = {
  readonly outer: readonly (readonly Position[])[];
  readonly inner: readonly (readonly Position[])[];
};

/** The shape of a multipolygon, and the number of unusable lines. */
export type BuiltMultipolygon = {
  readonly geometry: SoundGeometry | undefined;
  readonly leftOver: number;
};

/** Creates polygons from the lines. A hole goes into the first outer ring that contains it. */
export function buildMultipolygon({ outer, inner }: MultipolygonLines): BuiltMultipolygon {
  const outlines = assembleRings(outer);
  const holes = assembleRings(inner);
  const polygons = outlines.rings
    .map((ring) => soundRing(ring, true, ignore))
    .filter((ring) => ring !== undefined)
    .map((ring) => [ring]);
  let lost = 0;
  for (const ring of holes.rings) {
    const hole = soundRing(ring, false, ignore);
    const home = hole && polygons.find(([outline]) => outline && isInside(hole, outline));
    if (home && hole) home.push(hole);
    else lost += 1;
  }
  return {
    geometry: joinPolygons(polygons)[0],
    leftOver: outlines.leftOver + holes.leftOver + lost,
  };
}

function ignore(): void {
  // Repairs of rings that were assembled here are not reported, because they do not concern the
  // source.
}

/**
 * Whether a hole is inside a ring. Corners may lie on the outline, so the first one off it decides.
 */
function isInside(hole: readonly Position[], outline: readonly Position[]): boolean {
  const ring = outline.map(toPoint);
  const side = hole.map((corner) => locateInRing(toPoint(corner), ring));
  return (side.find((where) => where !== 'boundary') ?? 'inside') === 'inside';
}

function toPoint([x = Number.NaN, y = Number.NaN]: Position): Point {
  return { x, y };
}
