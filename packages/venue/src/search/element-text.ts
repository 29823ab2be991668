import type { VenueElement } from '../model/element-type.ts';

export type TextKey = 'name' | 'shortName' | 'description';
type Translated = { textIn?(key: TextKey, language: string): string | undefined };

/** A text of an element in a language, or in the default one where it has no translation. */
export function textIn(element: VenueElement, key: TextKey, language: string): string | undefined {
  const translated: Translated = element as unknown as Translated;
  return translated.textIn ? translated.textIn(key, language) : element[key];
}
