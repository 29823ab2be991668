import { basename } from 'node:path';
import ts from 'typescript';

/** Names in a file that only browsers define, such as `document`; React Native has none of them. */
export function findBrowserNames(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
      if (declarations.length > 0 && declarations.every(isOfBrowser)) names.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names];
}

function isOfBrowser(declaration: ts.Declaration): boolean {
  return basename(declaration.getSourceFile().fileName).startsWith('lib.dom.');
}
