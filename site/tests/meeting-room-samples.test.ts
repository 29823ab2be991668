import { afterEach, describe, expect, test, vi } from 'vitest';
import { askGraph, stripSchedule } from '../../examples/web-sdk/6.0/meeting-rooms/ask-graph.ts';
import { stateOf } from '../../examples/web-sdk/6.0/meeting-rooms/room-state.ts';

const NINE = Date.UTC(2026, 10, 3, 9);
const MINUTE = 60_000;
const room = 'fjord@kestrel-house.example';
const fresh = { now: NINE, askedAt: NINE };

function at(minutes: number): number {
  return NINE + minutes * MINUTE;
}

function taken(...times: readonly (readonly [from: number, to: number])[]) {
  return { room, taken: times.map(([from, to]) => ({ start: at(from), end: at(to) })) };
}

describe('stateOf', () => {
  test('returns free until the next meeting, and soon in the last ten minutes', () => {
    expect(stateOf(taken([60, 90], [30, 40]), fresh)).toEqual({
      kind: 'free',
      until: NINE + 30 * MINUTE,
    });
    expect(stateOf(taken(), fresh)).toEqual({ kind: 'free', until: undefined });
    expect(stateOf(taken([10, 20]), fresh)).toEqual({ kind: 'soon', until: NINE + 10 * MINUTE });
  });

  test('returns taken until the end of consecutive meetings', () => {
    expect(stateOf(taken([30, 60], [-10, 30], [61, 90]), fresh)).toEqual({
      kind: 'taken',
      until: NINE + 60 * MINUTE,
    });
    expect(stateOf(taken([-30, 0]), fresh)).toMatchObject({ kind: 'free' });
  });

  test('returns unknown when the calendar is unavailable or outdated', () => {
    expect(stateOf({ room, taken: undefined }, fresh)).toEqual({ kind: 'unknown' });
    expect(stateOf(taken(), { now: NINE, askedAt: NINE - 6 * MINUTE })).toEqual({
      kind: 'unknown',
    });
  });
});

describe('requests to Microsoft Graph', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('leave titles and names on the server', () => {
    const item = {
      status: 'busy',
      subject: 'Redundancies',
      location: 'Fjord',
      start: { dateTime: '2026-11-03T09:00:00.0000000' },
      end: { dateTime: '2026-11-03T10:00:00.0000000' },
    };
    const free = { ...item, status: 'workingElsewhere' };
    expect(stripSchedule({ scheduleId: room, scheduleItems: [item, free] })).toEqual(
      taken([0, 60]),
    );
    expect(stripSchedule({ scheduleId: room, error: { message: 'unknown' } })).toEqual({
      room,
      taken: undefined,
    });
  });

  test('contain twenty rooms at a time', async () => {
    const sizes: number[] = [];
    vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
      const { schedules } = JSON.parse(body) as { schedules: string[] };
      sizes.push(schedules.length);
      return Promise.resolve(
        Response.json({ value: schedules.map((scheduleId) => ({ scheduleId })) }),
      );
    });
    const rooms = Array.from({ length: 45 }, (_, index) => `room-${index}@example.com`);
    const options = { token: 't', mailbox: 'm@example.com', from: new Date(NINE), hours: 8 };
    expect(await askGraph(rooms, options)).toHaveLength(45);
    expect(sizes).toEqual([20, 20, 5]);
  });

  test('reject with the time to wait when rate-limited', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '30' } })),
    );
    const options = { token: 't', mailbox: 'm@example.com', from: new Date(NINE), hours: 8 };
    await expect(askGraph([room], options)).rejects.toThrow('429. Try again after 30');
  });
});
