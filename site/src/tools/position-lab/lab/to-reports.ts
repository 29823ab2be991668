import type { Venue } from '@brand/web-sdk';
import type { RecordedPosition } from '@brand/web-sdk/blue-dot';
import type { Fix } from '../recording.ts';
import type { FloorSettings, FloorSource } from './settings.ts';

/** The positions of a recording as an app would report them to the dot. */
export function toReports(
  fixes: readonly Fix[],
  venue: Venue,
  floors: FloorSettings,
): readonly RecordedPosition[] {
  const findFloor = createFloorFinder(venue);
  return fixes.map((fix) => {
    const { lngLat, time, accuracy, headingDegrees } = fix;
    return {
      lngLat,
      timestamp: time,
      ...(accuracy !== undefined && { accuracy }),
      ...(headingDegrees !== undefined && { headingDegrees }),
      ...floorOf(fix, floors, findFloor),
    };
  });
}

/** The source that fits a recording: its own floors, or the ground floor if it has none. */
export function defaultFloorSource(fixes: readonly Fix[], { floors }: Venue): FloorSource {
  const hasFloors = fixes.some(
    ({ floor, floorLevel }) => floor !== undefined || floorLevel !== undefined,
  );
  if (hasFloors) return 'recording';
  const ground = floors.find(({ elevation }) => elevation === 0) ?? floors[0];
  return ground ? `floor:${ground.id}` : 'recording';
}

/** Names of floors in a recording that the venue does not have. */
export function listUnknownFloors(fixes: readonly Fix[], venue: Venue): readonly string[] {
  const findFloor = createFloorFinder(venue);
  const names = new Set(fixes.flatMap(({ floor }) => floor ?? []));
  return [...names].filter((name) => findFloor(name) === undefined);
}

function floorOf(
  { floor, floorLevel, altitude }: Fix,
  { source, groundAltitude, floorHeight }: FloorSettings,
  findFloor: (name: string) => string | undefined,
): Pick<RecordedPosition, 'floorId' | 'floorLevel'> {
  if (source === 'altitude') {
    if (altitude === undefined) return {};
    return { floorLevel: Math.round((altitude - groundAltitude) / floorHeight) + 0 };
  }
  if (source !== 'recording') return { floorId: source.slice('floor:'.length) };
  if (floorLevel !== undefined) return { floorLevel };
  const floorId = floor === undefined ? undefined : findFloor(floor);
  return floorId === undefined ? {} : { floorId };
}

/** Finds floors by id, name, short name or external id. */
function createFloorFinder({ floors }: Venue): (name: string) => string | undefined {
  const ids = new Map<string, string>();
  for (const floor of floors) {
    const { id, name, shortName, externalId } = floor;
    for (const each of [externalId, shortName, name, id]) {
      if (each) ids.set(each.toLowerCase(), id);
    }
  }
  return (name) => ids.get(name.toLowerCase());
}
