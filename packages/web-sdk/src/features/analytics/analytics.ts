import type { Feature, FeatureContext } from '../../kernel/feature.ts';
import type { Removable } from '../../kernel/removable.ts';
import type { Hit } from '../../kernel/hits.ts';
import type { AnalyticsEvent, AnalyticsEvents, AnalyticsPayload } from './analytics-events.ts';

/** Options for capturing events. */
export type AnalyticsOptions = {
  /**
   * Called with each event. The map itself sends events nowhere. If the function throws or rejects,
   * the error is logged to the console and does not affect the map.
   */
  readonly capture: (event: AnalyticsEvent) => void | Promise<void>;
  /**
   * Names of the events that the map captures automatically. `[]` captures none. Events that the
   * app captures are always included.
   * @defaultValue all
   */
  readonly automatic?: readonly (keyof AnalyticsEvents)[];
  /** Id of the session. @defaultValue a random UUID */
  readonly sessionId?: string;
};

/**
 * Events of a map for analytics.
 *
 * @example
 * const events = map.use(analytics, { capture: (event) => console.log(event.name) });
 * events.capture('search', { query: 'coffee', hits: 3 });
 * events.remove();
 */
export interface Analytics extends Removable {
  /**
   * Captures an event: a known one such as `search` or `route`, or a custom one of your app.
   *
   * @example
   * const events = map.use(analytics, { capture: console.log });
   * events.capture('search', { query: 'coffee', hits: 3 });
   * events.capture('coupon-opened', { coupon: 'spring' });
   */
  capture<Name extends string>(name: Name, payload: AnalyticsPayload<Name>): void;
}

/**
 * Passes the events of a map to your function: floor and language changes, selected elements, and
 * events that your app adds. Analytics is off until you add the feature, and uses no cookies,
 * positions or requests.
 *
 * @example
 * const events = map.use(analytics, {
 *   capture(event) {
 *     navigator.sendBeacon('/events', JSON.stringify(event));
 *   },
 * });
 * events.capture('search', { query: 'coffee', hits: 3 });
 */
export const analytics: Feature<Analytics, AnalyticsOptions> = {
  name: 'analytics',
  install(context, options) {
    const { sessionId = crypto.randomUUID(), automatic } = options;
    let index = 0;
    let isRemoved = false;
    const capture: Analytics['capture'] = (name, payload) => {
      if (isRemoved) return;
      const event = {
        name,
        payload,
        time: Date.now(),
        index,
        sessionId,
        venueId: context.venue.id,
        language: context.venue.language,
        floorId: context.floors.current.id,
      } as AnalyticsEvent;
      index += 1;
      deliver(options.capture, event);
    };
    const stop = listen(context, (name, payload) => {
      if (automatic?.includes(name) ?? true) capture(name, payload);
    });
    return {
      capture,
      remove() {
        isRemoved = true;
        stop();
      },
    };
  },
};

type Tell = <Name extends keyof AnalyticsEvents>(
  name: Name,
  payload: AnalyticsPayload<Name>,
) => void;

/** Captures events of the map until the returned function is called. */
function listen(context: FeatureContext, tell: Tell): () => void {
  const { events, venue, stage } = context;
  tell('venue-load', {
    floors: venue.floors.length,
    locations: venue.locations.length,
    languages: venue.languages.map(({ code }) => code),
  });
  const untilFirstFrame = events.on('frame', () => {
    untilFirstFrame();
    const { width, height } = stage.camera;
    tell('first-frame', { sincePageStart: Math.round(performance.now()), width, height });
  });
  const stops = [
    untilFirstFrame,
    events.on('floor-change', ({ floor, previous, reason }) =>
      tell('floor-change', { floorId: floor.id, previousFloorId: previous.id, reason }),
    ),
    events.on('language-change', ({ language }) => tell('language-change', { language })),
    events.on('theme-change', ({ theme }) => tell('theme-change', { theme })),
    events.on('context-lost', () => tell('context-lost', {})),
    events.on('click', ({ hits }) => {
      const hit = hits.find(({ isInteractive }) => isInteractive);
      if (hit) tell('select', selectionOf(hit));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function selectionOf({ type, target }: Hit): AnalyticsEvents['select'] {
  const { id, locations } = target as Partial<{
    readonly id: unknown;
    readonly locations: readonly { readonly id: string }[];
  }>;
  return {
    type,
    ...(typeof id === 'string' && { id }),
    locationIds: Array.isArray(locations) ? locations.map((location) => location.id) : [],
  };
}

/** Passes an event to the app. Errors are reported to the console and never propagate. */
function deliver(capture: AnalyticsOptions['capture'], event: AnalyticsEvent): void {
  const report = (error: unknown): void => {
    console.error(`analytics: the capture function failed for "${event.name}".`, error);
  };
  try {
    void Promise.resolve(capture(event)).catch(report);
  } catch (error) {
    report(error);
  }
}
