import type {
  ElementType,
  MapView,
  RoutePlace,
  ShapeElement,
  Venue,
  VenueElement,
} from '@brand/web-sdk';
import type { VenueReplyElement, VenueReplyRoute } from '@brand/wire/assistant';
import type { ShownReply } from '../../../assistant/venue-reply';

/** Types of the places that answers name. `venue.find` throws for what is no type. */
const PLACE_TYPES: ReadonlySet<string> = new Set<ElementType>([
  'location',
  'connection',
  'space',
  'point-of-interest',
  'door',
  'object',
  'area',
]);
const MAX_MARKERS = 40;
const GONE = 'The places of this answer are not in the venue any more. Ask again.';

/** Draws the route or the places of an answer. Returns what the map shows, in a sentence. */
export async function showReply(map: MapView, reply: ShownReply): Promise<string> {
  return reply.route ? showRoute(map, reply.route) : showPlaces(map, reply);
}

async function showRoute(map: MapView, route: VenueReplyRoute): Promise<string> {
  const start = findElement(map.venue, route.start);
  const end = findElement(map.venue, route.end);
  if (!start || !end) return GONE;
  const found = await map.venue.route(start as RoutePlace, end as RoutePlace, {
    accessible: route.isStepFree,
    connectionWeights: Object.fromEntries(route.avoided.map((type) => [type, Infinity])),
  });
  if (map.isRemoved || !found.found) return map.isRemoved ? '' : GONE;
  map.navigation.draw(found);
  const floors = found.floors.map(({ name }) => name).join(', ');
  return `The map shows the route from ${start.name} to ${end.name}. Floors: ${floors}.`;
}

async function showPlaces(map: MapView, { places }: ShownReply): Promise<string> {
  const shapes = places.flatMap((place) => {
    const element = findElement(map.venue, place);
    return element ? shapesOf(element).map((shape) => ({ shape, name: place.name })) : [];
  });
  const [first] = shapes;
  if (!first) return GONE;
  for (const { shape, name } of shapes.slice(0, MAX_MARKERS)) {
    map.markers.add(shape, { content: name, rank: 'high' });
  }
  const together = shapes.filter(({ shape }) => shape.floor === first.shape.floor);
  await map.camera.focusOn(
    together.map(({ shape }) => shape),
    { maxZoom: 20 },
  );
  return `The map shows ${[...new Set(together.map(({ name }) => name))].join(', ')} on ${first.shape.floor.name}.`;
}

function findElement(venue: Venue, { type, id }: VenueReplyElement): VenueElement | undefined {
  return PLACE_TYPES.has(type) ? venue.find(type as ElementType, id) : undefined;
}

function shapesOf(element: VenueElement): readonly ShapeElement[] {
  if (element.type === 'location') return element.elements;
  if (element.type === 'connection') return element.entrances.map((end) => end.element);
  return 'rings' in element && element.type !== 'floor' ? [element as ShapeElement] : [];
}
