import type { CodeCheck } from '@brand/wire/assistant';
import type { CheckCode } from '../code-check.ts';
import type { ScoredPassage } from '../retrieval/find-passages.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';
import { plainText } from '../retrieval/plain-text.ts';
import type { AnswerPart } from './answer-part.ts';
import { chooseCode } from './choose-code.ts';
import { sectionPieces } from './compose-section.ts';
import { mergePrograms } from './merge-programs.ts';

/** A task of a combined question, and the passage that answers it. */
export type AnsweredTask = {
  readonly task: string;
  readonly parsed: ParsedQuestion;
  readonly best: ScoredPassage;
};

export type Combination = {
  readonly pieces: readonly AnswerPart[];
  readonly quoted: readonly ScoredPassage[];
  /** Verdict of the compiler on the merged program, if there is one. */
  readonly check?: Omit<CodeCheck, 'block'>;
};

const PROGRAM = /^m?tsx?$/;
const MAP = /^const map = await showVenue\([^]*?\);$/m;

/** Answers several tasks with their samples: as one program if it compiles, else one by one. */
export async function combine(
  tasks: readonly AnsweredTask[],
  checkCode: CheckCode | undefined,
): Promise<Combination> {
  const quoted = tasks.map(({ best }) => best);
  const codes = tasks.map(({ best, parsed }) => chooseCode(best, parsed)?.block);
  const steps = tasks.map(({ best }, at): AnswerPart => {
    const text = best.section.blocks.find(({ kind }) => kind === 'text');
    const lead = text?.kind === 'text' ? text.markdown : best.page.description;
    return { kind: 'text', markdown: `${at + 1}. **${plainText(best.section.heading)}**: ${lead}` };
  });
  const merged = await mergeAll(tasks, checkCode);
  if (merged) {
    const block = { kind: 'code', language: merged.language, code: merged.code } as const;
    return {
      pieces: [
        ...steps,
        { kind: 'text', markdown: 'Both in one program:' },
        { kind: 'code', block },
      ],
      quoted,
      check: { sdk: merged.sdk, compiles: true },
    };
  }
  const pieces = steps.flatMap((step, at): AnswerPart[] => {
    const block = codes[at];
    const task = tasks[at];
    if (!block) return task ? [headingOf(task), ...sectionPieces(task.best, task.parsed)] : [];
    const isSameLanguage = at > 0 && codes[0]?.language === block.language;
    const join = isSameLanguage ? joint(codes[0]?.code, block.code) : undefined;
    return [
      step,
      ...(join === undefined ? [] : [{ kind: 'text', markdown: join } as const]),
      { kind: 'code', block },
    ];
  });
  return { pieces, quoted };
}

function headingOf({ best }: AnsweredTask): AnswerPart {
  return { kind: 'text', markdown: `**${plainText(best.section.heading)}**` };
}

/** Explains which lines of a further sample to add to the first. */
function joint(first: string | undefined, next: string): string | undefined {
  if (first === undefined) return undefined;
  const isShown = MAP.test(first) && MAP.test(next);
  return isShown
    ? 'Add these lines after the ones above, without the `import` of `showVenue` and `const map = …`, which are already there:'
    : 'Add these lines after the ones above:';
}

async function mergeAll(
  tasks: readonly AnsweredTask[],
  checkCode: CheckCode | undefined,
): Promise<{ code: string; language: string; sdk: string } | undefined> {
  const blocks = tasks.flatMap(({ best, parsed }) => chooseCode(best, parsed)?.block ?? []);
  const [first] = blocks;
  const line = tasks[0]?.parsed.line;
  if (!checkCode || !first || !line || blocks.length < tasks.length) return undefined;
  const { language } = first;
  if (blocks.some((block) => block.language !== language) || !PROGRAM.test(language)) {
    return undefined;
  }
  let code: string | undefined = first.code;
  for (const block of blocks.slice(1)) {
    code = code === undefined ? undefined : mergePrograms(code, block.code);
  }
  if (code === undefined) return undefined;
  const verdict = await checkCode({ code, language, ...line });
  return verdict?.compiles ? { code, language, sdk: verdict.sdk } : undefined;
}
