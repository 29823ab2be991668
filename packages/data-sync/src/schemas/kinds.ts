import type { TSchema } from 'typebox';
import { BaggageClaim } from './baggage-claim.ts';
import { Category } from './category.ts';
import { CheckInCounter } from './check-in-counter.ts';
import { Event } from './event.ts';
import { feedOf } from './feed.ts';
import { Flight } from './flight.ts';
import { Location } from './location.ts';
import { Parking } from './parking.ts';
import { SecurityWaitTime } from './security-wait-time.ts';
import { Venue } from './venue.ts';

/** The kinds of feed, with display names of their records. */
export const FEED_KINDS = {
  venue: { label: 'Venue', record: Venue, feed: feedOf('venue', Venue, 1) },
  location: { label: 'Locations', record: Location, feed: feedOf('location', Location) },
  category: { label: 'Categories', record: Category, feed: feedOf('category', Category) },
  event: { label: 'Events', record: Event, feed: feedOf('event', Event) },
  'check-in-counter': {
    label: 'Check-in counters',
    record: CheckInCounter,
    feed: feedOf('check-in-counter', CheckInCounter),
  },
  'baggage-claim': {
    label: 'Baggage claim',
    record: BaggageClaim,
    feed: feedOf('baggage-claim', BaggageClaim),
  },
  'security-wait-time': {
    label: 'Security wait times',
    record: SecurityWaitTime,
    feed: feedOf('security-wait-time', SecurityWaitTime),
  },
  flight: { label: 'Flights', record: Flight, feed: feedOf('flight', Flight) },
  parking: { label: 'Parking', record: Parking, feed: feedOf('parking', Parking) },
} as const satisfies Record<string, { label: string; record: TSchema; feed: TSchema }>;

export type FeedKind = keyof typeof FEED_KINDS;

export const FEED_KIND_NAMES = Object.keys(FEED_KINDS) as readonly FeedKind[];
