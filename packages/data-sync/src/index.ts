export { checkFeed, type CheckFeedOptions, type FeedReport } from './check/check-feed.ts';
export { FEED_CODES, type FeedCode, type FeedFinding } from './check/finding.ts';
export { MAX_CHARACTERS } from './check/parse-feed.ts';
export { FEED_KIND_NAMES, FEED_KINDS, type FeedKind } from './schemas/kinds.ts';
export type { DryRun, NamedRecord, RecordChange } from './venue/compare-with-venue.ts';
export type { FieldChange } from './venue/compare-fields.ts';
export { readSnapshot } from './venue/read-snapshot.ts';
export type { VenueSnapshot } from './venue/venue-snapshot.ts';
