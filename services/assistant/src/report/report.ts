import type { AnswerStore, QuestionRecord } from '../storage/answer-store.ts';

/** Outcome of a group of questions. */
export type Tally = {
  readonly asked: number;
  readonly answered: number;
  readonly unanswered: number;
  /** Ratio of answered to completed questions, from 0 to 1; `null` if there are none. */
  readonly answerRate: number | null;
  readonly likes: number;
  readonly dislikes: number;
};

/** A question and its count, ignoring case and white space. */
export type CountedQuestion = { readonly question: string; readonly count: number };

export type QuestionReport = {
  readonly days: number;
  readonly total: Tally;
  readonly byEngine: Readonly<Record<string, Tally>>;
  readonly bySdk: Readonly<Record<string, Tally>>;
  readonly mostAsked: readonly CountedQuestion[];
  readonly unanswered: readonly CountedQuestion[];
  readonly disliked: readonly CountedQuestion[];
};

const LINES = 50;
const DAY_MS = 86_400_000;

/** Questions of the last days and their outcome. */
export async function readReport(
  store: Pick<AnswerStore, 'readSince'>,
  days: number,
  now: Date = new Date(),
): Promise<QuestionReport> {
  return createReport(await store.readSince(new Date(now.getTime() - days * DAY_MS)), days);
}

export function createReport(questions: readonly QuestionRecord[], days: number): QuestionReport {
  return {
    days,
    total: tally(questions),
    byEngine: tallyBy(questions, ({ engine }) => engine),
    bySdk: tallyBy(questions, ({ sdk }) => sdk ?? 'none'),
    mostAsked: count(questions),
    unanswered: count(questions.filter(({ isAnswered }) => isAnswered === false)),
    disliked: count(questions.filter(({ thumbs }) => thumbs === 0)),
  };
}

function tally(questions: readonly QuestionRecord[]): Tally {
  const answered = questions.filter(({ isAnswered }) => isAnswered === true).length;
  const unanswered = questions.filter(({ isAnswered }) => isAnswered === false).length;
  const ended = answered + unanswered;
  return {
    asked: questions.length,
    answered,
    unanswered,
    answerRate: ended === 0 ? null : answered / ended,
    likes: questions.filter(({ thumbs }) => thumbs === 1).length,
    dislikes: questions.filter(({ thumbs }) => thumbs === 0).length,
  };
}

function tallyBy(
  questions: readonly QuestionRecord[],
  nameOf: (question: QuestionRecord) => string,
): Record<string, Tally> {
  const groups = Map.groupBy(questions, nameOf);
  return Object.fromEntries(
    [...groups]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([name, group]) => [name, tally(group)]),
  );
}

/** Counts questions, the most frequent first, in the spelling used last. */
function count(questions: readonly QuestionRecord[]): CountedQuestion[] {
  const groups = Map.groupBy(questions, ({ question }) =>
    question
      .toLowerCase()
      .replaceAll(/\s+/g, ' ')
      .replace(/\s*[?!.]+$/, ''),
  );
  return [...groups.values()]
    .map((group) => ({ question: group.at(-1)?.question ?? '', count: group.length }))
    .toSorted((a, b) => b.count - a.count || (a.question < b.question ? -1 : 1))
    .slice(0, LINES);
}
