import { GLOSSARY, type GlossaryWord } from '../words.ts';

export type FoundWord = {
  readonly id: string;
  readonly start: number;
  readonly end: number;
};

const WORD_OF_FORM = new Map<string, GlossaryWord>(
  GLOSSARY.flatMap((word) => word.forms.map((form) => [form, word] as const)),
);

// Longest first: a floor stack is not a floor.
const FORMS = new RegExp(
  `(?<![\\w-])(?:${[...WORD_OF_FORM.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\\w-])`,
  'g',
);

/**
 * Finds words of the glossary in a sentence, each once. Case matters: “Node” is a program, “node” a
 * point.
 */
export function findWords(text: string, isKnown: (id: string) => boolean): FoundWord[] {
  const found = new Map<string, FoundWord>();
  for (const { 0: form, index: start } of text.matchAll(FORMS)) {
    const word = WORD_OF_FORM.get(form);
    const end = start + form.length;
    if (!word || isKnown(word.id) || found.has(word.id)) continue;
    if (isMeant(text, word, { start, end })) found.set(word.id, { id: word.id, start, end });
  }
  return [...found.values()];
}

type Range = Omit<FoundWord, 'id'>;

function isMeant(text: string, { elsewhere, only }: GlossaryWord, range: Range): boolean {
  if (elsewhere && isWithin(text, elsewhere, range)) return false;
  return !only || isWithin(text, only, range);
}

function isWithin(text: string, phrases: RegExp, { start, end }: Range): boolean {
  return text
    .matchAll(phrases)
    .some(({ 0: phrase, index }) => index <= start && end <= index + phrase.length);
}
