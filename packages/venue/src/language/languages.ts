import type { CmsLanguage, CmsVenue, Details, Translation } from '@brand/mvf/v3';
import { objectOr, objectsIn, ownValue, textOr } from '../raw-values.ts';
import { VenueError } from '../venue-error.ts';

/** A language that texts of the venue are available in. */
export type VenueLanguage = {
  /** BCP 47 language tag, such as `en` or `pt-BR`. */
  readonly code: string;
  /** Name of the language, in that language. */
  readonly name: string;
};

/** Called when the language changes. */
export type LanguageListener = (change: LanguageChange) => void;

/** The new and the previous language of the venue's texts. */
export type LanguageChange = {
  /** The current language of texts. */
  readonly language: string;
  /** The previous language of texts. */
  readonly previous: string;
};

/** The languages of a venue and the current one. */
export class Languages {
  /** The default language of the venue. Texts without a translation are in this language. */
  readonly defaultCode: string;
  readonly #listed: readonly CmsLanguage[];
  readonly #findCodes: () => Iterable<string>;
  readonly #listeners: Set<LanguageListener> = new Set();
  #codes: readonly string[] | undefined;
  #all: readonly VenueLanguage[] | undefined;
  #current: string;

  /**
   * @param findCodes - Collects the languages of all translations, for a venue that does not list
   * its languages. Called once, on first use.
   */
  constructor(cms: CmsVenue | undefined, findCodes: () => Iterable<string>) {
    this.#listed = objectsIn(cms?.languages).filter(
      ({ code }) => typeof code === 'string' && code !== '',
    );
    // English as the fallback, because instructions must be in some language.
    this.defaultCode = textOr(cms?.defaultLanguage, this.#listed[0]?.code ?? 'en');
    this.#current = this.defaultCode;
    this.#findCodes = findCodes;
  }

  get list(): readonly VenueLanguage[] {
    this.#all ??= this.#allCodes.map((code) => ({ code, name: this.#nameOf(code) }));
    return this.#all;
  }

  get current(): string {
    return this.#current;
  }

  get #allCodes(): readonly string[] {
    if (!this.#codes) {
      const listed = this.#listed.map(({ code }) => code);
      const found = listed.length === 0 ? this.#findCodes() : listed;
      const codes = new Set(found);
      this.#codes = codes.has(this.defaultCode) ? [...codes] : [this.defaultCode, ...codes];
    }
    return this.#codes;
  }

  #nameOf(code: string): string {
    const listed = this.#listed.findLast((language) => language.code === code);
    return textOr(listed?.name, undefined) ?? languageName(code);
  }

  /**
   * Returns the venue's language for a tag: an exact match, otherwise a language that differs only
   * in the region.
   */
  match(tag: string): string | undefined {
    const wanted = tag.toLowerCase();
    // Fast path: does not scan all texts for languages.
    if (wanted === this.defaultCode.toLowerCase()) return this.defaultCode;
    const codes = this.#allCodes;
    return (
      codes.find((code) => code.toLowerCase() === wanted) ??
      codes.find((code) => baseOf(code) === baseOf(wanted))
    );
  }

  set(tag: string): void {
    const code = this.match(tag);
    if (code === undefined) {
      const known = this.#allCodes.join(', ');
      throw new VenueError(
        'venue/unknown-language',
        `setLanguage: expected a language of the venue, found "${tag}". Its languages are: ${known}.`,
      );
    }
    const previous = this.#current;
    if (code === previous) return;
    this.#current = code;
    const listeners = Array.from(this.#listeners);
    for (const listener of listeners) listener({ language: code, previous });
  }

  listen(listener: LanguageListener): () => void {
    // A wrapper, so that a listener added twice is called twice and removed one at a time.
    const own: LanguageListener = (change) => listener(change);
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  /** Returns a text in a language, or in the default language if there is no translation. */
  textOf(
    details: Details | undefined,
    key: keyof Translation,
    language: string = this.#current,
  ): string | undefined {
    if (typeof details !== 'object' || details === null) return undefined;
    if (language !== this.defaultCode) {
      const translation = objectOr(ownValue(details.translations, language));
      const text = textOr(translation?.[key], undefined);
      if (text !== undefined) return text;
    }
    return textOr(details[key], undefined);
  }
}

function baseOf(code: string): string {
  return code.toLowerCase().split('-', 1)[0] ?? code;
}

/** Returns the language's own name for itself, or its tag if the runtime has no name for it. */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    // Malformed tag.
    return code;
  }
}
