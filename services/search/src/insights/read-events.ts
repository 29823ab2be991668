import { isObject } from '../engine/values.ts';
import { badRequest } from '../protocol/protocol-error.ts';
import type { InsightEvent } from './query-log.ts';

const MOST_EVENTS = 1000;
const MOST_OBJECTS = 20;
const LONGEST_NAME = 64;
const LONGEST_TOKEN = 129;
const LONGEST_ID = 500;
const TYPES = ['click', 'conversion', 'view'];

/** Reads the events of the insights protocol, within its limits. */
export function readEvents(body: Readonly<Record<string, unknown>>): InsightEvent[] {
  const { events } = body;
  if (!Array.isArray(events)) throw badRequest('events: expected a list.');
  if (events.length > MOST_EVENTS) {
    throw badRequest(`events: more than ${MOST_EVENTS} at once. Send several requests.`);
  }
  return events.map(readEvent);
}

function readEvent(event: unknown): InsightEvent {
  if (!isObject(event)) throw badRequest('events: each is an object.');
  const { eventType, eventName, index, queryID, objectIDs = [], userToken } = event;
  if (typeof eventType !== 'string' || !TYPES.includes(eventType)) {
    throw badRequest(`eventType: expected one of ${TYPES.join(', ')}.`);
  }
  if (typeof eventName !== 'string' || eventName === '' || eventName.length > LONGEST_NAME) {
    throw badRequest(`eventName: expected a text of 1 to ${LONGEST_NAME} characters.`);
  }
  if (typeof index !== 'string' || index === '' || index.length > LONGEST_ID) {
    throw badRequest(`index: expected a text of 1 to ${LONGEST_ID} characters.`);
  }
  if (typeof userToken !== 'string' || userToken === '' || userToken.length > LONGEST_TOKEN) {
    throw badRequest(`userToken: expected a text of 1 to ${LONGEST_TOKEN} characters.`);
  }
  if (!Array.isArray(objectIDs) || !objectIDs.every(isId)) {
    throw badRequest(`objectIDs: expected texts of 1 to ${LONGEST_ID} characters.`);
  }
  if (objectIDs.length > MOST_OBJECTS) {
    throw badRequest(`objectIDs: more than ${MOST_OBJECTS}. Send several events.`);
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
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;
}
