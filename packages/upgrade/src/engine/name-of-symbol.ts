import ts from 'typescript';

/** Follows imports and re-exports to the declaration. */
export function declarationOf(
  symbol: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): ts.Declaration | undefined {
  if (!symbol) return undefined;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target.declarations?.[0];
}

/**
 * The name of a declaration within its module: `Location.polygons`, `VIEW_EVENT.CLICK` or
 * `ViewEvents.map-changed.previous`.
 */
export function nameOfDeclaration(declaration: ts.Declaration): string {
  const parts: string[] = [];
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    const name = (node as Partial<ts.NamedDeclaration>).name;
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) parts.unshift(name.text);
  }
  return parts.join('.');
}
