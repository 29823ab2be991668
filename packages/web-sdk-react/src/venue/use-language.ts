import type { VenueLanguage } from '@brand/venue';
import { useCallback, useSyncExternalStore } from 'react';
import { useVenue } from './use-venue.ts';

/** Current language of a venue, and a function to change it. */
export type LanguageState = {
  /** Code of the current language. `undefined` while the venue loads. */
  readonly language: string | undefined;
  /** Languages of the venue. Empty while the venue loads. */
  readonly languages: readonly VenueLanguage[];
  /** Changes the language for everything that shows the venue. */
  readonly setLanguage: (code: string) => void;
};

const NO_LANGUAGES: readonly VenueLanguage[] = [];

/**
 * Returns the language of the venue. A component that shows names calls this hook to render again
 * when the language changes.
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
