import type { Details } from '@brand/mvf/v3';

/** A text in one language, or in several by language tag. The first one is the default. */
export type Text = string | Readonly<Record<string, string>>;

export type Texts = {
  readonly name?: Text;
  readonly shortName?: Text;
  readonly description?: Text;
  readonly externalId?: string;
  readonly icon?: string;
};

/** The texts as details of the format: default language first, the others as translations. */
export function detailsOf(texts: Texts, defaultLanguage: string): Details {
  const details: Details = {};
  const translations: Record<string, Record<string, string>> = {};
  for (const field of ['name', 'shortName', 'description'] as const) {
    const text = texts[field];
    if (text === undefined) continue;
    if (typeof text === 'string') {
      details[field] = text;
      continue;
    }
    for (const [language, value] of Object.entries(text)) {
      if (language === defaultLanguage) details[field] = value;
      else translations[language] = { ...translations[language], [field]: value };
    }
    if (details[field] === undefined) {
      throw new Error(
        `"${Object.values(text)[0]}" has no text in the default language ${defaultLanguage}.`,
      );
    }
  }
  if (texts.externalId !== undefined) details.externalId = texts.externalId;
  if (texts.icon !== undefined) details.icon = texts.icon;
  if (Object.keys(translations).length > 0) details.translations = translations;
  return details;
}
