import type { VenueLanguage } from '@brand/venue';
import { useCallback, useSyncExternalStore } from 'react';
import { useVenue } from './use-venue.ts';

/** The language of a venue. */
export type LanguageState = {
  /** The language that names and texts are in now; `undefined` while the venue loads. */
  readonly language: string | undefined;
  /** The languages that there are; none while the venue loads. */
  readonly languages: readonly VenueLanguage[];
  /** Chooses another one, for everything that shows the venue. */
  readonly setLanguage: (code: string) => void;
};

const NO_LANGUAGES: readonly VenueLanguage[] = [];

/**
 * The language of the venue. A component that shows names calls it to be rendered again when the
 * language changes.
 *
 * @example
 * function LanguagePicker() {
 *   const { language, languages, setLanguage } = useLanguage();
 *   return (
 *     <select value={language} onChange={({ target }) => setLanguage(target.value)}>
 *       {languages.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
 *     </select>
 *   );
 * }
 */
export function useLanguage(): LanguageState {
  const { venue } = useVenue();
  const subscribe = useCallback(
    (onChange: () => void) => venue?.on('language-change', onChange) ?? (() => {}),
    [venue],
  );
  const read = (): string | undefined => venue?.language;
  const language = useSyncExternalStore(subscribe, read, read);
  const setLanguage = useCallback((code: string) => venue?.setLanguage(code), [venue]);
  return { language, languages: venue?.languages ?? NO_LANGUAGES, setLanguage };
}
