export { breakValue } from './break-value.ts';
export { findingsOf } from './findings-of.ts';
export { point } from './metre-shapes.ts';
export { randomVenue } from './random-venue.ts';
export { sparseOffice } from './sparse-office.ts';
export { tinyVenue, type TinyVenue } from './tiny-venue.ts';
