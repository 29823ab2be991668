import type { Route, RouteOptions, RoutePlace } from '@brand/venue';
import { type FoundPlaces, isAmbiguous } from '../find/find-places.ts';
import type { Place } from '../find/place-index.ts';
import type { AnswerElement, AnswerRoute, VenueAnswer } from '../venue-answer.ts';
import type { QuestionOptions } from '../venue-question.ts';
import { answer, type AnswerContext, toAnswerFloor, toAnswerPlace } from './answer-context.ts';
import { countShapes } from './count-shapes.ts';
import { askWhich } from './ask-which.ts';
import { capitalize, floorNames, listOf, metres, minutes } from './phrases.ts';

const MAX_STEPS = 60;

/** The route from one place to another, with its distance and time. */
export async function answerRoute(
  context: AnswerContext,
  question: QuestionOptions,
  ends: { readonly from: FoundPlaces; readonly to: FoundPlaces },
): Promise<VenueAnswer> {
  const unclear = findUnclearStart(ends.from) ?? (isAmbiguous(ends.to) ? ends.to : undefined);
  if (unclear) return askWhich(unclear, question);
  return describe(context, question, ends);
}

/** The nearest place of a kind, by walking distance. */
export async function answerNearest(
  context: AnswerContext,
  question: QuestionOptions,
  ends: { readonly from: FoundPlaces; readonly to: FoundPlaces },
): Promise<VenueAnswer> {
  const unclear = findUnclearStart(ends.from);
  return unclear ? askWhich(unclear, question) : describe(context, question, ends);
}

/** Any place of a kind may be the end of a route, but visitors start at one. */
function findUnclearStart(from: FoundPlaces): FoundPlaces | undefined {
  const names = new Set(from.places.map(({ name }) => name));
  return names.size > 1 ? from : undefined;
}

async function describe(
  { finder, signal }: AnswerContext,
  question: QuestionOptions,
  { from, to }: { readonly from: FoundPlaces; readonly to: FoundPlaces },
): Promise<VenueAnswer> {
  const { venue } = finder;
  const targets = to.places.filter((place) => !from.places.includes(place));
  if (targets.length === 0) {
    return answer(
      'no-route',
      `Start and destination are the same place, ${from.places[0]!.name}.`,
      {
        places: from.places,
      },
    );
  }
  const options = routeOptions(question, signal);
  const start = onFloors(from);
  const ends = { ...to, places: targets };
  const route = await venue.route(start, onFloors(ends), options);
  if (route.found) {
    const found = toAnswerRoute(route, question, { from, to: ends });
    return answer('answered', describeRoute(route, found, ends), {
      places: placesOf(route, { from, to: ends }),
      route: found,
    });
  }
  const names = `${from.places[0]!.name} to ${nameOfTargets(ends)}`;
  const isRestricted = question.isStepFree || question.avoided.length > 0;
  const without = isRestricted
    ? await venue.route(start, onFloors(ends), routeOptions({}, signal))
    : route;
  const reason = `There is no ${question.isStepFree ? 'step-free ' : ''}route from ${names}`;
  const text = without.found
    ? `${reason}${question.avoided.length > 0 ? ` without ${listOf(question.avoided.map(typeName), 'or')}` : ''}. The route that is not step-free or uses them has ${metres(without.distance)}.`
    : `${reason}: the paths of the venue do not connect them.`;
  return answer('no-route', text, { places: [...from.places, ...targets] });
}

function routeOptions(
  { isStepFree = false, avoided = [] }: Partial<QuestionOptions>,
  signal: AbortSignal | undefined,
): RouteOptions {
  return {
    accessible: isStepFree,
    ...(avoided.length > 0 && {
      connectionWeights: Object.fromEntries(avoided.map((type) => [type, Infinity])),
    }),
    ...(signal && { signal }),
  };
}

/** The targets of a route: the places, or their shapes on the floors of the question. */
function onFloors({ places, floors }: FoundPlaces): RoutePlace[] {
  if (!floors) return [...places];
  return places.flatMap((place): RoutePlace[] =>
    place.type === 'location'
      ? place.elements.flatMap((shape) =>
          shape.type === 'wall' || shape.type === 'window' || !floors.includes(shape.floor)
            ? []
            : [shape],
        )
      : [place],
  );
}

type Ends = { readonly from: FoundPlaces; readonly to: FoundPlaces };

function placesOf(route: Route, { from, to }: Ends): Place[] {
  return [placeOf(route.from, from), placeOf(route.to, to)];
}

/** The place that a target of the route belongs to. */
function placeOf(target: RoutePlace, { places }: FoundPlaces): Place {
  return (
    places.find((place) => place === target) ??
    places.find(
      (place) =>
        place.type === 'location' && (place.elements as readonly unknown[]).includes(target),
    ) ??
    places[0]!
  );
}

function toElement(target: RoutePlace, place: Place): AnswerElement {
  const { type, id } = 'lngLat' in target ? place : target;
  return { type, id };
}

function toAnswerRoute(route: Route, question: QuestionOptions, ends: Ends): AnswerRoute {
  const [from, to] = placesOf(route, ends);
  return {
    from: toAnswerPlace(from!),
    to: toAnswerPlace(to!),
    start: toElement(route.from, from!),
    end: toElement(route.to, to!),
    isStepFree: question.isStepFree,
    avoided: question.avoided,
    distanceMetres: Math.round(route.distance),
    durationSeconds: Math.round(route.durationSeconds),
    floors: route.floors.map(toAnswerFloor),
    steps: route.instructions.slice(0, MAX_STEPS).map(({ text, floor, distance }) => ({
      text,
      floor: floor.name,
      distanceMetres: Math.round(distance),
    })),
  };
}

function describeRoute(
  route: Route,
  { from, to, isStepFree }: AnswerRoute,
  ends: FoundPlaces,
): string {
  const length = `${metres(route.distance)}, ${minutes(route.durationSeconds)} on foot`;
  const isKind = ends.how !== 'name' && ends.places.length > 1;
  const count = ends.places.length === 1 ? countShapes(ends.places[0]!, ends.floors) : 1;
  const kind = isKind
    ? `The nearest match for “${ends.text}” is ${to.name} on ${route.sections.at(-1)!.floor.name}. `
    : '';
  const nearest = count > 1 ? ` (the nearest of ${count})` : '';
  const way = capitalize(`from ${from.name} to ${to.name}${nearest}`);
  const stepFree = isStepFree ? ' The route is step-free.' : '';
  return `${kind}${way}: ${length}. ${describeFloors(route)}${stepFree}`;
}

function describeFloors(route: Route): string {
  const via = route.sections.flatMap(({ connection, floor, toFloor }) => {
    if (!connection || !toFloor) return [];
    const name = connection.name || typeName(connection.connectionType);
    return [floor === toFloor ? name : `${name} from ${floor.name} to ${toFloor.name}`];
  });
  return via.length > 0
    ? `Take ${via.join(', then ')}.`
    : `The whole route is on ${floorNames(route.floors)}.`;
}

function nameOfTargets({ places, text }: FoundPlaces): string {
  return places.length === 1 ? places[0]!.name : `any place that matches “${text}”`;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  elevator: 'lift',
  travelator: 'moving walkway',
};

function typeName(type: string): string {
  return TYPE_NAMES[type] ?? type;
}
