import type { CommentLine } from './comment-blocks.ts';

/** The lines of a comment between slash-star marks. */
export function blockCommentLines(source: string, start: number, end: number): CommentLine[] {
  const body = source.slice(start, end);
  return [...body.matchAll(/^.*$/gm)].map(({ 0: line, index }) => {
    const mark = /^[ \t]*(?:\/\*\*|\*(?!\/))? ?/.exec(line)?.[0].length ?? 0;
    const tail = /\s*\*\/$/.exec(line)?.[0].length ?? 0;
    const from = start + index + mark;
    return [from, Math.max(from, start + index + line.length - tail)];
  });
}
