import { z } from 'zod';
import { type BundleBytes, decodeBundle, MAX_BUNDLE_BYTES } from './decode-bundle.ts';
import type { DemoVenues } from './demo-venues.ts';

/** Input fields of tools that read a venue. */
export const VENUE_FIELDS = {
  bundle: z
    .string()
    .optional()
    .describe(
      `A bundle: the bytes of a zip of at most ${MAX_BUNDLE_BYTES / 2 ** 20} MiB, as base64.`,
    ),
  venueId: z.string().max(100).optional().describe('A demo venue, such as harbour-mall, instead.'),
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
    return { problem: 'Give either bundle, a zip as base64, or venueId, one of the demo venues.' };
  }
  return bundle === undefined ? venues.read(venueId ?? '') : decodeBundle(bundle);
}
