import type { Floor, Venue } from '@brand/venue';
import { type FoundPlaces, floorsOf } from '../find/find-places.ts';
import type { Place } from '../find/place-index.ts';
import type { VenueAnswer } from '../venue-answer.ts';
import { answer, type AnswerContext } from './answer-context.ts';
import { countShapes } from './count-shapes.ts';
import { capitalize, floorNames, listOf, shortListOf } from './phrases.ts';

const MAX_NAMES = 6;
const MAX_CONTENTS = 12;
/** A neighbour that is farther away does not help to find a place. */
const NEIGHBOUR_METRES = 30;

/** Where a place is, or on which floor. */
export function answerWhere({ finder }: AnswerContext, found: FoundPlaces): VenueAnswer {
  const { venue } = finder;
  const { places } = found;
  const [place] = places;
  if (places.length === 1 && place && floorsOf(place).length > 0) {
    return answer('answered', describePlace(venue, place), { places });
  }
  const names = [...new Set(places.map(({ name }) => name))];
  const floors = venue.floors.filter((floor) => places.some((it) => floorsOf(it).includes(floor)));
  if (names.length === 1) {
    return answer(
      'answered',
      `${names[0]} is in ${places.length} places, on ${floorNames(floors)}.`,
      { places },
    );
  }
  const described = places.map((it) => `${it.name} (${floorNames(floorsOf(it))})`);
  return answer(
    'answered',
    `${places.length} places match “${found.text}”: ${shortListOf(described, MAX_NAMES)}.`,
    { places },
  );
}

function describePlace(venue: Venue, place: Place): string {
  const floors = floorsOf(place);
  if (place.type === 'connection') {
    return floors.length > 1
      ? `${place.name} connects ${floorNames(floors)}.`
      : `${place.name} is on ${floorNames(floors)}.`;
  }
  const shapes = place.type === 'location' ? place.elements : [place];
  const counted = countShapes(place);
  if (counted > 1 && (floors.length > 1 || counted > 2)) {
    const each = floors.map((floor) => `${countShapes(place, [floor])} on ${floor.name}`);
    return floors.length > 1
      ? `${place.name}: ${counted} in the venue, ${listOf(each)}.`
      : `${place.name}: ${counted}, all on ${floorNames(floors)}.`;
  }
  const near = neighbourOf(venue, place, shapes[0]?.center);
  return `${place.name} is on ${floorNames(floors)}${near === undefined ? '' : `, near ${near}`}.`;
}

function neighbourOf(
  venue: Venue,
  place: Place,
  center: Parameters<Venue['nearest']>[0] | undefined,
): string | undefined {
  if (!center) return undefined;
  const near = venue.nearest(center, {
    types: ['location'],
    limit: 4,
    maxDistance: NEIGHBOUR_METRES,
  });
  return near.find(({ element }) => element.name !== place.name && !element.isHidden)?.element.name;
}

/** How many places of a kind there are, per floor. */
export function answerCount({ finder }: AnswerContext, found: FoundPlaces): VenueAnswer {
  const { venue } = finder;
  const { text, places, floors } = found;
  const count = places.reduce((sum, place) => sum + countShapes(place, floors), 0);
  const names = [...new Set(places.map(({ name }) => name))];
  if (names.length > 1 || places.every(({ type }) => type === 'connection')) {
    const on = floors ? ` on ${floorNames(floors)}` : '';
    const sentence = `${venue.name} has ${count} ${count === 1 ? 'match' : 'matches'} for “${text}”${on}: ${shortListOf(names, MAX_NAMES)}.`;
    return answer('answered', sentence, { places });
  }
  const on = venue.floors.flatMap((floor) => {
    const here = places.reduce((sum, place) => sum + countShapes(place, [floor]), 0);
    const isAsked = floors?.includes(floor) ?? true;
    return here > 0 && isAsked ? [`${here} on ${floor.name}`] : [];
  });
  return answer('answered', `${names[0]}: ${count} in ${venue.name}, ${listOf(on)}.`, { places });
}

export function countFloors({ finder }: AnswerContext): VenueAnswer {
  const { name, floors } = finder.venue;
  return answer('answered', `${name} has ${floors.length} floors: ${floorNames(floors)}.`);
}

/** What is on a floor. */
export function answerOnFloor({ finder }: AnswerContext, floors: readonly Floor[]): VenueAnswer {
  const places = finder.venue.locations.filter(
    (location) => !location.isHidden && location.floors.some((floor) => floors.includes(floor)),
  );
  const where = floorNames(floors);
  if (places.length === 0) return answer('no-data', `The bundle names no places on ${where}.`);
  const categories = groupByCategory(places);
  const text =
    places.length <= MAX_CONTENTS || categories.length === 0
      ? shortListOf(
          places.map(({ name }) => name),
          MAX_CONTENTS,
        )
      : `${places.length} places. ${shortListOf(categories, MAX_CONTENTS)}`;
  return answer('answered', `${capitalize(where)}: ${text}.`, { places });
}

function groupByCategory(places: readonly Extract<Place, { type: 'location' }>[]): string[] {
  const counts = new Map<string, number>();
  for (const { categories } of places) {
    const name = categories[0]?.name;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name, count]) => `${name} (${count})`);
}
