import type { Coordinate, Route, Venue } from '@brand/venue';
import type { WalkSegment } from './walk.ts';

/** Splits a course into segments, one for each stay on a floor. */
export function splitByFloor(
  course: Route | readonly Coordinate[],
  { venue }: { readonly venue: Venue },
): readonly WalkSegment[] {
  const { frame } = venue;
  if ('sections' in course) {
    return course.sections.map(({ floor, points }) => ({
      floorId: floor.id,
      line: points.map(frame.toMetres),
    }));
  }
  const pieces: { floorId: string | undefined; line: ReturnType<typeof frame.toMetres>[] }[] = [];
  for (const { lngLat, floorId } of course) {
    if (floorId !== undefined) venue.get('floor', floorId);
    const point = frame.toMetres(lngLat);
    const last = pieces.at(-1);
    if (last && (floorId ?? last.floorId) === last.floorId) last.line.push(point);
    else pieces.push({ floorId, line: [point] });
  }
  return pieces;
}
