import { BlockBuilder } from './block-builder.ts';
import type { TextBlock } from './text-block.ts';

/** A line of a comment without its marks: indices of the source. */
export type CommentLine = readonly [start: number, end: number];

/** `@param name`, `- Parameter name:`, `- Returns:`. Their text is a description of its own. */
const TAG =
  /^(?:@\w+(?: +\{[^}]*\})?(?:(?<=@(?:param|property|typeParam|template|throws)\b.*?) +(?:\[?[\w.$]+\]?|\{[^}]*\}))?(?: +-)?|- (?:Parameter +\w+|Parameters|Returns|Throws|Note|Important|Warning):|- \w+:)\s*/;
const CODE_TAG = /^@(?:example|sample|see|link|packageDocumentation|internal)\b/;

/** The paragraphs of a doc comment, without its code. */
export function readCommentBlocks(source: string, lines: readonly CommentLine[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let builder = new BlockBuilder(source);
  let isSummary = true;
  let isCode = false;
  let isCodeTag = false;

  function finish(isNextSummary: boolean): void {
    const block = builder.build(isSummary ? 'summary' : 'comment');
    if (block.text !== '') blocks.push(block);
    builder = new BlockBuilder(source);
    isSummary = isNextSummary || (isSummary && block.text === '');
  }

  for (const [start, end] of lines) {
    const line = source.slice(start, end);
    const indent = line.length - line.trimStart().length;
    const text = line.trim();
    if (text.startsWith('```')) isCode = !isCode;
    else if (!isCode) {
      const tag = TAG.exec(text);
      if (tag) {
        isCodeTag = CODE_TAG.test(text);
        finish(true);
      } else if (text === '' || /^(?:[-*]|\d+\.) /.test(text)) finish(false);
      if (!isCodeTag) builder.append(start + indent + (tag?.[0].length ?? 0), end);
      builder.appendAs(' ', end);
    }
  }
  finish(false);
  return blocks;
}
