/** A text in the languages of the mall. */
export type MallText = { readonly en: string; readonly pt: string; readonly es: string };

export function text(en: string, pt: string, es: string): MallText {
  return { en, pt, es };
}

/** A proper name: the same in every language. */
export function proper(name: string): MallText {
  return { en: name, pt: name, es: name };
}
