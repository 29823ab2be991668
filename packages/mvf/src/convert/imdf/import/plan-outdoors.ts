import { bboxOfPoints, convexHull, type Point, pointInPolygon, polygonCentroid } from '@brand/geo';
import { findOutliers } from '../../../assemble/find-outliers.ts';
import type { DraftShape } from '../../../assemble/venue-draft.ts';
import type { ImdfFeature } from './imdf-feature.ts';
import { type ImdfContext, toMetres, toPosition } from './imdf-context.ts';
import { type AreaGeometry, GeometryReader } from './read-geometry.ts';
import type { Level } from './read-levels.ts';

export const OUTDOOR_KEY = 'outdoors';

export type OutdoorGround = { readonly level: Level; readonly ground: DraftShape };

// Space to walk around the outermost building.
const MARGIN = 10;

/**
 * Creates an outdoor floor for a venue with several buildings, or with surroundings, but without an
 * outdoor level. Returns `undefined` if the floor would be empty.
 */
export function planOutdoors(
  context: ImdfContext,
  outlines: ReadonlyMap<string, AreaGeometry>,
  levels: readonly Level[],
): OutdoorGround | undefined {
  const { members, report, frame } = context;
  const venue = members.of('venue')[0];
  const ground =
    venue && GeometryReader.hasGeometry(venue) ? context.geometry.area(venue) : undefined;
  const isWanted =
    outlines.size > 1 ||
    members.of('environment-unit').length > 0 ||
    (levels.length === 0 && (outlines.size > 0 || ground !== undefined));
  if (!isWanted) return undefined;
  report.note({
    action: 'guessed',
    code: 'outdoor-floor',
    message: `There is no outdoor level. One was created for ${outlines.size} buildings, with the area of the venue as its walkable ground.`,
    source: 'level.geojson',
  });
  const buildings = [...outlines.values()].map((area) => toMetres(frame, area).flat(2));
  const environment = context.members
    .of('environment-unit')
    .map((feature) => positionsOf(feature, context));
  // The assembler reports them.
  const outliers = new Set(
    findOutliers([...buildings, ...environment].map(bboxOfPoints)).map(({ index }) => index),
  );
  const corners = buildings.filter((_, index) => !outliers.has(index)).flat();
  const surroundings = environment
    .filter((_, index) => !outliers.has(buildings.length + index))
    .flat();
  const venueArea = ground ? toMetres(frame, ground) : [];
  const isInVenue = (point: Point): boolean =>
    venueArea.some((polygon) => pointInPolygon(point, polygon));
  const everything = [...corners, ...surroundings, ...venueArea.flat(2)];
  const walkable =
    ground && corners.every(isInVenue)
      ? ground
      : hullOf(context, [...corners, ...venueArea.flat(2)]);
  const footprint =
    walkable === ground && surroundings.every(isInVenue) ? ground : hullOf(context, everything);
  if (!footprint || !walkable) return undefined;
  return {
    level: {
      key: OUTDOOR_KEY,
      elevation: 0,
      isOutdoor: true,
      isRestricted: false,
      details: { name: 'Outdoors' },
      footprint,
      area: toMetres(frame, footprint),
      buildingIds: [],
    },
    ground: {
      key: 'ground',
      floor: OUTDOOR_KEY,
      kind: 'area',
      geometry: walkable,
      style: null,
      traversal: 'walkable',
    },
  };
}

/** Returns the corners of a shape that is read completely elsewhere, and reported there. */
function positionsOf(feature: ImdfFeature, { frame, geometry }: ImdfContext): Point[] {
  return geometry.corners(feature).map(frame.toMetres);
}

function hullOf({ frame }: ImdfContext, points: readonly Point[]): AreaGeometry | undefined {
  const hull = convexHull(points);
  if (hull.length < 3) return undefined;
  const center = polygonCentroid([hull]);
  const grown = hull.map((corner): Point => {
    const [dx, dy] = [corner.x - center.x, corner.y - center.y];
    const scale = 1 + MARGIN / Math.max(Math.hypot(dx, dy), 1);
    return { x: center.x + dx * scale, y: center.y + dy * scale };
  });
  const ring = [...grown, ...grown.slice(0, 1)].map((point) => toPosition(frame, point));
  return { type: 'Polygon', coordinates: [ring] };
}
