import type { CodePiece } from './piece.ts';

/** Markdown takes lines that are further to the right for something else. */
const MAX_DEPTH = 3;

/**
 * A block of code that no Markdown parser can take for anything else: every line is as far to the
 * right as its fences, which are longer than any in the code.
 */
export function writeCodeBlock(info: string, code: string, indent: number): CodePiece {
  const language = /^[\w+#.-]{1,20}/.exec(info.trim())?.[0] ?? '';
  const margin = ' '.repeat(Math.min(indent, MAX_DEPTH));
  const longestRun = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  const lines = code.split('\n').map((line) => (line === '' ? '' : margin + line));
  const markdown = `${margin}${fence}${language}\n${lines.join('\n')}\n${margin}${fence}\n`;
  return { kind: 'code', language, code, markdown };
}
