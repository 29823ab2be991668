import { brand } from '../../../../brand.ts';

/** The only origin that the visual may load maps from; `capabilities.json` requests it. */
export const PORTAL: string = new URL(brand.siteUrl).origin;

/** A venue by id and key, or a bundle by URL. */
export type VenueChoice =
  | { readonly venueId: string; readonly key: string }
  | { readonly url: URL };

/**
 * Parses the venue field of the author: an id, or the URL of a bundle. Throws an error that
 * suggests what to write.
 */
export function readVenueChoice(venue: string, key: string): VenueChoice {
  const text = venue.trim();
  if (/^[\w.-]{1,100}$/.test(text)) return { venueId: text, key: key.trim() };
  if (!URL.canParse(text)) {
    throw new Error(
      `"${text.slice(0, 60)}" is not a valid venue. Enter a venue id, such as harbour-mall, or the URL of an MVF bundle.`,
    );
  }
  const url = new URL(text);
  if (url.origin !== PORTAL) {
    throw new Error(
      `This visual can load maps only from ${PORTAL}, not from ${url.origin}. Power BI blocks other hosts.`,
    );
  }
  return { url };
}
