import type { Node } from 'web-tree-sitter';
import { type DocComment, splitSummary } from '../model/doc-comment.ts';

const TAGS = new Set(['param', 'return', 'throws', 'since', 'constructor']);

/** Parses the KDoc comment directly above a declaration. */
export function readDocComment(declaration: Node): DocComment {
  const before = declaration.previousSibling;
  const isDoc = before?.type === 'block_comment' && before.text.startsWith('/**');
  return parseDoc(isDoc ? linesOf(before.text) : []);
}

/** The first unsupported tag of the comment above, if any. */
export function unknownTag(declaration: Node): string | undefined {
  const text = declaration.previousSibling?.text ?? '';
  if (!text.startsWith('/**')) return undefined;
  return linesOf(text)
    .map((line) => /^@(\w+)/.exec(line)?.[1])
    .find((tag) => tag !== undefined && !TAGS.has(tag));
}

function linesOf(comment: string): string[] {
  return comment
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .map((line, index) => (index === 0 ? line.trim() : line));
}

function parseDoc(lines: readonly string[]): DocComment {
  const prose: string[] = [];
  const examples: string[] = [];
  const parameters = new Map<string, string>();
  const tags = new Map<string, string>();
  let code: string[] | undefined;
  let take: ((line: string) => void) | undefined;
  for (const line of lines) {
    if (line.startsWith('```')) {
      if (code) examples.push(code.join('\n'));
      code = code ? undefined : [];
      continue;
    }
    if (code) {
      code.push(line);
      continue;
    }
    const [, tag, text = ''] = /^@(\w+)\s*(.*)$/.exec(line) ?? [];
    if (tag === undefined) {
      if (take) take(line.trim());
      else prose.push(line);
      continue;
    }
    take = taker(tag, text, { parameters, tags });
  }
  const { summary, details } = splitSummary(prose.map(plainLinks));
  const field = (name: string): string | undefined => tags.get(name)?.trim();
  return {
    summary,
    ...(details !== '' && { details }),
    ...(field('return') !== undefined && { returns: plainLinks(field('return')!) }),
    ...(field('throws') !== undefined && { throwsText: plainLinks(field('throws')!) }),
    ...(field('since') !== undefined && { since: field('since')! }),
    ...(field('constructor') !== undefined && { constructorText: field('constructor')! }),
    parameters: new Map([...parameters].map(([name, text]) => [name, plainLinks(text.trim())])),
    examples,
  };
}

/** Returns a function that appends lines to the text of a tag. */
function taker(
  tag: string,
  text: string,
  { parameters, tags }: { parameters: Map<string, string>; tags: Map<string, string> },
): (line: string) => void {
  const isParameter = tag === 'param';
  const [, name = '', rest = ''] = isParameter ? (/^(\w+)\s*(.*)$/.exec(text) ?? []) : [];
  const into = isParameter ? parameters : tags;
  const key = isParameter ? name : tag;
  const first = tag === 'throws' ? text.replace(/^(\w+)\s+/, '`$1`: ') : isParameter ? rest : text;
  into.set(key, first);
  return (line) => into.set(key, `${into.get(key)} ${line}`);
}

/** Replaces KDoc links such as `[MapView.show]` with inline code, like all other names. */
function plainLinks(text: string): string {
  return text.replaceAll(/\[([A-Za-z][\w.]*)\](?!\()/g, '`$1`');
}
