import ts from 'typescript';
import { BlockBuilder } from './block-builder.ts';
import { parseSource } from './parse-source.ts';
import type { FileTexts, TextBlock } from './text-block.ts';

/** Names, selectors and keys have no second word. */
const SEVERAL_WORDS = /\p{L}[^\s]* +[^\s]*\p{L}/u;
/** Attributes and properties with code in them. */
const CODE_NAMES = new Set([
  'class',
  'className',
  'd',
  'pattern',
  'scope',
  'sizes',
  'sql',
  'style',
  'viewBox',
]);

type StringPart = ts.StringLiteralLike | ts.TemplateExpression;

/** The texts in the strings and elements of a TypeScript file; joined strings are one text. */
export function readStrings(file: string, source: string): FileTexts {
  const blocks: TextBlock[] = [];

  function visit(node: ts.Node): void {
    if (isCode(node)) return;
    if (isJoin(node) || isString(node) || ts.isJsxText(node)) {
      const builder = new BlockBuilder(source);
      append(node, builder);
      const block = builder.build('string');
      if (SEVERAL_WORDS.test(block.text)) blocks.push(block);
      visitEmbedded(node);
    } else ts.forEachChild(node, visit);
  }

  /** Strings within the expressions of a template or of a join. */
  function visitEmbedded(node: ts.Node): void {
    if (ts.isTemplateExpression(node))
      for (const { expression } of node.templateSpans) visit(expression);
    else if (isJoin(node)) for (const side of [node.left, node.right]) visitEmbedded(side);
    else if (!isString(node) && !ts.isJsxText(node)) visit(node);
  }

  function append(node: ts.Node, builder: BlockBuilder): void {
    if (isJoin(node)) for (const side of [node.left, node.right]) append(side, builder);
    else if (ts.isJsxText(node)) builder.append(node.pos, node.end);
    else if (ts.isStringLiteralLike(node))
      appendRaw(node.getStart(parsed) + 1, node.end - 1, builder);
    else if (ts.isTemplateExpression(node)) {
      appendRaw(node.head.getStart(parsed) + 1, node.head.end - 2, builder);
      for (const { expression, literal } of node.templateSpans) {
        builder.appendAs('{…}', expression.getStart(parsed));
        const tail = literal.kind === ts.SyntaxKind.TemplateTail ? 1 : 2;
        appendRaw(literal.getStart(parsed) + 1, literal.end - tail, builder);
      }
    } else builder.appendAs('{…}', node.getStart(parsed));
  }

  function appendRaw(start: number, end: number, builder: BlockBuilder): void {
    for (let at = start; at < end; at += 1) {
      const isEscape = source[at] === '\\';
      if (isEscape && /[nrt]/.test(source[at + 1] ?? '')) {
        builder.appendAs(' ', at);
        at += 1;
      } else if (isEscape) {
        at += 1;
        builder.append(at, at + 1);
      } else builder.append(at, at + 1);
    }
  }

  const parsed = parseSource(file, source);
  visit(parsed);
  return { file, source, blocks, ignores: [] };
}

function isString(node: ts.Node): node is StringPart {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** A sum with a string in it. */
function isJoin(node: ts.Node): node is ts.BinaryExpression {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) {
    return false;
  }
  return [node.left, node.right].some((side) => isString(side) || isJoin(side));
}

function isCode(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) {
    return true;
  }
  if (ts.isTaggedTemplateExpression(node)) return true;
  const isNamed = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
  return isNamed && ts.isIdentifier(node.name) && CODE_NAMES.has(node.name.text);
}
