import { convexHull, type MultiPolygon } from '@brand/geo';
import { toGeometry, toMetres } from '../convert/plan/plan-space.ts';
import { isPolygon, positionsOf } from '../convert/plan/positions-of.ts';
import type { FloorFeature, Floors } from '../v3/core/types.gen.ts';
import { AssemblyReport } from './assembly-report.ts';
import type { CleanGeometry } from './clean-geometry.ts';
import { createGeometryCleaner } from './clean-geometry.ts';
import { definedFields } from './defined-fields.ts';
import { outlineShapes } from './outline-shapes.ts';
import type { FloorPart, VenueParts } from './venue-parts.ts';

/** Returns the floors with their footprints. */
export function buildFloors(parts: VenueParts): Floors {
  return {
    type: 'FeatureCollection',
    features: parts.floors.map((floor) => buildFloor(floor, parts)),
  };
}

function buildFloor(floor: FloorPart, parts: VenueParts): FloorFeature {
  const { key, details, maxHeight, subtitle } = floor.draft;
  const isLevel = Number.isFinite(floor.draft.elevation);
  if (!isLevel) parts.report.note('guessed-elevation', key);
  return {
    type: 'Feature',
    geometry: givenFootprint(floor, parts) ?? guessedFootprint(floor, parts),
    properties: {
      id: floor.id,
      elevation: isLevel ? floor.draft.elevation : 0,
      ...definedFields({ details, maxHeight, subtitle }),
    },
  };
}

function givenFootprint(floor: FloorPart, parts: VenueParts): FloorFeature['geometry'] | undefined {
  const { footprint, key } = floor.draft;
  if (!footprint) return undefined;
  const clean = createGeometryCleaner(parts.frame, parts.report, parts.decimals)(footprint, key);
  return clean?.type === 'Polygon' || clean?.type === 'MultiPolygon' ? clean : undefined;
}

/**
 * Returns the outline of the shapes on the floor. If there are only points and lines, returns their
 * hull.
 */
function guessedFootprint(floor: FloorPart, parts: VenueParts): FloorFeature['geometry'] {
  const here = [...parts.shapes, ...parts.doors].filter(
    (part) => part.floor === floor && !parts.outliers.has(part),
  );
  const surfaces = here.flatMap(({ geometry }) =>
    isPolygon(geometry) ? toMetres(geometry, parts.frame) : [],
  );
  const outline = outlineShapes(surfaces) ?? hullOf(here, parts);
  if (!outline) return null;
  parts.report.note('guessed-footprint', floor.draft.key);
  const silent = new AssemblyReport();
  const clean = createGeometryCleaner(parts.frame, silent, parts.decimals);
  const footprint = clean(toGeometry(outline, parts.frame), floor.draft.key);
  return footprint && isPolygon(footprint) ? footprint : null;
}

function hullOf(
  here: readonly { readonly geometry: CleanGeometry }[],
  { frame }: VenueParts,
): MultiPolygon | undefined {
  const hull = convexHull(
    here.flatMap(({ geometry }) => positionsOf(geometry)).map(frame.toMetres),
  );
  return hull.length < 3 ? undefined : [[hull]];
}
