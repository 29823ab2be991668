import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue, type Venue } from '@brand/venue';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Emitter } from '../../kernel/emitter.ts';
import type { MapEvents } from '../../kernel/events.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { Hit } from '../../kernel/hits.ts';
import { type Analytics, analytics, type AnalyticsOptions } from './analytics.ts';
import type { AnalyticsEvent } from './analytics-events.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue(writeBundle(tinyVenue()));
});

let events: Emitter<MapEvents>;
let told: AnalyticsEvent[];
beforeEach(() => {
  events = new Emitter();
  told = [];
});
afterEach(() => vi.restoreAllMocks());

function use(options: Partial<AnalyticsOptions> = {}): Analytics {
  const context = {
    venue,
    events,
    floors: { current: venue.get('floor', 'f_ground') },
    stage: { camera: { width: 640, height: 480 } },
  } as unknown as FeatureContext;
  return analytics.install(context, {
    capture: (event) => void told.push(event),
    sessionId: 'session',
    ...options,
  });
}

function clickOn(target: object, type: Hit['type'], isInteractive = true): void {
  const place = { coordinate: { lngLat: [0, 0] }, distance: 1, isInteractive };
  const hit = { type, target, ...place } as unknown as Hit;
  events.emit('click', {
    hits: [hit],
    element: undefined,
    floor: undefined,
    coordinate: undefined,
    screen: { x: 0, y: 0 },
    source: undefined,
  });
}

describe('analytics', () => {
  it('captures map events in order', () => {
    use();
    const [ground, upper] = [venue.get('floor', 'f_ground'), venue.get('floor', 'f_upper')];
    events.emit('frame', { now: 1 });
    events.emit('frame', { now: 2 });
    events.emit('floor-change', { floor: upper, previous: ground, reason: 'app' });
    events.emit('language-change', { language: 'de' });
    events.emit('theme-change', { theme: 'dark' });
    events.emit('context-lost', {});
    clickOn(venue.get('space', 'g_g-cafe'), 'space');
    expect(told.map(({ name, index }) => `${index} ${name}`)).toEqual([
      '0 venue-load',
      '1 first-frame',
      '2 floor-change',
      '3 language-change',
      '4 theme-change',
      '5 context-lost',
      '6 select',
    ]);
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { floors: 3, locations: 3, languages: ['en', 'de'] },
      { width: 640, height: 480 },
      { floorId: 'f_upper', previousFloorId: 'f_ground', reason: 'app' },
      { language: 'de' },
      { theme: 'dark' },
      {},
      { type: 'space', id: 'g_g-cafe', locationIds: ['loc_cafe'] },
    ]);
    expect(told[0]).toMatchObject({
      sessionId: 'session',
      venueId: venue.id,
      language: 'en',
      floorId: 'f_ground',
    });
    expect(() => JSON.stringify(told)).not.toThrow();
  });

  it('captures clicks only on interactive targets', () => {
    use({ automatic: ['select'] });
    clickOn(venue.get('space', 'g_g-hall'), 'space', false);
    expect(told).toEqual([]);
    clickOn({}, 'marker');
    expect(told[0]?.payload).toEqual({ type: 'marker', locationIds: [] });
  });

  it('captures built-in and custom events of the app', () => {
    const api = use({ automatic: [] });
    api.capture('search', { query: 'coffee', hits: 3 });
    api.capture('coupon-opened', { coupon: 'spring' });
    expect(told.map(({ name, payload }) => [name, payload])).toEqual([
      ['search', { query: 'coffee', hits: 3 }],
      ['coupon-opened', { coupon: 'spring' }],
    ]);
  });

  it('continues and reports the error when the app throws or rejects', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failures = [
      () => {
        throw new Error('at once');
      },
      () => Promise.reject(new Error('later')),
    ];
    for (const capture of failures) {
      const api = use({ capture, automatic: [] });
      expect(() => api.capture('follow', { mode: 'heading' })).not.toThrow();
    }
    await Promise.resolve();
    await Promise.resolve();
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('captures nothing after it was removed', () => {
    const api = use();
    told.length = 0;
    api.remove();
    api.remove();
    events.emit('frame', { now: 1 });
    events.emit('language-change', { language: 'de' });
    api.capture('search', { query: 'x', hits: 0 });
    expect(told).toEqual([]);
    expect(events.has('language-change')).toBe(false);
    expect(events.has('frame')).toBe(false);
  });
});
