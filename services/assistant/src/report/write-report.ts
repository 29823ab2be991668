import type { CountedQuestion, QuestionReport, Tally } from './report.ts';

const FIRST_COLUMN = 24;
const COLUMNS = ['asked', 'answered', 'unanswered', 'rate', 'likes', 'dislikes'] as const;

/** The report as text for a terminal. */
export function writeReport(report: QuestionReport): string {
  const { days, total, byEngine, bySdk, mostAsked, unanswered, disliked } = report;
  if (total.asked === 0) return `No questions were asked in the last ${days} days.`;
  return [
    `What readers asked the assistant in the last ${days} days`,
    '',
    row('', COLUMNS),
    tallyRow('all', total),
    '',
    ...section('By engine', byEngine),
    ...section('By SDK of the reader', bySdk),
    ...list('Asked most', mostAsked),
    ...list('Not answered by the documentation', unanswered),
    ...list('Answers that readers disliked', disliked),
  ].join('\n');
}

function section(title: string, tallies: Readonly<Record<string, Tally>>): string[] {
  return [title, ...Object.entries(tallies).map(([name, tally]) => tallyRow(name, tally)), ''];
}

function tallyRow(name: string, tally: Tally): string {
  const { asked, answered, unanswered, answerRate, likes, dislikes } = tally;
  const rate = answerRate === null ? '-' : `${Math.round(answerRate * 100)} %`;
  return row(name, [asked, answered, unanswered, rate, likes, dislikes]);
}

function row(name: string, cells: readonly (string | number)[]): string {
  return `  ${name.padEnd(FIRST_COLUMN)}${cells.map((cell) => String(cell).padStart(11)).join('')}`;
}

function list(title: string, questions: readonly CountedQuestion[]): string[] {
  const lines = questions.map(
    ({ question, count }) => `  ${String(count).padStart(5)}  ${question}`,
  );
  return [title, ...(lines.length > 0 ? lines : ['  none']), ''];
}
