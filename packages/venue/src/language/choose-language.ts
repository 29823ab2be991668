import type { VenueModel } from '../model/venue-model.ts';

/** Returns the first of the requested languages that the venue has, if any. */
export function chooseLanguage(
  { languages }: VenueModel,
  wanted: string | readonly string[] = [],
): void {
  const tags = typeof wanted === 'string' ? [wanted] : wanted;
  const known = tags.find((tag) => languages.match(tag) !== undefined);
  if (known !== undefined) languages.set(known);
}
