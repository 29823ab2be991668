import type { VenueJob } from './venue-job.ts';

/** Remedies for files that exceed the limits of a job. */
export const REMEDIES: Readonly<Record<VenueJob['kind'], string>> = {
  validate: 'Check it on your machine with the command `npx mvf validate`.',
  route: 'Find the route on your machine with the Web SDK.',
  question: 'Find the places and routes on your machine with the Web SDK.',
  plan: 'Draw it on your machine with the command `npx mvf convert --to svg`.',
  convert: 'Convert it on your machine with the command `npx mvf convert`.',
};
