import type { PageRecord, KnownSection } from '@brand/wire/assistant';
import { isStopWord, stemWord, tokenize } from '@brand/text-analysis';

/** A term and its definition. */
export type Definition = {
  readonly word: string;
  readonly markdown: string;
  readonly page: PageRecord;
  readonly section: KnownSection;
};

const ANCHOR = 'glossary';
const ASKS_MEANING =
  /^(?:so,? |and |ok,? )?(?:what(?:['’]?s| is| are| does)|define|explain|meaning of|definition of)\b\s*(?:an? |the |your )?(.+?)(?: mean(?: here)?| stand for)?[\s?!.]*$/i;

/** The words that a question wants to be told apart. */
const COMPARES =
  /\bdifferences? between (.+?)(?:[?.!]|$)|^(?:what(?:['’]?s| is| are| do you call)?\s+)?((?:an? |the )?.+?\b(?:vs\.?|versus)\b.+?)(?: here)?(?:[?.!]|$)/i;

/** Index of the terms that pages define. */
export class Glossary {
  readonly #definitions = new Map<string, Definition>();

  constructor(pages: Iterable<PageRecord>) {
    for (const page of pages) {
      for (const section of page.sections) {
        if (section.anchor !== ANCHOR) continue;
        for (const block of section.blocks) {
          if (block.kind !== 'list') continue;
          for (const item of block.items) this.#add(item, page, section);
        }
      }
    }
  }

  /** The definitions that a question asks for: of one word, or of several to be told apart. */
  find(question: string): readonly Definition[] {
    const text = question.trim();
    const asked = ASKS_MEANING.exec(text)?.[1];
    const found = asked === undefined ? undefined : this.#findWord(asked);
    if (found) return [found];
    const compared = COMPARES.exec(text)?.slice(1).find(Boolean);
    if (compared === undefined) return [];
    const words = compared.split(/\s*(?:,|\bvs\.?|\bversus\b|\band\b|\bor\b)\s*/i);
    const definitions = words.flatMap((word) => this.#findWord(word) ?? []);
    return definitions.length > 1 ? [...new Set(definitions)] : [];
  }

  /** Finds a word as it is written, or without what follows it: "a node in the routing data". */
  #findWord(text: string): Definition | undefined {
    const plain = text.replaceAll(/["'“”‘’`]/g, '').replace(/^(?:an?|the|your) /i, '');
    return (
      this.#definitions.get(keyOf(plain)) ??
      this.#definitions.get(keyOf(plain.replace(/\s+(?:in|of|for|on|here|with|exactly)\b.*$/i, '')))
    );
  }

  /** An item consists of the term, an empty line, and the definition. */
  #add(item: string, page: PageRecord, section: KnownSection): void {
    const [, word, markdown] = /^(.+?)\n+([^]+)$/.exec(item) ?? [];
    if (word === undefined || markdown === undefined) return;
    this.#definitions.set(keyOf(word), { word, markdown, page, section });
  }
}

function keyOf(text: string): string {
  return tokenize(text)
    .filter(({ text: word }) => !isStopWord(word))
    .map(({ text: word }) => stemWord(word))
    .join(' ');
}
