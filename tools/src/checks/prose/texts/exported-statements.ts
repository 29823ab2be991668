import ts from 'typescript';

export type ExportedStatement = {
  readonly statement: ts.Statement;
  readonly names: readonly string[];
};

/** The declarations of a file that have `export` before them, or are exported further below. */
export function exportedStatements(tree: ts.SourceFile): ExportedStatement[] {
  const listed = new Set(tree.statements.flatMap(listedNames));
  return tree.statements.flatMap((statement) => {
    const names = declaredNames(statement);
    const isExported = hasExport(statement) || names.some((name) => listed.has(name));
    return isExported && names.length > 0 ? [{ statement, names }] : [];
  });
}

function listedNames(statement: ts.Statement): string[] {
  if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier) return [];
  const clause = statement.exportClause;
  if (!clause || !ts.isNamedExports(clause)) return [];
  return clause.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const isDeclaration =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isDeclaration ? [statement.name?.text ?? 'default'] : [];
}

function hasExport(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}
