import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_VENUE_WORDS, type NamedVenue } from '@brand/venue-questions/parse';

/** The demo venues of a folder that holds `<id>/mvf-3.zip` and their list. Empty without a list. */
export function listDemoVenues(folder: string): readonly NamedVenue[] {
  const list = join(folder, 'index.json');
  if (!existsSync(list)) return [];
  const known = JSON.parse(readFileSync(list, 'utf8')) as readonly { slug: string; name: string }[];
  return known.map(({ slug, name }) => ({ id: slug, name, words: DEMO_VENUE_WORDS[slug] ?? [] }));
}
