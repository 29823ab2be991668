import { describe, expect, test } from 'vitest';
import { advance, type FrameEvent, type FrameSequence, NO_FRAMES } from './frame-sequence.ts';

const MALL = { venueId: 'mall' };
const OFFICE = { venueId: 'office' };
const start = (page: string): FrameEvent => ({ type: 'start', page });
const drawn = (key: number): FrameEvent => ({ type: 'drawn', key });
const view = (key: number, of?: { venueId: string }): FrameEvent => ({
  type: 'view',
  key,
  view: of,
});

describe('frame sequence', () => {
  test('shows the first sample when it is drawn', () => {
    expect(after(start('a'))).toMatchObject({ incoming: { page: 'a' } });
    expect(after(start('a'), drawn(1))).toMatchObject({ shown: { page: 'a' } });
    expect(after(start('a'), drawn(1)).incoming).toBeUndefined();
  });

  test('lets the visible map fly if the next sample has the same venue', () => {
    const flying = after(start('a'), drawn(1), view(1, MALL), start('b'), drawn(2), view(2, MALL));
    expect(flying).toMatchObject({ shown: { page: 'a' }, flight: MALL });
    expect(advance(flying, { type: 'arrive' })).toMatchObject({
      shown: { page: 'b', venueId: 'mall' },
      leaving: { page: 'a' },
    });
  });

  test.each([
    ['has another venue', OFFICE],
    ['keeps moving', undefined],
  ])('shows the next sample without a flight if it %s', (_name, next) => {
    const state = after(start('a'), drawn(1), view(1, MALL), start('b'), drawn(2), view(2, next));
    expect(state).toMatchObject({ shown: { page: 'b' }, leaving: { page: 'a' } });
    expect(state.flight).toBeUndefined();
  });

  test('shows the next sample if the visible one fails while it loads', () => {
    const loading = after(start('a'), drawn(1), start('b'), { type: 'fail', key: 1, message: '' });
    expect(loading).toMatchObject({ incoming: { page: 'b' } });
    expect(loading.failure).toBeUndefined();
    expect(advance(loading, drawn(2))).toMatchObject({ shown: { page: 'b' } });
  });

  test('runs a sample again when the reader returns to its section', () => {
    const state = after(start('a'), drawn(1), start('b'), drawn(2), { type: 'arrive' }, start('a'));
    expect(state).toMatchObject({ shown: { page: 'b' }, incoming: { page: 'a', key: 3 } });
  });

  test('keeps the visible sample when the reader returns before the next one is drawn', () => {
    const state = after(start('a'), drawn(1), start('b'), start('a'));
    expect(state).toMatchObject({ shown: { page: 'a', key: 1 } });
    expect(state.incoming).toBeUndefined();
  });

  test('runs a sample again when the reader returns while its map flies away', () => {
    const flying = after(start('a'), drawn(1), view(1, MALL), start('b'), drawn(2), view(2, MALL));
    expect(advance(flying, start('a'))).toMatchObject({ incoming: { page: 'a', key: 3 } });
  });

  test('has at most two frames however fast the reader scrolls', () => {
    const events = [start('a'), drawn(1), view(1, MALL)];
    for (let key = 2; key < 20; key += 1) {
      events.push(start(String(key)));
      if (key % 2 === 0) events.push(drawn(key), view(key, key % 4 === 0 ? MALL : undefined));
      expect(framesOf(after(...events))).toBeLessThanOrEqual(2);
    }
  });

  test('does not replace the visible map by one that is not drawn', () => {
    const state = after(start('a'), drawn(1), start('b'), { type: 'arrive' });
    expect(state).toMatchObject({ shown: { page: 'a' }, incoming: { page: 'b' } });
  });

  test('removes all frames when a sample fails, and starts again', () => {
    const failed = after(start('a'), drawn(1), start('b'), {
      type: 'fail',
      key: 2,
      message: 'No.',
    });
    expect(failed).toEqual({ lastKey: 2, failure: { page: 'b', message: 'No.' } });
    expect(advance(failed, start('b'))).toMatchObject({ incoming: { page: 'b', key: 3 } });
  });

  test('loads a sample again on request, but not one that is visible', () => {
    const retry: FrameEvent = { type: 'retry', page: 'b' };
    const loading = after(start('a'), drawn(1), start('b'));
    expect(advance(loading, retry)).toMatchObject({ incoming: { page: 'b', key: 3 } });
    const visible = after(start('b'), drawn(1));
    expect(advance(visible, retry)).toMatchObject({ shown: { page: 'b', key: 1 } });
    expect(advance(visible, retry).incoming).toBeUndefined();
  });

  test('ignores messages of frames that are gone', () => {
    const state = after(start('a'), drawn(1), start('b'), start('c'));
    expect(advance(state, drawn(2))).toBe(state);
    expect(advance(state, view(2, MALL))).toBe(state);
    expect(advance(state, { type: 'fail', key: 2, message: 'No.' })).toBe(state);
  });
});

function after(...events: readonly FrameEvent[]): FrameSequence {
  return events.reduce(advance, NO_FRAMES);
}

function framesOf({ shown, incoming, leaving }: FrameSequence): number {
  return [shown, incoming, leaving].filter(Boolean).length;
}
