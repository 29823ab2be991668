import { useStorageSlot } from '@docusaurus/theme-common';
import { type LanguageName, LANGUAGES } from '../code/language-names';

/** The selected language of all requests on all pages. It is stored. */
export function useCodeLanguage(): readonly [LanguageName, (language: LanguageName) => void] {
  const [stored, slot] = useStorageSlot('docusaurus.tab.request');
  return [LANGUAGES.find(({ name }) => name === stored)?.name ?? 'curl', slot.set];
}
