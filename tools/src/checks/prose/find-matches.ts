import { maskCode } from './rules/mask-code.ts';
import type { TextRule } from './rules/rule.ts';
import type { FileTexts } from './texts/text-block.ts';

/** A hit of a rule in a file: indices of its source. */
export type FileMatch = {
  readonly page: FileTexts;
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly advice: string;
};

/** All hits of rules in the texts of a file, in the order of the file. */
export function findMatches(page: FileTexts, rules: readonly TextRule[]): FileMatch[] {
  const found: FileMatch[] = [];
  const texts = page.blocks.map((block) => ({ block, text: maskCode(block.text) }));
  const lines = texts.map(({ text }) => text).join('\n');
  for (const rule of rules) {
    if (rule.mayFind?.(lines) === false) continue;
    const { id, kinds, allowedPerPage = 0 } = rule;
    const matches = texts
      .filter(({ block }) => !kinds || kinds.includes(block.kind))
      .flatMap(({ block: { offsets }, text }) =>
        rule.find(text).map(({ start, end, advice }): FileMatch => {
          const last = offsets[end - 1] ?? 0;
          return { page, rule: id, start: offsets[start] ?? 0, end: last + 1, advice };
        }),
      );
    found.push(...matches.slice(allowedPerPage));
  }
  return found.toSorted((a, b) => a.start - b.start);
}
