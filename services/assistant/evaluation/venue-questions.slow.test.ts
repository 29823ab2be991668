import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GuideAnswer, VenueGuide } from '../src/venue-answers/venue-guide.ts';
import { type Half, halfOf } from './reader-question.ts';
import type { EvalVenueQuestion } from './venue-question.ts';

/**
 * Asks the questions about the demo venues and prints each half, then all questions about the
 * documentation, of which hardly any may be taken for one about a venue. Wrong answers are listed
 * for the tuning half; `ALL=1` lists those of the other, which nobody tunes to.
 */
const MIN_RIGHT: Readonly<Record<Half, number>> = { tuning: 0.95, 'held-out': 0.85 };
const MAX_WRONG = 0.04;
const MAX_TAKEN = 0.005;
const ROOT = join(import.meta.dirname, '../../..');
const EXAMPLES = join(ROOT, 'site/example-questions');

type Verdict = 'right' | 'wrong' | 'missed';

const guide = new VenueGuide(join(ROOT, 'venues/dist'));
const report: string[] = [];

// Opens all venues.
beforeAll(async () => {
  await guide.answer({ text: 'How many floors does Harbour Mall have?', before: [] });
}, 30_000);
afterAll(() => console.warn(report.join('\n')));

test.each(['tuning', 'held-out'] as const)(
  'answers the %s half of the questions about venues',
  async (half) => {
    const all = readJson<readonly EvalVenueQuestion[]>('venue-questions.json');
    const questions = all.filter((question) => halfOf(question) === half);
    const counts: Record<Verdict, number> = { right: 0, wrong: 0, missed: 0 };
    for (const question of questions) {
      const before = question.isCurrentVenue ? [introduce(question)] : [];
      const answer = await guide.answer({ text: question.question, before });
      const verdict = judge(question, answer);
      counts[verdict] += 1;
      if (verdict === 'right' || (half === 'held-out' && process.env['ALL'] !== '1')) continue;
      report.push(`${question.id} ${verdict}: "${question.question}", ${describe(answer)}`);
    }
    const { right, wrong, missed } = counts;
    report.push(
      `${half}: right ${percent(right, questions)}, wrong ${wrong}, missed ${missed} of ${questions.length}`,
    );
    expect(right / questions.length).toBeGreaterThanOrEqual(MIN_RIGHT[half]);
    expect(wrong / questions.length).toBeLessThanOrEqual(MAX_WRONG);
  },
  60_000,
);

test.each([
  ['evaluation and readers’ questions', listAskedQuestions],
  ['example questions of pages', listExampleQuestions],
])(
  'leaves %s to the documentation',
  async (name, list) => {
    const questions = [...new Set(list())];
    const taken: string[] = [];
    for (const text of questions) {
      const answer = await guide.answer({ text, before: [] });
      if (answer) taken.push(`taken: "${text}", ${describe(answer)}`);
    }
    report.push(...taken, `${name}: ${taken.length} of ${questions.length} taken for a venue`);
    expect(taken.length / questions.length).toBeLessThanOrEqual(MAX_TAKEN);
  },
  120_000,
);

/** Another status than expected is wrong if it answers, and missed if it asks or declines. */
function judge({ venue, expects }: EvalVenueQuestion, given: GuideAnswer | undefined): Verdict {
  if (!given || 'venues' in given) return 'missed';
  const { status, text, places, route } = given.answer;
  if (status !== expects.status) return status === 'answered' ? 'wrong' : 'missed';
  const isRight =
    given.venue.id === venue &&
    isAny(route?.from.name, expects.from) &&
    isAny(route?.to.name, expects.to) &&
    (expects.places ?? []).every((name) => places.some((place) => place.name === name)) &&
    new RegExp(expects.text ?? '').test(text);
  return isRight ? 'right' : 'wrong';
}

function isAny(name: string | undefined, expected: readonly string[] | undefined): boolean {
  return expected === undefined || (name !== undefined && expected.includes(name));
}

/** A question that makes the venue the one of the conversation. */
function introduce({ venue }: EvalVenueQuestion): string {
  return `How many toilets are there in ${venue.replaceAll('-', ' ')}?`;
}

function describe(given: GuideAnswer | undefined): string {
  if (!given) return 'taken for documentation';
  if ('venues' in given) return `asked which of ${given.venues.map(({ id }) => id).join(', ')}`;
  return `${given.venue.id} ${given.answer.status}: ${given.answer.text}`;
}

function listAskedQuestions(): string[] {
  return ['questions.json', 'reader-questions.json'].flatMap((file) =>
    readJson<readonly { question: string; before?: readonly string[] }[]>(file).flatMap(
      ({ question, before = [] }) => [question, ...before],
    ),
  );
}

function listExampleQuestions(): string[] {
  return readdirSync(EXAMPLES).flatMap((file) => {
    const text = readFileSync(join(EXAMPLES, file), 'utf8');
    const byPage = JSON.parse(text) as Record<string, Record<string, string[]>>;
    return Object.values(byPage).flatMap((sections) => Object.values(sections).flat());
  });
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Value;
}

function percent(count: number, all: readonly unknown[]): string {
  return `${count} (${((100 * count) / all.length).toFixed(0)} %)`;
}
