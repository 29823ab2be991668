/** A fenced block of a page, also inside a list, a tab or a note. */
export type FenceText = {
  readonly language: string;
  /** The text after the language. */
  readonly meta: string;
  readonly code: string;
  /** Line number in the page, from 1. */
  readonly line: number;
};

const OPENING = /^([ \t>]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)([^`]*)$/;

/** The fenced blocks of a page, and the page without them. */
export function listFences(markdown: string): {
  readonly fences: readonly FenceText[];
  readonly rest: string;
} {
  const fences: FenceText[] = [];
  const rest: string[] = [];
  const lines = markdown.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const [, , ticks, language = '', meta = ''] = OPENING.exec(lines[index] ?? '') ?? [];
    if (ticks === undefined) {
      rest.push(lines[index] ?? '');
      continue;
    }
    const isEnd = (line: string): boolean => {
      const mark = line.replace(/^[ \t>]*/, '').trimEnd();
      return mark.length >= ticks.length && mark === ticks.charAt(0).repeat(mark.length);
    };
    const from = index + 1;
    index = from;
    while (index < lines.length && !isEnd(lines[index] ?? '')) index += 1;
    const code = lines.slice(from, index).join('\n');
    fences.push({ language, meta: meta.trim(), code, line: from });
  }
  return { fences, rest: rest.join('\n') };
}
