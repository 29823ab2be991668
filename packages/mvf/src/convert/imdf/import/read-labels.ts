import type { Details, Translation } from '../../../v3/core/types.gen.ts';
import { type ImdfFeature, isRecord } from './imdf-feature.ts';
import type { ImportReport } from '../../import-report.ts';

/** A text in several languages, by language tag, in the order of the source. */
export type Labels = ReadonlyMap<string, string>;

const LANGUAGE_TAG = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i;

/** Reads texts that exist in several languages. */
export class LabelReader {
  /** Language of untagged texts, and of the names in the result. */
  readonly language: string;
  readonly #report: ImportReport;

  constructor(language: string, report: ImportReport) {
    this.language = language;
    this.#report = report;
  }

  /**
   * Returns the labels of a property: a record by language, or a plain text that some writers use.
   */
  read(feature: ImdfFeature, key: string): Labels {
    const value = feature.properties[key];
    if (typeof value === 'string' && value.trim()) {
      this.#note(
        feature,
        'guessed',
        'plain-name',
        `Texts without a language were treated as ${this.language}.`,
      );
      return new Map([[this.language, value.trim()]]);
    }
    const labels = new Map<string, string>();
    for (const [tag, text] of isRecord(value) ? Object.entries(value) : []) {
      const language = tag.trim().replaceAll('_', '-');
      if (typeof text !== 'string' || !text.trim()) continue;
      if (LANGUAGE_TAG.test(language)) labels.set(language, text.trim());
      else {
        this.#note(
          feature,
          'dropped',
          'bad-language',
          'Texts whose language is not written as a language tag, such as "en", were left out.',
        );
      }
    }
    return labels;
  }

  /** Returns the text in the default language, otherwise in the closest available one. */
  pick(labels: Labels): string | undefined {
    const tag = this.#defaultTag(labels.keys()) ?? [...labels.keys()][0];
    return tag === undefined ? undefined : labels.get(tag);
  }

  /** Returns the tag that serves as the default language: `en` is sufficient for `en-US`. */
  #defaultTag(tags: Iterable<string>): string | undefined {
    const wanted = this.language.toLowerCase();
    const all = [...tags];
    return (
      all.find((tag) => tag.toLowerCase() === wanted) ??
      all.find((tag) => tag.toLowerCase().split('-')[0] === wanted.split('-')[0])
    );
  }

  /**
   * Returns the name, short name and translations of a feature, and its id as `externalId`. An
   * alternative name replaces a missing name, and a missing short name if it is shorter.
   */
  details(feature: ImdfFeature): Details {
    const names = this.read(feature, 'name');
    const alternatives = this.read(feature, 'alt_name');
    const shorts = this.read(feature, 'short_name');
    const languages = new Set([...names.keys(), ...alternatives.keys(), ...shorts.keys()]);
    const own = this.#defaultTag(languages);
    const name = this.pick(names) ?? this.pick(alternatives);
    const texts = (language: string): Translation =>
      textsIn({
        name: names.get(language) ?? alternatives.get(language),
        shortName: shorts.get(language),
        alternative: alternatives.get(language),
      });
    // Not mixed: a name and its short form must be in the same language.
    const main = textsIn({
      name,
      shortName: own === undefined ? this.pick(shorts) : shorts.get(own),
      alternative: own === undefined ? undefined : alternatives.get(own),
    });
    const translations = [...languages]
      .filter((language) => language !== own)
      .map((language): [string, Translation] => [language, texts(language)])
      .filter(([, translation]) => Object.keys(translation).length > 0);
    return {
      ...main,
      externalId: feature.id,
      ...(translations.length > 0 && { translations: Object.fromEntries(translations) }),
    };
  }

  /** Returns alternative names of a feature, for search. */
  aliases(feature: ImdfFeature, details: Details): string[] {
    const known = new Set(
      [details, ...Object.values(details.translations ?? {})].flatMap(({ name, shortName }) => [
        name,
        shortName,
      ]),
    );
    const texts = [...this.read(feature, 'alt_name').values()];
    return [...new Set(texts)].filter((text) => !known.has(text));
  }

  #note(feature: ImdfFeature, action: 'guessed' | 'dropped', code: string, message: string): void {
    const example = `${feature.type} ${feature.id}`;
    this.#report.note({ action, code, message, source: feature.file, example });
  }
}

function textsIn({
  name,
  shortName,
  alternative,
}: {
  readonly name: string | undefined;
  readonly shortName: string | undefined;
  readonly alternative: string | undefined;
}): Translation {
  const isShorter =
    name !== undefined && alternative !== undefined && alternative.length < name.length;
  const short = shortName ?? (isShorter ? alternative : undefined);
  return { ...(name !== undefined && { name }), ...(short !== undefined && { shortName: short }) };
}

/**
 * Returns the language of a source that does not state it: the most frequent language of names, or
 * English.
 */
export function commonLanguage(features: Iterable<ImdfFeature>): string {
  const counts = new Map<string, number>();
  for (const { properties } of features) {
    const names = properties['name'];
    for (const tag of isRecord(names) ? Object.keys(names) : []) {
      if (LANGUAGE_TAG.test(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
  }
  // On a tie, English is the language of most archives.
  const english = counts.get('en');
  if (english !== undefined) counts.set('en', english + 0.5);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'en';
}

/** Returns the language tag in canonical form, or `undefined` if invalid. */
export function parseLanguage(value: unknown): string | undefined {
  const tag = typeof value === 'string' ? value.trim().replaceAll('_', '-') : '';
  return LANGUAGE_TAG.test(tag) ? tag : undefined;
}
