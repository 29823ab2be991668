/** A text in the languages of the hospital. */
export type HospitalText = { readonly en: string; readonly fr: string };

export function text(en: string, fr: string): HospitalText {
  return { en, fr };
}

/** A proper name: the same in both languages. */
export function proper(name: string): HospitalText {
  return { en: name, fr: name };
}
