import type { KnownSymbol } from '@brand/wire/assistant';
import type { SymbolIndex } from '../knowledge/symbol-index.ts';
import { plainText, stemsOf } from '../retrieval/plain-text.ts';
import { coverage, type QuestionWord } from '../retrieval/question-words.ts';
import type { AnswerPart } from './answer-part.ts';

const MANY_OPTIONS = 16;
const FEW_OPTIONS = 4;
const TAKES_OPTIONS = /\b\w+(?:Options|Props)\b/g;
/** Stems of words that ask for options in general. */
const ASKS_FOR_OPTIONS = stemsOf(
  'option parameter argument prop property field value default setting take have all list',
);
const CODE_VALUE = /^(?:'.*'|\[.*\]|\{.*\}|-?\d[\d_.]*|true|false|-?Infinity|null|undefined)$/;
const HAS_OPTIONS = new Set(['interface', 'type', 'class']);

/** Summary and signature of a symbol from the reference. */
export function symbolPieces({ name, url, summary, markdown }: KnownSymbol): AnswerPart[] {
  const signature = signatureOf(markdown);
  return [
    { kind: 'text', markdown: `[\`${name}\`](${url}): ${summary}` },
    ...(signature ? [{ kind: 'code', block: { kind: 'code', ...signature } } as const] : []),
  ];
}

/** The options of a symbol as a table, limited to those asked for. */
export function optionsTable(
  symbol: KnownSymbol,
  words: readonly QuestionWord[],
  symbols: SymbolIndex,
): AnswerPart | undefined {
  const options = optionsOf(symbol, symbols);
  const asking = wordsBeside(symbol, words);
  const scored = options.map((option) => {
    const stems = stemsOf(`${option.name.split('.').at(-1)} ${plainText(option.summary)}`);
    return { option, score: coverage(asking, (stem) => (stems.has(stem) ? 1 : 0)) };
  });
  const asked = scored.filter(({ score }) => score > 0.1);
  const shown =
    asked.length === 0 ? scored : asked.toSorted((a, b) => b.score - a.score).slice(0, FEW_OPTIONS);
  if (shown.length === 0 || shown.length > MANY_OPTIONS) return undefined;
  return {
    kind: 'table',
    header: ['Option', 'Default', 'What it is'],
    rows: shown.map(({ option: { name, url, summary, markdown } }) => [
      `[\`${name.split('.').at(-1)}\`](${url})`,
      defaultOf(markdown),
      summary,
    ]),
  };
}

function defaultOf(markdown: string): string {
  const value = /^Default: (.+?)\.?$/m.exec(markdown)?.[1] ?? '';
  return CODE_VALUE.test(value) ? `\`${value}\`` : value;
}

/** Whether a question consists only of a symbol's name, or asks for its parameters. */
export function asksForSymbolAlone(symbol: KnownSymbol, words: readonly QuestionWord[]): boolean {
  return wordsBeside(symbol, words).length === 0;
}

function wordsBeside({ name }: KnownSymbol, words: readonly QuestionWord[]): QuestionWord[] {
  const own = stemsOf(name);
  return words.filter(({ text }) =>
    [...stemsOf(text)].some((stem) => !own.has(stem) && !ASKS_FOR_OPTIONS.has(stem)),
  );
}

function optionsOf(symbol: KnownSymbol, symbols: SymbolIndex): readonly KnownSymbol[] {
  if (HAS_OPTIONS.has(symbol.kind)) {
    return symbols.membersOf(symbol).filter(({ kind }) => kind === 'property' || kind === 'field');
  }
  const types = signatureOf(symbol.markdown)?.code.match(TAKES_OPTIONS) ?? [];
  return [...new Set(types)].flatMap((name) => symbols.membersOf({ ...symbol, name }));
}

function signatureOf(markdown: string): { language: string; code: string } | undefined {
  const [, language = '', code] = /```(\w*)\n([^]*?)\n```/.exec(markdown) ?? [];
  return code === undefined ? undefined : { language, code };
}
