/** Languages by tag, the default first, each with its own name. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;

/** A text in the languages of the hospital. */
export type HospitalText = Readonly<Record<keyof typeof LANGUAGES, string>>;

export function text(en: string, fr: string): HospitalText {
  return { en, fr };
}
