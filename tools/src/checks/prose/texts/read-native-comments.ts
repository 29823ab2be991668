import { blockCommentLines } from './block-comment-lines.ts';
import { type CommentLine, readCommentBlocks } from './comment-blocks.ts';
import type { FileTexts } from './text-block.ts';

const KOTLIN_COMMENT = /\/\*\*[\s\S]*?\*\//g;
const SWIFT_COMMENT = /(?:^[ \t]*\/\/\/.*\n)+/gm;
const SWIFT_MARK = /^[ \t]*\/\/\/ ?/;

/** The doc comments of Swift and Kotlin declarations. */
export function readNativeComments(file: string, source: string): FileTexts {
  const comments = file.endsWith('.swift') ? swiftComments(source) : kotlinComments(source);
  const blocks = comments.flatMap((lines) => readCommentBlocks(source, lines));
  return { file, source, blocks, ignores: [] };
}

function kotlinComments(source: string): CommentLine[][] {
  return [...source.matchAll(KOTLIN_COMMENT)].map(({ 0: comment, index }) =>
    blockCommentLines(source, index, index + comment.length),
  );
}

function swiftComments(source: string): CommentLine[][] {
  return [...source.matchAll(SWIFT_COMMENT)].map(({ 0: comment, index }) =>
    [...comment.matchAll(/^.+$/gm)].map(({ 0: line, index: at }): CommentLine => {
      const start = index + at;
      return [start + (SWIFT_MARK.exec(line)?.[0].length ?? 0), start + line.length];
    }),
  );
}
