import { z } from 'zod';
import { type BundleBytes, decodeBundle, MAX_BUNDLE_BYTES } from './decode-bundle.ts';
import type { DemoVenues } from './demo-venues.ts';

/** Input fields of tools that read a venue. */
export const VENUE_FIELDS = {
  bundle: z
    .string()
    .optional()
    .describe(
      `A bundle: the bytes of a zip file of at most ${MAX_BUNDLE_BYTES / 2 ** 20} MiB, as base64.`,
    ),
  venueId: z
    .string()
    .max(100)
    .optional()
    .describe('Id or name of a demo venue to use instead of a bundle, such as harbour-mall.'),
} as const;

export type VenueFields = {
  readonly bundle?: string | undefined;
  readonly venueId?: string | undefined;
};

/** Reads the bundle that a caller sends or names. */
export function readVenue(
  { bundle, venueId }: VenueFields,
  venues: DemoVenues,
): Promise<BundleBytes> | BundleBytes {
  if ((bundle === undefined) === (venueId === undefined)) {
    return {
      problem: 'Expected either bundle (a zip file as base64) or venueId (the id of a demo venue).',
    };
  }
  return bundle === undefined ? venues.read(venueId ?? '') : decodeBundle(bundle);
}
