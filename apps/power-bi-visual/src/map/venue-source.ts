import { brand } from '../../../../brand.ts';

/** Where the visual may load maps from: `capabilities.json` asks for this origin and no other. */
export const PORTAL: string = new URL(brand.siteUrl).origin;

/** What a venue is loaded by. */
export type VenueChoice =
  | { readonly venueId: string; readonly key: string }
  | { readonly url: URL };

/**
 * Reads what the author wrote into the field for the venue: an id, or the address of a bundle.
 * Throws an error that says what to write.
 */
export function readVenueChoice(venue: string, key: string): VenueChoice {
  const text = venue.trim();
  if (/^[\w.-]{1,100}$/.test(text)) return { venueId: text, key: key.trim() };
  if (!URL.canParse(text)) {
    throw new Error(
      `"${text.slice(0, 60)}" is no venue. Write its id, such as harbour-mall, or the address of an MVF bundle.`,
    );
  }
  const url = new URL(text);
  if (url.origin !== PORTAL) {
    throw new Error(
      `This visual may load maps from ${PORTAL} only, not from ${url.origin}. Power BI refuses other hosts.`,
    );
  }
  return { url };
}
