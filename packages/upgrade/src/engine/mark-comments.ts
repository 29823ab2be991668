import ts from 'typescript';

type Comment = { readonly position: number; readonly text: string };

/**
 * Writes comments above the statements that they are about, where a comment is allowed. Returns the
 * new text, and a function that finds a position of the old text in it.
 */
export function insertComments(
  path: string,
  text: string,
  comments: readonly Comment[],
): { text: string; moved: (position: number) => number } {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const lines = new Map<number, string[]>();
  for (const { position, text: comment } of comments) {
    const at = startOfLine(text, anchorOf(source, position).getStart(source));
    const known = lines.get(at) ?? [];
    if (!known.includes(comment)) lines.set(at, [...known, comment]);
  }
  const inserted = [...lines]
    .toSorted(([a], [b]) => a - b)
    .map(([at, texts]) => {
      const indent = /^[ \t]*/.exec(text.slice(at))![0];
      return { at, text: texts.map((one) => `${indent}// ${one}\n`).join('') };
    });
  let written = '';
  let from = 0;
  for (const { at, text: comment } of inserted) {
    written += text.slice(from, at) + comment;
    from = at;
  }
  const moved = (position: number): number =>
    inserted
      .filter(({ at }) => at <= position)
      .reduce((sum, { text: { length } }) => sum + length, position);
  return { text: written + text.slice(from), moved };
}

/** The closest statement or property around a position that starts its line. */
function anchorOf(source: ts.SourceFile, position: number): ts.Node {
  let anchor: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(source) || position > node.end) return;
    if (takesComment(node) && isFirstOfLine(source, node)) anchor = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return anchor ?? source;
}

function takesComment(node: ts.Node): boolean {
  if (ts.isBlock(node)) return false;
  return (
    ts.isStatement(node) ||
    ts.isClassElement(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node)
  );
}

function isFirstOfLine(source: ts.SourceFile, node: ts.Node): boolean {
  const start = node.getStart(source);
  return source.text.slice(startOfLine(source.text, start), start).trim() === '';
}

function startOfLine(text: string, position: number): number {
  return text.lastIndexOf('\n', position - 1) + 1;
}
