import type { Question } from '../answer-engine.ts';
import type { SectionIndex } from './section-index.ts';
import { detectSdkVersion, type NamedLine } from './detect-sdk-version.ts';
import { type QuestionWord, questionWords } from './question-words.ts';
import type { SdkLine, SdkLines } from './sdk-versions.ts';

export type Intent = 'how-to' | 'trouble' | 'reference' | 'concept';

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
  readonly flavour?: NamedLine['flavour'];
  readonly intent: Intent;
  /** Names as they appear in code, for example `map.camera.focusOn`. */
  readonly symbols: readonly string[];
  /** Literals to match exactly: names of code, error codes, quotations. */
  readonly literals: readonly string[];
};

const TROUBLE =
  /\berrors?\b|\bfail|\bnot (?:work|show|load|appear|found|visible|render)|n['’]?t (?:work|show|load|appear|see|render|open|move|fire|get|update|find|seem)|\bblank\b|\bempty\b|\bnothing (?:happens|shows|appears)|\bwrong\b(?! way)|\bcrash|\bbroken\b|\bundefined\b|\bexpected\b.*\bfound\b|\bwhy\b|\bdisappear|\bmissing\b|\bstuck\b|\brefused?\b|\bthrows?\b|\bexception\b|\bwarning\b|\b4\d\d\b|\binvalid\b|\bgone\b|\bblocked\b|\bjagged\b|\bflicker/i;
const REFERENCE =
  /\bdefaults?\b|\boptions\b|\barguments?\b|\breturn(?:s|ed)? (?:value|type)\b|\bsignature\b|\btype of\b|\b(?:which|what|all|list(?: of)?|possible|available|valid|allowed|every|mandatory|required)\b.{0,40}\b(?:options?|parameters?|types?|propert(?:y|ies)|props?|methods?|events?|values?|units?|fields?|attributes?|columns?|codes?)\b|\bmaximum\b|\bminimum\b|\bbiggest\b|\bhow (?:many|long|large|big|old)\b/i;
const CONCEPT =
  /^(?:so )?(?:what(?:'s|s| is| are| does)|explain|define|difference|when (?:should|do|to)|which|is there a difference|do i need|does|is|are)\b|\bdifference between\b|\bmean(?:s|ing)?\b/i;
const CODE_NAME =
  /\b[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+(?:\(\))?|\b[a-z]+[A-Z]\w*\b|\b[A-Z][a-z]+[A-Z]\w*\b|`[^`]+`/g;
const GOES_ON =
  /^(?:and|what about|how about|also|same|ok|okay|now|but|then|so|or|why|in|on|with|for)\b/i;
const POINTS_BACK = /\b(?:it|that|this|them|those|these|one|instead|too|as well)\b/i;
const FEW_WORDS = 5;
/** With more words of its own, `it` may refer to the SDK. */
const HARDLY_ANY_WORDS = 2;
const MAX_PREVIOUS_QUESTIONS = 3;
const ADDED_WEIGHT = 1.6;

/** Detects subject, SDK version and intent of a question. */
export function parseQuestion(
  { text, before, reader }: Omit<Question, 'signal'>,
  { sectionIndex, lines }: { readonly sectionIndex: SectionIndex; readonly lines: SdkLines },
): ParsedQuestion {
  const named = detectSdkVersion(text, reader);
  const own = questionWords(named.rest, sectionIndex);
  const earlier = before.at(-1);
  const base =
    earlier !== undefined && before.length <= MAX_PREVIOUS_QUESTIONS * 4 && isFollowUp(text, own)
      ? parseQuestion(
          { text: earlier, before: before.slice(-1 - MAX_PREVIOUS_QUESTIONS, -1), reader },
          { sectionIndex, lines },
        )
      : undefined;
  const isOtherSdk = named.sdk !== undefined && named.sdk !== base?.line.sdk;
  const line = lines.lineOf(reader, {
    ...(base?.isLineNamed && !isOtherSdk && base.line),
    ...(named.sdk && { sdk: named.sdk }),
    ...(named.version && { version: named.version }),
  });
  const flavour = named.flavour ?? base?.flavour;
  return {
    query: (base ? joinQueries(base.query, own) : named.rest.trim()).slice(0, 512),
    words: base ? mergeWords(base.words, own) : own,
    line,
    isLineNamed:
      named.sdk !== undefined || named.version !== undefined || (base?.isLineNamed ?? false),
    isAboutSdk:
      named.sdk !== undefined || named.version !== undefined || lines.isSdk(reader.section),
    isMigration: named.isMigration || (base?.isMigration ?? false),
    ...(flavour && { flavour }),
    intent: detectIntent(text, own) ?? base?.intent ?? 'how-to',
    literals: [...literalsIn(text), ...(base?.literals ?? [])],
    symbols: [...symbolsIn(text), ...(base?.symbols ?? [])],
  };
}

/** Whether a question is short and refers to the one before it. */
function isFollowUp(text: string, words: readonly QuestionWord[]): boolean {
  if (words.length <= 1) return true;
  if (GOES_ON.test(text.trim())) return words.length <= FEW_WORDS;
  return POINTS_BACK.test(text) && words.length <= HARDLY_ANY_WORDS;
}

/** Query of the earlier question plus the new words. */
function joinQueries(before: string, own: readonly QuestionWord[]): string {
  return [before, ...own.map(({ text }) => text)].join(' ');
}

function detectIntent(text: string, own: readonly QuestionWord[]): Intent | undefined {
  if (TROUBLE.test(text)) return 'trouble';
  if (/\bhow (?:do|can|to|would|should|could)\b|\bway to\b|\bcan i\b/i.test(text)) return 'how-to';
  if (REFERENCE.test(text)) return 'reference';
  if (CONCEPT.test(text.trim())) return 'concept';
  return own.length === 0 ? undefined : 'how-to';
}

function mergeWords(
  base: readonly QuestionWord[],
  own: readonly QuestionWord[],
): readonly QuestionWord[] {
  const seen = new Set(own.map(({ text }) => text));
  // New words weigh more, because they carry the new question.
  const added = own.map((word) => ({ ...word, weight: word.weight * ADDED_WEIGHT }));
  return [...base.filter(({ text }) => !seen.has(text)), ...added];
}

const LITERALS = [
  /\b[a-z][a-z-]*\/[a-z][a-z-]+\b/g,
  /\b\w*[a-z][A-Z]\w*\b|\b[A-Z]{2,}[a-z]\w*\b/g,
  /["'`“]([^"'`”]{8,80})["'`”]/g,
];

function literalsIn(text: string): string[] {
  return LITERALS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([whole, inner]) => (inner ?? whole).toLowerCase()),
  );
}

function symbolsIn(text: string): string[] {
  return [...text.matchAll(CODE_NAME)].map(([name]) => name.replaceAll(/[`()]/g, ''));
}
