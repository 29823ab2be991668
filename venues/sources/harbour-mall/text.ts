/** Languages by tag, the default first, each with its own name. */
export const LANGUAGES = { en: 'English', pt: 'Português', es: 'Español' } as const;

/** A text in the languages of the mall. */
export type MallText = Readonly<Record<keyof typeof LANGUAGES, string>>;

export function text(en: string, pt: string, es: string): MallText {
  return { en, pt, es };
}
