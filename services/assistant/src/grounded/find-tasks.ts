import type { Question } from '../answer-engine.ts';
import type { ScoredPassage } from '../retrieval/find-passages.ts';
import { type ParsedQuestion, parseQuestion } from '../retrieval/parse-question.ts';
import type { SdkLines } from '../retrieval/sdk-versions.ts';
import type { SectionIndex } from '../retrieval/section-index.ts';
import type { AnsweredTask } from './combine.ts';
import { chooseProcedure } from './compose-section.ts';
import { confidence } from './relevance.ts';
import { splitTasks } from './split-tasks.ts';

export type TaskContext = {
  readonly sectionIndex: SectionIndex;
  readonly lines: SdkLines;
  readonly retrieve: (parsed: ParsedQuestion) => Promise<readonly ScoredPassage[]>;
};

/**
 * Minimum confidence for each task of a combined question. A single task carries less information
 * than the whole question, so a page that also fits the whole question needs less.
 */
const MIN_TASK_CONFIDENCE = { near: 1.2, alone: 1.9 } as const;
const NEARLY_AS_GOOD = 0.85;
const POINTS_BACK = /\b(?:it|them|its|their)\b/i;
/** A single word fits many pages. */
const MIN_TASK_WORDS = 2;

/** Passages for each task of a combined question, if each has its own. */
export async function findTasks(
  question: Question,
  {
    parsed,
    passages,
  }: { readonly parsed: ParsedQuestion; readonly passages: readonly ScoredPassage[] },
  { sectionIndex, lines, retrieve }: TaskContext,
): Promise<readonly AnsweredTask[] | undefined> {
  if (parsed.kind !== 'how-to' || parsed.language || parsed.paste || parsed.follows) {
    return undefined;
  }
  const texts = splitTasks(question.text);
  if (texts.length < 2) return undefined;
  const pages = new Set(passages.map(({ page }) => page.path));
  const tasks: AnsweredTask[] = [];
  for (const task of texts) {
    const own = parseQuestion({ ...question, text: task, before: [] }, { sectionIndex, lines });
    const [first] = tasks;
    const isAboutSdk = parsed.isAboutSdk || first?.best.page.sdk === parsed.line.sdk;
    const inLine = { ...own, line: parsed.line, isAboutSdk };
    const found = await retrieve(inLine);
    // Samples of an SDK and of something else do not make one program.
    const fitting = first ? found.filter(({ page }) => page.sdk === first.best.page.sdk) : found;
    // A single task is vague, so the results of the whole question take precedence.
    const isKnown = ({ page, score }: ScoredPassage): boolean =>
      pages.has(page.path) && score >= NEARLY_AS_GOOD * (fitting[0]?.score ?? 0);
    const best = fitting.find(isKnown) ?? fitting[0];
    if (!best) return undefined;
    const { near, alone } = MIN_TASK_CONFIDENCE;
    const isNear = pages.has(best.page.path);
    if (!isNear && inLine.words.length < MIN_TASK_WORDS) return undefined;
    if (confidence(inLine, best, sectionIndex) < (isNear ? near : alone)) return undefined;
    // "Place a model and rotate it" is one task unless its page has a section for each.
    if (first && POINTS_BACK.test(task) && best.page !== first.best.page) return undefined;
    tasks.push({
      task,
      parsed: inLine,
      best: chooseProcedure(best, inLine, { sectionIndex, passages: found }),
    });
  }
  const isEach = new Set(tasks.map(({ best }) => best.url)).size === tasks.length;
  return isEach ? tasks : undefined;
}
