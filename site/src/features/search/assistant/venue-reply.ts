import type {
  VenueReply,
  VenueReplyChoice,
  VenueReplyElement,
  VenueReplyPlace,
  VenueReplyRoute,
} from '@brand/wire/assistant';
import type { AssistantMessage } from './chat-message';
import { isOwnVenueAnswer } from './own-venue/own-venue-answer';

/** An answer that a map can show. */
export type ShownReply = VenueReply & Required<Pick<VenueReply, 'venue'>>;

const MAX_CHOICES = 5;
/** Ids of demo venues. They become part of a path. */
const VENUE_ID = /^[a-z][a-z0-9-]{0,60}$/;

/**
 * What a map shows of an answer about a venue. Validated, because a hosted assistant may send other
 * data under this name.
 */
export function findVenueReply(answer: AssistantMessage): VenueReply | undefined {
  const part = answer.parts.findLast(({ type }) => type === 'data-venue');
  const data = (part as { data?: unknown } | undefined)?.data;
  if (!isRecord(data) || typeof data['status'] !== 'string') return undefined;
  const { status, venue, places, route, choices } = data;
  const isKnownId = (id: string): boolean => isOwnVenueAnswer(answer) || VENUE_ID.test(id);
  return {
    status,
    ...(isNamed(venue) && isKnownId(venue.id) && { venue }),
    places: listOf(places, isPlace),
    ...(isRoute(route) && { route }),
    choices: listOf(choices, isChoice).slice(0, MAX_CHOICES),
  };
}

/** Whether there is something to show on a map. */
export function isShown(reply: VenueReply): reply is ShownReply {
  return reply.venue !== undefined && (reply.route !== undefined || reply.places.length > 0);
}

function listOf<Item>(value: unknown, accepts: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) ? value.filter(accepts) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isNamed(value: unknown): value is { readonly id: string; readonly name: string } {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string';
}

function isElement(value: unknown): value is VenueReplyElement {
  return isRecord(value) && typeof value['type'] === 'string' && typeof value['id'] === 'string';
}

function isPlace(value: unknown): value is VenueReplyPlace {
  return isElement(value) && isNamed(value);
}

function isRoute(value: unknown): value is VenueReplyRoute {
  return (
    isRecord(value) &&
    isElement(value['start']) &&
    isElement(value['end']) &&
    typeof value['isStepFree'] === 'boolean' &&
    Array.isArray(value['avoided']) &&
    value['avoided'].every((type) => typeof type === 'string')
  );
}

function isChoice(value: unknown): value is VenueReplyChoice {
  return (
    isRecord(value) && typeof value['label'] === 'string' && typeof value['question'] === 'string'
  );
}
