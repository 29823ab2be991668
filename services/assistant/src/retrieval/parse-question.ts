import {
  detectLanguage,
  type ForeignLanguage,
  translateQuestionWord,
  translateTerms,
} from '@brand/text-analysis';
import type { Question } from '../answer-engine.ts';
import { detectSdkVersion, type NamedLine } from './detect-sdk-version.ts';
import { classifyQuestion, type QuestionKind } from './question-kind.ts';
import { type QuestionWord, questionWords } from './question-words.ts';
import { pageTermsFor } from './reader-terms.ts';
import { type Paste, readPaste } from './read-paste.ts';
import type { SdkLine, SdkLines } from './sdk-versions.ts';
import type { SectionIndex } from './section-index.ts';

export type ParsedQuestion = {
  /** Search query, including the words of the question that this one follows. */
  readonly query: string;
  readonly words: readonly QuestionWord[];
  readonly line: SdkLine;
  /** Whether the question itself names the SDK or its version. */
  readonly isLineNamed: boolean;
  /** Whether it is about an SDK, judging by its words and the open page. */
  readonly isAboutSdk: boolean;
  readonly isMigration: boolean;
  readonly isAboutFormat: boolean;
  /** Versions of the venue format that it names, for example `2`. */
  readonly formatVersions: readonly string[];
  readonly flavour?: NamedLine['flavour'];
  readonly kind: QuestionKind;
  /** Set if the question is in another language; its terms are translated. */
  readonly language?: ForeignLanguage;
  /** Set if the question holds pasted lines. */
  readonly paste?: Paste;
  /** The question that this one follows. */
  readonly follows?: ParsedQuestion;
  /** Whether it speaks of the subject of that question as `it` or `that`. */
  readonly isAboutSame: boolean;
  /** A programming language that code is asked for, and that pages rarely have. */
  readonly codeLanguage?: string;
  /** Names as they appear in code, for example `map.camera.focusOn`. */
  readonly symbols: readonly string[];
  /** Literals to match exactly: names of code, error codes, quotations. */
  readonly literals: readonly string[];
};

type ParseContext = { readonly sectionIndex: SectionIndex; readonly lines: SdkLines };

const CODE_NAME =
  /\b[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+(?:\(\))?|\b[a-z]+[A-Z]\w*\b|\b[A-Z][a-z]+[A-Z]\w*\b|`[^`]+`/g;
const GOES_ON =
  /^(?:and|what about|how about|what if|also|same|ok|okay|now|but|then|so|or|why|in|on|with|for|without|instead|make)\b/i;
const POINTS_BACK =
  /\b(?:it|its|that|this|them|those|these|one|ones|instead|too|as well|again|there|whole (?:file|code))\b/i;
const DEFINITE = /\b(?:the|this|that|these|those)\b/i;
const DIALECT = /\b(?:react|angular|jsx|tsx|hooks?)\b/gi;
const CODE_LANGUAGE =
  /\b(?:in|with|using|for) (c#|c\+\+|php|java|golang|go|ruby|rust|dart|perl|scala|elixir|python)(?![\w-])/i;
const FEW_WORDS = 5;
/** Maximum number of other words. With more, `it` may refer to the SDK. */
const HARDLY_ANY_WORDS = 2;
const MAX_PREVIOUS_QUESTIONS = 3;
const ADDED_WEIGHT = 1.6;
const KNOWN_SUBJECT_WEIGHT = 0.4;
const ADDED_BY_US_WEIGHT = 0.6;
const MAX_QUERY_LENGTH = 512;
const MAX_ADDED_WORDS = 24;

/** Detects subject, SDK version and kind of a question. */
export function parseQuestion(
  { text, before, reader }: Omit<Question, 'signal'>,
  context: ParseContext,
): ParsedQuestion {
  const { sectionIndex, lines } = context;
  const paste = readPaste(text);
  const named = detectSdkVersion(text, reader);
  const language = paste ? undefined : detectLanguage(text);
  const asked =
    language === undefined
      ? paste
        ? detectSdkVersion(paste.prose, reader).rest
        : named.rest
      : translateTerms(named.rest, language, (word) => sectionIndex.has(word.toLowerCase()));
  // "And in React?" names a dialect of the code, not a subject.
  const isDialect = before.length > 0 && named.flavour !== undefined;
  const spoken = questionWords(isDialect ? asked.replaceAll(DIALECT, ' ') : asked, sectionIndex);
  const own = paste
    ? addWords(
        mergeSpoken(spoken, questionWords(paste.messages.map(stripPaths).join('\n'), sectionIndex)),
        [paste.code],
        sectionIndex,
      )
    : addWords(spoken, [pageTermsFor(language ? asked : text)], sectionIndex);
  const base = paste ? undefined : findBase({ text, before, reader }, own, context);
  const isOtherSdk = named.sdk !== undefined && named.sdk !== base?.line.sdk;
  const line = lines.lineOf(reader, {
    ...(base?.isLineNamed && !isOtherSdk && base.line),
    ...(named.sdk && { sdk: named.sdk }),
    ...(named.version && { version: named.version }),
  });
  const flavour = named.flavour ?? (isOtherSdk ? undefined : base?.flavour);
  const codeLanguage = paste ? undefined : CODE_LANGUAGE.exec(text)?.[1];
  const isLineNamed = named.sdk !== undefined || named.version !== undefined;
  const query = base ? joinQueries(base.query, own) : queryOf(asked, paste);
  return {
    query: query.slice(0, MAX_QUERY_LENGTH),
    words: base ? mergeWords(base.words, own, POINTS_BACK.test(text)) : own,
    line,
    isLineNamed: isLineNamed || (base?.isLineNamed ?? false),
    isAboutSdk: isLineNamed || lines.isSdk(reader.section) || (base?.isAboutSdk ?? false),
    isMigration: named.isMigration || (base?.isMigration ?? false),
    isAboutFormat: named.isAboutFormat || (base?.isAboutFormat ?? false),
    formatVersions: [...named.formatVersions, ...(base?.formatVersions ?? [])],
    ...(flavour && { flavour }),
    ...(language && { language }),
    ...(codeLanguage && { codeLanguage }),
    ...(paste && { paste }),
    ...(base && { follows: base }),
    isAboutSame: base !== undefined && (POINTS_BACK.test(text) || own.length === 0),
    kind: kindOf({
      text: language ? `${translateQuestionWord(text, language)} ${asked}` : text,
      own,
      paste,
      base,
    }),
    literals: [...literalsIn(text), ...(base?.literals ?? [])],
    symbols: [...symbolsIn(text), ...(base?.symbols ?? [])],
  };
}

function kindOf({
  text,
  own,
  paste,
  base,
}: {
  readonly text: string;
  readonly own: readonly QuestionWord[];
  readonly paste: Paste | undefined;
  readonly base: ParsedQuestion | undefined;
}): QuestionKind {
  if (paste && (paste.messages.length > 0 || paste.code !== '')) return 'error';
  const kind = classifyQuestion(text);
  if (base && (kind === undefined || own.length === 0)) {
    return kind === 'error' || kind === 'whole-file' ? kind : base.kind;
  }
  return kind ?? 'how-to';
}

/** The earlier question, if this one continues it. */
function findBase(
  { text, before, reader }: Omit<Question, 'signal'>,
  own: readonly QuestionWord[],
  context: ParseContext,
): ParsedQuestion | undefined {
  const earlier = before.at(-1);
  if (earlier === undefined || before.length > MAX_PREVIOUS_QUESTIONS * 4) return undefined;
  const isRelated = sharesWord(own, questionWords(earlier, context.sectionIndex));
  if (!isFollowUp(text, own, isRelated)) return undefined;
  const earlierStill = before.slice(-1 - MAX_PREVIOUS_QUESTIONS, -1);
  return parseQuestion({ text: earlier, before: earlierStill, reader }, context);
}

/** Whether a question is short and refers to the one before it. */
function isFollowUp(text: string, words: readonly QuestionWord[], isRelated: boolean): boolean {
  if (words.length <= 1) return true;
  // "Which formats are allowed for the icon?" is still about the icon.
  if (isRelated && DEFINITE.test(text)) return words.length <= FEW_WORDS;
  if (GOES_ON.test(text.trim())) return words.length <= FEW_WORDS;
  return POINTS_BACK.test(text) && words.length <= HARDLY_ANY_WORDS;
}

function sharesWord(own: readonly QuestionWord[], earlier: readonly QuestionWord[]): boolean {
  const texts = new Set(earlier.map(({ text }) => text));
  return own.some(({ text, isAdded }) => !isAdded && texts.has(text));
}

function queryOf(asked: string, paste: Paste | undefined): string {
  if (!paste) return `${asked} ${pageTermsFor(asked)}`.trim();
  return [asked, ...paste.messages.map(stripPaths)].join(' ').trim();
}

/** Words that readers did not write themselves: pasted, or ours for theirs. They weigh less. */
function addWords(
  own: readonly QuestionWord[],
  texts: readonly string[],
  sectionIndex: SectionIndex,
): QuestionWord[] {
  const seen = new Set(own.map(({ text }) => text));
  const added = texts
    .flatMap((text) => questionWords(text, sectionIndex))
    .filter(({ text, isKnown }) => isKnown && !seen.has(text) && seen.add(text))
    .slice(0, MAX_ADDED_WORDS)
    .map((word) => ({ ...word, weight: word.weight * ADDED_BY_US_WEIGHT, isAdded: true as const }));
  return [...own, ...added];
}

/** Words of messages count like those of the reader, if pages know them. */
function mergeSpoken(
  own: readonly QuestionWord[],
  pasted: readonly QuestionWord[],
): readonly QuestionWord[] {
  const seen = new Set(own.map(({ text }) => text));
  return [...own, ...pasted.filter(({ text, isKnown }) => isKnown && !seen.has(text))];
}

function stripPaths(text: string): string {
  return text.replaceAll(/\S*\/[\w.-]+\.\w{1,8}\b(?::\d+)*/g, ' ').replaceAll(/\s+/g, ' ');
}

/** Query of the earlier question plus the new words. */
function joinQueries(before: string, own: readonly QuestionWord[]): string {
  return [before, ...own.map(({ text }) => text)].join(' ');
}

function mergeWords(
  base: readonly QuestionWord[],
  own: readonly QuestionWord[],
  isAboutSame: boolean,
): readonly QuestionWord[] {
  const seen = new Set(own.map(({ text }) => text));
  // New words weigh more, because they carry the new question.
  const added = own.map((word) => ({ ...word, weight: word.weight * ADDED_WEIGHT }));
  // The page of the subject is known: its section is found by the new words.
  const factor = isAboutSame && own.length > 0 ? KNOWN_SUBJECT_WEIGHT : 1;
  const kept = base.flatMap((word) =>
    seen.has(word.text) ? [] : [{ ...word, weight: word.weight * factor }],
  );
  return [...kept, ...added];
}

const LITERALS = [
  /\b[a-z][a-z-]*\/[a-z][a-z-]+\b/g,
  /(?<![\w-])--[a-z][a-z-]+/g,
  /\b\w*[a-z][A-Z]\w*\b|\b[A-Z]{2,}[a-z]\w*\b/g,
  /(?<!\w)["'`“]([^"'`”\n]{8,80})["'`”](?!\w)/g,
];
const MAX_LITERALS = 12;
/** Names of products, spelled like names of code. */
const PRODUCT =
  /^(?:typescript|javascript|wordpress|geojson|github|sharepoint|webgl|iphones?|ipads?|macos|maplibre|mapkit|powerbi|brightsign|openstreetmap|swiftui|uikit|cocoapods)$/;

/** Literals of a text to match exactly, in lower case. */
export function literalsIn(text: string): string[] {
  return LITERALS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([whole, inner]) => (inner ?? whole).toLowerCase()),
  )
    .filter((literal) => !PRODUCT.test(literal))
    .slice(0, MAX_LITERALS);
}

const MAX_SYMBOLS = 40;

function symbolsIn(text: string): string[] {
  return [...text.matchAll(CODE_NAME)]
    .map(([name]) => name.replaceAll(/[`()]/g, ''))
    .slice(0, MAX_SYMBOLS);
}
