export type { BaggageClaim } from './baggage-claim.ts';
export type { Category } from './category.ts';
export type { CheckInCounter } from './check-in-counter.ts';
export type { Event } from './event.ts';
export type { Flight } from './flight.ts';
export type { Location } from './location.ts';
export type { Parking } from './parking.ts';
export type { SecurityWaitTime } from './security-wait-time.ts';
export type { Venue } from './venue.ts';
export { FEED_VERSION } from './feed.ts';
export { FEED_KIND_NAMES, FEED_KINDS, type FeedKind } from './kinds.ts';
export {
  feedJsonSchema,
  type FeedSchema,
  type FeedSchemaNode,
  schemaAddress,
} from './json-schema.ts';
