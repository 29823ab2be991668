import type { CodePiece } from './piece.ts';

/** Maximum indentation: Markdown interprets deeper lines differently. */
const MAX_DEPTH = 3;

/**
 * Writes a code block that every Markdown parser reads as such: all lines are indented like the
 * fences, which are longer than any in the code.
 */
export function writeCodeBlock(info: string, code: string, indent: number): CodePiece {
  const language = /^[\w+#.-]{1,20}/.exec(info.trim())?.[0] ?? '';
  const margin = ' '.repeat(Math.min(indent, MAX_DEPTH));
  const longestRun = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  const lines = code.split('\n').map((line) => (line === '' ? '' : margin + line));
  const markdown = `${margin}${fence}${language}\n${lines.join('\n')}\n${margin}${fence}\n`;
  return { kind: 'code', language, code, indent, markdown };
}
