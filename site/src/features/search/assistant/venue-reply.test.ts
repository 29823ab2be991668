import { describe, expect, test } from 'vitest';
import type { AssistantMessage } from './chat-message';
import { findVenueReply, isShown } from './venue-reply';

const ROUTE = {
  start: { type: 'location', id: 'a' },
  end: { type: 'location', id: 'b' },
  isStepFree: true,
  avoided: ['escalator'],
};
const REPLY = {
  status: 'answered',
  venue: { id: 'harbour-mall', name: 'Harbour Mall' },
  places: [{ type: 'location', id: 'a', name: 'A' }],
  route: ROUTE,
  choices: [{ label: 'A', question: 'Where is A?' }],
};

function answer(data: unknown): AssistantMessage {
  return { id: 'm', role: 'assistant', parts: [{ type: 'data-venue', data }] } as AssistantMessage;
}

describe('findVenueReply', () => {
  test('returns what the service sends', () => {
    const reply = findVenueReply(answer(REPLY));
    expect(reply).toEqual(REPLY);
    expect(reply && isShown(reply)).toBe(true);
  });

  test('accepts any id of a venue of the reader, which is not part of a path', () => {
    const data = { ...REPLY, venue: { id: '0b1c-4', name: 'Westport House' } };
    const found = { ...answer(data), metadata: { engine: 'own-venue' } };
    expect(findVenueReply(found)?.venue).toEqual(data.venue);
    expect(findVenueReply(answer(data))).not.toHaveProperty('venue');
  });

  test.each([undefined, null, 'text', [], { status: 1 }])('ignores %j', (data) => {
    expect(findVenueReply(answer(data))).toBeUndefined();
  });

  test.each([
    [{ venue: { id: '../../secret', name: 'X' } }, 'venue'],
    [{ venue: 'mall' }, 'venue'],
    [{ route: { ...ROUTE, start: 'a' } }, 'route'],
    [{ route: { ...ROUTE, avoided: [1] } }, 'route'],
  ])('drops malformed parts of %j', (change, field) => {
    expect(findVenueReply(answer({ ...REPLY, ...change }))).not.toHaveProperty(field);
  });

  test('drops malformed places and choices', () => {
    const data = { ...REPLY, places: [{ id: 'a' }, null], choices: [{ label: 1 }] };
    expect(findVenueReply(answer(data))).toMatchObject({ places: [], choices: [] });
  });

  test('has nothing to show if no place was found', () => {
    const { route: _, ...rest } = REPLY;
    const reply = findVenueReply(answer({ ...rest, places: [] }));
    expect(reply && isShown(reply)).toBe(false);
  });
});
