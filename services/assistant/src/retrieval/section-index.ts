import { runSync, type SlicedTask } from '@brand/service-kit';
import type { PageRecord, KnownSection } from '@brand/wire/assistant';
import { stemWord, tokenize } from '@brand/text-analysis';
import type { Knowledge } from '../knowledge/read-knowledge.ts';
import { isDomainStopWord } from './domain-stop-words.ts';
import { blockText, plainText, stemsOf, tellingStems } from './plain-text.ts';

/** The smallest retrievable part of a section: a paragraph, an item, a row. */
export type Chunk = {
  /** Index of its block in the section. */
  readonly block: number;
  /** Row of a table or item of a list. */
  readonly part?: number;
  readonly stems: ReadonlySet<string>;
};

/** A section with its words. */
export type IndexedSection = {
  readonly page: PageRecord;
  readonly section: KnownSection;
  readonly url: string;
  readonly heading: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  readonly body: ReadonlySet<string>;
  readonly code: ReadonlySet<string>;
  /** Weighted frequency of each stem: headings count for more, code for less. */
  readonly counts: ReadonlyMap<string, number>;
  /** Length relative to the average. */
  readonly length: number;
  readonly chunks: readonly Chunk[];
  /** Full text in lower case. */
  readonly text: string;
  /** Words of each example question for the section. */
  readonly asked: readonly ReadonlySet<string>[];
};

/** The words of a page as one document. */
type PageWords = { readonly counts: ReadonlyMap<string, number>; readonly length: number };

/** BM25 parameters of pages. */
const PAGE = { saturation: 4, lengthNormalization: 0.5, usualLength: 12 } as const;
const COUNTS = { heading: 3, title: 2, body: 1, asked: 0.5, code: 0.4 } as const;
const GENERAL_WEIGHT = 0.4;
/** Rarer words are accidental: no more than a few sections have them. */
const MAX_WEIGHT = 5;
const USUAL_LENGTH = 110;

/** Sections that only link elsewhere; they are not indexed. */
const SIGNPOSTS = new Set(['Where next']);

/** Inverted index over the sections of all pages. */
export class SectionIndex {
  readonly #byPage = new Map<string, readonly IndexedSection[]>();
  /** Paths of pages by tag. */
  readonly #pages = new Map<string, string[]>();
  readonly #counts = new Map<string, number>();
  readonly #asked = new Set<string>();
  readonly #pageWords = new Map<string, PageWords>();
  #size = 0;

  private constructor() {}

  static of(knowledge: Pick<Knowledge, 'pages'>): SectionIndex {
    return runSync(SectionIndex.build(knowledge));
  }

  static *build({ pages }: Pick<Knowledge, 'pages'>): SlicedTask<SectionIndex> {
    const sectionIndex = new SectionIndex();
    for (const page of pages.values()) {
      yield* sectionIndex.#add(page);
    }
    return sectionIndex;
  }

  /** Sections of all pages with one of these tags. */
  *tagged(tags: readonly string[]): Generator<IndexedSection> {
    for (const tag of tags) {
      for (const page of this.#pages.get(tag) ?? []) yield* this.sectionsOf(page);
    }
  }

  sectionsOf(path: string): readonly IndexedSection[] {
    return this.#byPage.get(path) ?? [];
  }

  /** Frequency of a stem on the whole page, from 0 and saturating at 1. */
  pageFrequency(path: string, stem: string): number {
    const words = this.#pageWords.get(path);
    const count = words?.counts.get(stem);
    if (!words || count === undefined) return 0;
    const { saturation, lengthNormalization: share, usualLength } = PAGE;
    return count / (count + saturation * (1 - share + (share * words.length) / usualLength));
  }

  /** Whether any page has a word. */
  has(word: string): boolean {
    return this.#counts.has(stemWord(word));
  }

  /** Whether a page or an example question has the word. */
  knows(word: string): boolean {
    return this.has(word) || this.#asked.has(stemWord(word));
  }

  /** Inverse document frequency: rare words and words that no page has weigh more. */
  weightOf(word: string): number {
    return this.weightOfStem(stemWord(word));
  }

  weightOfStem(stem: string): number {
    const general = isDomainStopWord(stem) ? GENERAL_WEIGHT : 1;
    const frequency = Math.log(1 + this.#size / (1 + (this.#counts.get(stem) ?? 0)));
    return general * Math.min(frequency, MAX_WEIGHT);
  }

  /** All stems of pages and example questions. */
  *stems(): Generator<string> {
    yield* this.#counts.keys();
    yield* this.#asked;
  }

  *#add(page: PageRecord): SlicedTask<void> {
    const sections: IndexedSection[] = [];
    for (const section of page.sections) {
      if (!SIGNPOSTS.has(section.heading)) sections.push(indexSection(page, section));
      yield;
    }
    this.#byPage.set(page.path, sections);
    this.#pages.set(page.tag, [...(this.#pages.get(page.tag) ?? []), page.path]);
    for (const section of sections) this.#count(section);
    const counts = new Map<string, number>();
    for (const section of sections) {
      for (const [stem, count] of section.counts) {
        counts.set(stem, (counts.get(stem) ?? 0) + count);
      }
    }
    const length = sections.reduce((sum, section) => sum + section.length, 0);
    this.#pageWords.set(page.path, { counts, length });
  }

  #count({ heading, body, title, asked }: IndexedSection): void {
    this.#size += 1;
    for (const phrase of asked) for (const stem of phrase) this.#asked.add(stem);
    for (const stem of new Set([...heading, ...title, ...body])) {
      this.#counts.set(stem, (this.#counts.get(stem) ?? 0) + 1);
    }
  }
}

function indexSection(page: PageRecord, section: KnownSection): IndexedSection {
  const chunks: Chunk[] = [];
  const body = new Set<string>();
  const code = new Set<string>();
  for (const [block, each] of section.blocks.entries()) {
    if (each.kind === 'code') {
      for (const stem of stemsOf(each.code)) code.add(stem);
      continue;
    }
    for (const stem of stemsOf(blockText(each))) body.add(stem);
    if (each.kind === 'table') {
      const header = each.header.join(' ');
      for (const [part, row] of each.rows.entries()) {
        chunks.push({ block, part, stems: stemsOf(plainText([header, ...row].join(' '))) });
      }
    } else if (each.kind === 'list') {
      for (const [part, item] of each.items.entries()) {
        chunks.push({ block, part, stems: stemsOf(plainText(item)) });
      }
    } else chunks.push({ block, stems: stemsOf(blockText(each)) });
  }
  const name = page.path.split('/').at(-1) ?? '';
  const counts = new Map<string, number>();
  let length = 0;
  const count = (text: string, weight: number): void => {
    for (const { text: word, parts } of tokenize(text)) {
      length += weight;
      for (const each of [word, ...parts.map((part) => part.text)]) {
        const stem = stemWord(each);
        counts.set(stem, (counts.get(stem) ?? 0) + weight);
      }
    }
  };
  count(plainText(section.heading), COUNTS.heading);
  count(`${page.title.replace(/\(.*\)/, '')} ${name.replaceAll('-', ' ')}`, COUNTS.title);
  for (const block of section.blocks) {
    count(blockText(block), block.kind === 'code' ? COUNTS.code : COUNTS.body);
  }
  for (const phrase of section.asked ?? []) count(phrase, COUNTS.asked);
  const texts = section.blocks.map(blockText);
  return {
    text: [section.heading, ...texts].join('\n').toLowerCase(),
    counts,
    asked: (section.asked ?? []).map(tellingStems),
    length: length / USUAL_LENGTH,
    page,
    section,
    url: section.anchor === undefined ? page.url : `${page.url}#${section.anchor}`,
    heading: stemsOf(plainText(section.heading)),
    // Includes the last part of the path, which may differ from the title.
    title: stemsOf(`${page.title.replace(/\(.*\)/, '')} ${name.replaceAll('-', ' ')}`),
    body,
    code,
    chunks,
  };
}
