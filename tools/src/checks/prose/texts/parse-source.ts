import ts from 'typescript';

let last: { readonly source: string; readonly tree: ts.SourceFile } | undefined;

/** The syntax tree of a TypeScript file, without parents and without comments. */
export function parseSource(file: string, source: string): ts.SourceFile {
  // Sets of texts read the same file one after the other.
  if (last?.source === source && last.tree.fileName === file) return last.tree;
  const tree = ts.createSourceFile(file, source, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  last = { source, tree };
  return tree;
}
