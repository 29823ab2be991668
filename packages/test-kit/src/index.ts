export { findingsOf } from './findings-of.ts';
export { tinyVenue, type TinyVenue } from './tiny-venue.ts';
