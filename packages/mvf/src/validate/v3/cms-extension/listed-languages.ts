import { quote } from '../../describe-value.ts';
import type { Place } from '../../finding-list.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';
import { walkDetails } from '../walk-details.ts';

/** [M2] If the venue lists its languages, texts are in one of them. */
export function listedLanguages({ view }: V3Venue): void {
  const [venue] = view.files('cmsVenue');
  const languages = [...definedEntries(venue?.value.languages)].map(([, { code }]) => code);
  const listed = new Set(languages.map((code) => code.toLowerCase()));
  if (!venue || listed.size === 0) return;
  const check = (code: string, { file, path }: Place): void => {
    if (listed.has(code.toLowerCase())) return;
    const expected = `one of the languages ${languages.slice(0, 10).join(', ')}`;
    view.report({ code: 'language-not-listed', file, path, expected, found: quote(code) });
  };
  const { defaultLanguage } = venue.value;
  if (defaultLanguage !== undefined) {
    check(defaultLanguage, { file: venue.file, path: ['defaultLanguage'] });
  }
  for (const { file, path, details } of walkDetails(view)) {
    for (const code of Object.keys(details.translations ?? {})) {
      check(code, { file, path: [...path, 'translations', code] });
    }
  }
}
