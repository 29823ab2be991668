import ts from 'typescript';
import { blockCommentLines } from './block-comment-lines.ts';
import { readCommentBlocks } from './comment-blocks.ts';
import { exportedStatements } from './exported-statements.ts';
import { parseSource } from './parse-source.ts';
import type { FileTexts, TextBlock } from './text-block.ts';

/** Selects exported names; without it, all are read. */
export type NameFilter = (name: string) => boolean;

/** The doc comments of what a TypeScript file exports, and of its members. */
export function readDocComments(
  file: string,
  source: string,
  isRead: NameFilter = () => true,
): FileTexts {
  const tree = parseSource(file, source);
  const blocks = exportedStatements(tree)
    .filter(({ names }) => names.some(isRead))
    .flatMap(({ statement }) => commentsOf(statement, source));
  return { file, source, blocks, ignores: [] };
}

function commentsOf(node: ts.Node, source: string): TextBlock[] {
  if (ts.isBlock(node) || isHidden(node)) return [];
  const blocks = isDocumented(node) ? ownComment(node, source) : [];
  ts.forEachChild(node, (child) => {
    blocks.push(...commentsOf(child, source));
  });
  return blocks;
}

function isHidden(node: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)) return true;
  return ts.isClassElement(node) && node.name !== undefined && ts.isPrivateIdentifier(node.name);
}

function isDocumented(node: ts.Node): boolean {
  return (
    ts.isStatement(node) ||
    ts.isTypeElement(node) ||
    ts.isClassElement(node) ||
    ts.isEnumMember(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isParameter(node)
  );
}

function ownComment(node: ts.Node, source: string): TextBlock[] {
  const ranges = ts.getLeadingCommentRanges(source, node.pos) ?? [];
  const last = ranges.findLast(({ pos }) => source.startsWith('/**', pos));
  return last ? readCommentBlocks(source, blockCommentLines(source, last.pos, last.end)) : [];
}
