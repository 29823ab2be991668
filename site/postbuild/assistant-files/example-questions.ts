import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRecord } from '@brand/wire/assistant';
import type { Brand } from '../../../brand.ts';
import { sectionFinder } from './nearest-section.ts';

/**
 * Example questions by path of the page and anchor of the section; `''` is the part above the first
 * heading.
 */
export type ExampleQuestions = ReadonlyMap<string, Phrases>;

/** Example questions by the anchor of the section that answers them. */
type Phrases = ReadonlyMap<string, readonly string[]>;
type ExampleQuestionsFile = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Pages of other SDKs and versions cover the same subjects as this one's. */
const FIRST_SDK = 'web-sdk';

/**
 * Reads the example questions in `site/example-questions` and replaces `{product}` in paths by the
 * brand's slug.
 */
export function readExampleQuestions(
  folder: string,
  { slug }: Pick<Brand, 'slug'>,
): ExampleQuestions {
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as ExampleQuestionsFile),
    );
  const asked = new Map<string, Phrases>();
  for (const [name, sections] of pages) {
    const path = name.replaceAll('{product}', slug);
    if (asked.has(path)) throw new Error(`${folder}: ${path} is in two files. Put it into one.`);
    asked.set(path, new Map(Object.entries(sections)));
  }
  return asked;
}

/** Adds its example questions to each section. */
export function addExampleQuestions(
  pages: readonly PageRecord[],
  asked: ExampleQuestions,
): PageRecord[] {
  failOnUnknown(asked, pages);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.map((page) => {
    const phrases = asked.get(page.path) ?? phrasesOfOther(page);
    return {
      ...page,
      sections: page.sections.map((section) => {
        const own = phrases.get(section.anchor ?? '');
        return own && own.length > 0 ? { ...section, asked: own } : section;
      }),
    };
  });

  /** Falls back to the same page of the newest version, or of the Web SDK. */
  function phrasesOfOther({ path, sdk, version, sections }: PageRecord): Phrases {
    if (version === undefined) return new Map();
    const [, , ...rest] = path.split('/').filter((name) => name !== version);
    const other = [sdk, FIRST_SDK]
      .map((each) => ['', each, ...rest].join('/'))
      .find((each) => each !== path && asked.has(each));
    const findSection = sectionFinder(sections);
    const phrases = new Map<string, readonly string[]>();
    const seen = new Set<string>();
    for (const section of byPath.get(other ?? '')?.sections ?? []) {
      // Several sections of a reference have no anchor, and share one list.
      if (seen.has(section.anchor ?? '')) continue;
      seen.add(section.anchor ?? '');
      const own = asked.get(other ?? '')?.get(section.anchor ?? '') ?? [];
      const { anchor = '' } = findSection(section) ?? {};
      phrases.set(anchor, [...(phrases.get(anchor) ?? []), ...own]);
    }
    return phrases;
  }
}

/**
 * Throws for questions about sections that do not exist, which would otherwise be dropped silently.
 */
function failOnUnknown(asked: ExampleQuestions, pages: readonly PageRecord[]): void {
  const anchors = new Map(
    pages.map(({ path, sections }) => [path, new Set(sections.map(({ anchor = '' }) => anchor))]),
  );
  const unknown = [...asked].flatMap(([path, sections]) =>
    [...sections.keys()]
      .filter((anchor) => !anchors.get(path)?.has(anchor))
      .map((anchor) => `${path}#${anchor}`),
  );
  if (unknown.length === 0) return;
  throw new Error(
    `site/example-questions has phrases for sections that no page has. Move them to where the answer is now:\n${unknown.join('\n')}`,
  );
}
