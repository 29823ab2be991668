/** Languages by tag, the default first, each with its own name. */
export const LANGUAGES = { en: 'English', fr: 'Français', ar: 'العربية' } as const;

/** A text in the languages of the airport. */
export type AirportText = Readonly<Record<keyof typeof LANGUAGES, string>>;

export function text(en: string, fr: string, ar: string): AirportText {
  return { en, fr, ar };
}

/** A short sign such as a level number: the same in every language. */
export function sign(name: string): AirportText {
  return { en: name, fr: name, ar: name };
}
