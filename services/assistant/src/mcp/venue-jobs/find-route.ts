import { openVenue, type RoutePlace } from '@brand/venue';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { findPlaces } from './find-places.ts';
import type { RouteJob, RouteResult } from './venue-job.ts';

const MAX_STEPS = 200;
const MAX_TEXT_LENGTH = 300;

/** Finds the route between two places, as the SDKs do. */
export async function findRoute(job: RouteJob): Promise<RouteResult> {
  const { bytes, accessible, language } = job;
  const venue = await openVenue(bytes, {
    limits: ARCHIVE_LIMITS,
    ...(language !== undefined && { language }),
  });
  const from = findPlaces(venue, job.from, 'from');
  const to = findPlaces(venue, job.to, 'to');
  const route = await venue.route(from, to, { accessible });
  if (!route.found) {
    return { found: false, reason: route.reason, message: shorten(route.message) };
  }
  return {
    found: true,
    from: nameOf(route.from, job.from),
    to: nameOf(route.to, job.to),
    distanceMetres: Math.round(route.distance),
    durationSeconds: Math.round(route.durationSeconds),
    floors: route.floors.slice(0, MAX_STEPS).map(({ name }) => shorten(name)),
    steps: route.instructions.slice(0, MAX_STEPS).map(({ text, floor, distance }) => ({
      text: shorten(text),
      floor: shorten(floor.name),
      distanceMetres: Math.round(distance),
    })),
  };
}

/** Returns the name of a place, or the caller's own text if the place has no name. */
function nameOf(place: RoutePlace, requested: string): string {
  return shorten(('name' in place && place.name) || requested);
}

function shorten(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH);
}
