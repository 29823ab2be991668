import { pointDistance } from '@brand/geo';
import type { Coordinate } from '../coordinate.ts';
import { buildInstructions } from './build-instructions.ts';
import type { Leg } from './find-legs.ts';
import type { Network } from './network.ts';
import type { Route, RouteSection, RouteStop } from './route.ts';
import type { RouteOptions } from './route-options.ts';
import { instructionText } from './texts/instruction-text.ts';
import { type RouteSegment, splitRoute } from './split-route.ts';
import { rideSeconds, WALKING_SPEED } from './travel-time.ts';
import type { ZoneCosts } from './zone-costs.ts';
import type { RoutableVenue } from './routable-venue.ts';

export type RouteParts = {
  readonly venue: RoutableVenue;
  readonly network: Network;
  readonly zones: ZoneCosts | undefined;
  readonly legs: readonly Leg[];
  readonly options: RouteOptions;
};

// Corner radius in metres: natural for walking, yet close to the corner.
const RADIUS = 0.75;

/** Smooths, measures and describes a route. */
export function buildRoute({ venue, network, zones, legs, options }: RouteParts): Route {
  const { frame } = venue;
  const pieces = splitRoute(legs, { network, zones, radius: radiusOf(options) });
  const sections = pieces.map((piece): RouteSection => ({
    floor: piece.floor,
    points: piece.points.map(frame.toLngLat),
    distance: piece.distance,
    ...(piece.connection && { connection: piece.connection }),
    ...(piece.toFloor && { toFloor: piece.toFloor }),
  }));
  const coordinates = sections.flatMap(({ floor, points }) =>
    points.map((lngLat): Coordinate => ({ lngLat, floorId: floor.id })),
  );
  const from = legs[0]!.from.target;
  return {
    found: true,
    from,
    to: legs.at(-1)!.to.target,
    distance: pieces.reduce((sum, { distance }) => sum + distance, 0),
    durationSeconds: secondsOf(pieces, options.walkingSpeed ?? WALKING_SPEED),
    cost: legs.reduce((sum, { route }) => sum + route.cost, 0),
    sections,
    instructions: buildInstructions({
      pieces,
      from,
      network,
      frame,
      textOf: (instruction) => instructionText(instruction, venue.language),
    }),
    stops: stopsOf(sections, pieces, from),
    coordinates,
    floors: [...new Set(sections.map(({ floor }) => floor))],
  };
}

function radiusOf({ smoothing = true }: RouteOptions): number | undefined {
  if (smoothing === false) return undefined;
  return smoothing === true ? RADIUS : Math.max(0, smoothing.radius ?? RADIUS);
}

function secondsOf(pieces: readonly RouteSegment[], walkingSpeed: number): number {
  let seconds = 0;
  for (const [index, { distance, connection, points, floor }] of pieces.entries()) {
    seconds += distance / walkingSpeed;
    const next = pieces[index + 1];
    if (!connection || !next) continue;
    const rise = Math.abs(next.floor.elevation - floor.elevation);
    const length = pointDistance(points.at(-1)!, next.points[0]!);
    seconds += rideSeconds({ connection, rise, length }, walkingSpeed);
  }
  return seconds;
}

function stopsOf(
  sections: readonly RouteSection[],
  pieces: readonly RouteSegment[],
  from: RouteStop['target'],
): readonly RouteStop[] {
  const at = (index: number, end: 0 | -1): Coordinate => {
    const { floor, points } = sections[index]!;
    return { lngLat: points.at(end)!, floorId: floor.id };
  };
  const passed = pieces.flatMap(({ stop }, sectionIndex): RouteStop[] =>
    stop ? [{ target: stop.target, coordinate: at(sectionIndex, -1), sectionIndex }] : [],
  );
  return [{ target: from, coordinate: at(0, 0), sectionIndex: 0 }, ...passed];
}
