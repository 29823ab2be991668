export { breakValue } from './break-value.ts';
export { findingsOf } from './findings-of.ts';
export { randomVenue } from './random-venue.ts';
export { tinyVenue, type TinyVenue } from './tiny-venue.ts';
