import type { Node } from 'web-tree-sitter';
import { type DocComment, splitSummary } from '../model/doc-comment.ts';

const FIELD = /^- (Parameters?|Returns|Throws|Since)\b ?(\w*):\s*(.*)$/;

/** Parses the `///` lines above a declaration by the rules of Swift's documentation markup. */
export function readDocComment(declaration: Node): DocComment {
  const lines: string[] = [];
  let line = declaration.startPosition.row;
  for (
    let node = declaration.previousNamedSibling;
    node?.type === 'comment' && node.text.startsWith('///') && node.startPosition.row === line - 1;
    node = node.previousNamedSibling
  ) {
    lines.unshift(node.text.replace(/^\/\/\/ ?/, ''));
    line = node.startPosition.row;
  }
  return parseDoc(lines);
}

function parseDoc(lines: readonly string[]): DocComment {
  const prose: string[] = [];
  const examples: string[] = [];
  const parameters = new Map<string, string>();
  const fields: Record<string, string> = {};
  let code: string[] | undefined;
  let last: ((more: string) => void) | undefined;
  for (const line of lines) {
    if (line.startsWith('```')) {
      if (code) examples.push(code.join('\n'));
      code = code ? undefined : [];
      last = undefined;
      continue;
    }
    if (code) {
      code.push(line);
      continue;
    }
    const [, kind, name = '', text = ''] = FIELD.exec(line) ?? [];
    const [, listed, listedText = ''] = /^ {2,}- (\w+):\s*(.*)$/.exec(line) ?? [];
    if (kind === 'Parameters') last = undefined;
    else if (kind === 'Parameter' || listed !== undefined) {
      const key = listed ?? name;
      parameters.set(key, listed === undefined ? text : listedText);
      last = (more) => parameters.set(key, `${parameters.get(key)} ${more}`);
    } else if (kind !== undefined) {
      fields[kind] = text;
      last = (more) => (fields[kind] += ` ${more}`);
    } else if (last && /^ {2,}\S/.test(line)) last(line.trim());
    else prose.push(line);
  }
  const { summary, details } = splitSummary(prose);
  return {
    summary,
    ...(details !== '' && { details }),
    ...(fields['Returns'] !== undefined && { returns: fields['Returns'] }),
    ...(fields['Throws'] !== undefined && { throwsText: fields['Throws'] }),
    ...(fields['Since'] !== undefined && { since: fields['Since'] }),
    parameters,
    examples,
  };
}
