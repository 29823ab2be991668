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

  /** The definition that a question asks for, if the glossary has it. */
  find(question: string): Definition | undefined {
    const asked = ASKS_MEANING.exec(question.trim())?.[1];
    return asked === undefined ? undefined : this.#definitions.get(keyOf(asked));
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
