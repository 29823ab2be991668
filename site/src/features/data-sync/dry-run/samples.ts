import type { FeedKind } from '@brand/data-sync';

type JsonModule = { readonly default: unknown };

/** The feeds that pages show, loaded on demand. */
const SAMPLES: Readonly<Record<FeedKind, () => Promise<JsonModule>>> = {
  venue: () =>
    import(/* webpackChunkName: "feed-venue" */ '../../../../../examples/data-sync/1.0/venue.json'),
  location: () =>
    import(
      /* webpackChunkName: "feed-location" */ '../../../../../examples/data-sync/1.0/location.json'
    ),
  category: () =>
    import(
      /* webpackChunkName: "feed-category" */ '../../../../../examples/data-sync/1.0/category.json'
    ),
  event: () =>
    import(/* webpackChunkName: "feed-event" */ '../../../../../examples/data-sync/1.0/event.json'),
  'check-in-counter': () =>
    import(
      /* webpackChunkName: "feed-counter" */ '../../../../../examples/data-sync/1.0/check-in-counter.json'
    ),
  'baggage-claim': () =>
    import(
      /* webpackChunkName: "feed-baggage" */ '../../../../../examples/data-sync/1.0/baggage-claim.json'
    ),
  'security-wait-time': () =>
    import(
      /* webpackChunkName: "feed-waits" */ '../../../../../examples/data-sync/1.0/security-wait-time.json'
    ),
  flight: () =>
    import(
      /* webpackChunkName: "feed-flight" */ '../../../../../examples/data-sync/1.0/flight.json'
    ),
  parking: () =>
    import(
      /* webpackChunkName: "feed-parking" */ '../../../../../examples/data-sync/1.0/parking.json'
    ),
};

const OF_THE_MALL: ReadonlySet<FeedKind> = new Set(['venue', 'location', 'category', 'event']);

/** The demo venue that the sample of a kind is written for. */
export function venueOfSample(kind: FeedKind): string {
  return OF_THE_MALL.has(kind) ? 'harbour-mall' : 'northwind-airport';
}

export async function loadSample(kind: FeedKind): Promise<string> {
  return JSON.stringify((await SAMPLES[kind]()).default, null, 2);
}
