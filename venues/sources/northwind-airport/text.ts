/** A text in the languages of the airport. */
export type AirportText = { readonly en: string; readonly fr: string; readonly ar: string };

export function text(en: string, fr: string, ar: string): AirportText {
  return { en, fr, ar };
}

/** A short sign such as a level number: the same in every language. */
export function sign(name: string): AirportText {
  return { en: name, fr: name, ar: name };
}
