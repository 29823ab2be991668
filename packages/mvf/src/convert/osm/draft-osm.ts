import type { VenueDraft } from '../../assemble/venue-draft.ts';
import { MvfError } from '../../mvf-error.ts';
import { draftImpliedWalls } from '../plan/draft-implied-walls.ts';
import { createSpaceIndex } from '../plan/space-index.ts';
import { addressOf, describeFeature } from './describe-feature.ts';
import { draftBuilding, findBuildings, type OsmBuilding } from './draft-buildings.ts';
import { draftStacks } from './draft-connections.ts';
import { draftDoors } from './draft-doors.ts';
import { draftFittings, OSM_STYLES } from './draft-fittings.ts';
import { draftFlights } from './draft-flights.ts';
import { draftFloors } from './draft-floors.ts';
import { draftPaths } from './draft-paths.ts';
import { draftPlaces } from './draft-places.ts';
import { draftSpaces, hasWalls } from './draft-spaces.ts';
import type { FeatureLevels } from './feature-levels.ts';
import { noteUnusedTags } from './note-unused-tags.ts';
import { floorKey } from '../plan/floor-key.ts';
import type { OsmPlan } from './osm-plan.ts';

/**
 * Creates a draft from the features of a venue. Throws `mvf/nothing-to-import` if the draft would
 * be empty.
 */
export function draftOsm(
  plan: OsmPlan,
  options: { readonly name?: string; readonly time?: string },
): VenueDraft {
  const rooms = draftSpaces(plan);
  const roomIndex = createSpaceIndex(rooms.spaces);
  const flights = draftFlights(plan, { spaces: rooms.spaces, index: roomIndex });
  const paths = draftPaths(plan, flights.flat, roomIndex, rooms.spaces);
  const spaces = [...rooms.spaces, ...paths.spaces];
  const index = createSpaceIndex(spaces);
  const stacks = draftStacks(plan, { spaces, index });
  const doors = draftDoors(plan, spaces);
  const fittings = draftFittings(plan);
  const places = draftPlaces(plan, index);
  const shapes = [rooms, paths, flights, stacks, places].flatMap((part) => part.shapes);
  const levels = usedLevels(plan, [...shapes, ...fittings, ...doors]);
  const buildings = findBuildings(plan, rooms.spaces, levels);
  noteUnusedTags(plan);
  const walled = new Set(spaces.filter(hasWalls).map(({ key }) => key));
  const walls = draftImpliedWalls({ spaces, rooms: walled, shapes: fittings, doors }, plan);
  return {
    name: options.name ?? venueName(plan, buildings),
    time: options.time ?? new Date().toISOString(),
    ...addressPart(buildings),
    buildings: buildings.map((building) => draftBuilding(building, plan.language)),
    floors: draftFloors(plan, levels, spaces, buildings),
    shapes: [...shapes, ...fittings, ...walls],
    doors,
    connections: [...stacks.connections, ...flights.connections],
    categories: places.categories.all,
    places: places.places,
    styles: OSM_STYLES,
  };
}

/** Returns the levels with content, lowest first. */
function usedLevels(plan: OsmPlan, objects: readonly { readonly floor: string }[]): number[] {
  if (objects.length === 0) {
    throw new MvfError(
      'mvf/nothing-to-import',
      'OSM data: expected features with indoor tags or levels, found none. Export an area that is mapped with Simple Indoor Tagging.',
    );
  }
  const used = new Set(objects.map(({ floor }) => floor));
  const mapped = plan.items.filter(({ role }) => role === 'level');
  for (const level of mapped.flatMap(({ where }) => where.levels)) used.add(floorKey(level));
  const mentioned = new Set(plan.items.flatMap(({ where }) => [...where.levels, ...copies(where)]));
  return [...mentioned.add(plan.defaultLevel)]
    .filter((level) => used.has(floorKey(level)))
    .toSorted((a, b) => a - b);
}

/** Returns the levels that copies of a feature on several levels reach. */
function copies({ span, repeats }: FeatureLevels): number[] {
  const [base = 0] = span;
  return repeats.flatMap((repeat) => span.map((level) => level + repeat - base));
}

function venueName({ report, language }: OsmPlan, buildings: readonly OsmBuilding[]): string {
  for (const { feature } of buildings) {
    const name = feature && describeFeature(feature.id, feature.tags, language).name;
    if (name !== undefined) return name;
  }
  report.note({
    action: 'guessed',
    code: 'missing-name',
    message: 'No building around the rooms has a name, so the venue was named "Venue".',
  });
  return 'Venue';
}

function addressPart(buildings: readonly OsmBuilding[]): Pick<VenueDraft, 'address'> {
  const addresses = buildings.flatMap(({ feature }) => (feature && addressOf(feature.tags)) ?? []);
  return addresses[0] === undefined ? {} : { address: addresses[0] };
}
