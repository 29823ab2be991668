import { isObject } from '@brand/search-engine';
import { badRequest } from '../protocol/protocol-error.ts';
import type { InsightEvent } from './insight-event.ts';

const MAX_EVENTS = 1000;
const MAX_OBJECTS = 20;
const MAX_OBJECTS_PER_REQUEST = 1000;
const MAX_NAME_LENGTH = 64;
const MAX_TOKEN_LENGTH = 129;
const MAX_ID_LENGTH = 500;
/** PostgreSQL indexes keys of up to 2,700 bytes, and an id may take 1,500 of them. */
const MAX_INDEX_NAME_BYTES = 256;
const TYPES = ['click', 'conversion', 'view'];

/** Parses the events of the insights protocol and enforces its limits. */
export function readEvents(body: Readonly<Record<string, unknown>>): InsightEvent[] {
  const { events } = body;
  if (!Array.isArray(events)) throw badRequest('events: expected a list.');
  if (events.length > MAX_EVENTS) {
    throw badRequest(`events: more than ${MAX_EVENTS} in one request. Send several requests.`);
  }
  const read = events.map(readEvent);
  if (countObjects(read) > MAX_OBJECTS_PER_REQUEST) {
    throw badRequest(
      `objectIDs: more than ${MAX_OBJECTS_PER_REQUEST} in one request. Send several requests.`,
    );
  }
  return read;
}

/** Number of objects that events name together. */
export function countObjects(events: readonly InsightEvent[]): number {
  return events.reduce((sum, { objectIDs }) => sum + objectIDs.length, 0);
}

function readEvent(event: unknown): InsightEvent {
  if (!isObject(event)) throw badRequest('events: each event must be an object.');
  const { eventType, eventName, index, queryID, objectIDs = [], userToken } = event;
  if (typeof eventType !== 'string' || !TYPES.includes(eventType)) {
    throw badRequest(`eventType: expected one of ${TYPES.join(', ')}.`);
  }
  if (typeof eventName !== 'string' || eventName === '' || eventName.length > MAX_NAME_LENGTH) {
    throw badRequest(`eventName: expected a string of 1 to ${MAX_NAME_LENGTH} characters.`);
  }
  if (
    typeof index !== 'string' ||
    index === '' ||
    Buffer.byteLength(index) > MAX_INDEX_NAME_BYTES
  ) {
    throw badRequest(`index: expected a string of 1 to ${MAX_INDEX_NAME_BYTES} bytes.`);
  }
  if (typeof userToken !== 'string' || userToken === '' || userToken.length > MAX_TOKEN_LENGTH) {
    throw badRequest(`userToken: expected a string of 1 to ${MAX_TOKEN_LENGTH} characters.`);
  }
  if (!Array.isArray(objectIDs) || !objectIDs.every(isId)) {
    throw badRequest(`objectIDs: expected strings of 1 to ${MAX_ID_LENGTH} characters.`);
  }
  if (objectIDs.length > MAX_OBJECTS) {
    throw badRequest(`objectIDs: more than ${MAX_OBJECTS}. Send several events.`);
  }
  return {
    type: eventType as InsightEvent['type'],
    name: eventName,
    index,
    ...(typeof queryID === 'string' && { queryID }),
    objectIDs: objectIDs as string[],
  };
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH;
}
