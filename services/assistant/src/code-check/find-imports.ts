import ts from 'typescript';

/** What code takes from one module. */
export type CodeImport = {
  readonly specifier: string;
  /** By their names in the module, `default` as well. */
  readonly names: readonly string[];
  /** Whether it takes the module as a whole, so that any name may be used. */
  readonly isWhole: boolean;
};

/** What code imports, in its order. */
export function findImports(code: string, path: string): CodeImport[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.ES2024);
  return file.statements.flatMap((statement): CodeImport[] => {
    const isImport = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    const specifier = isImport ? statement.moduleSpecifier : undefined;
    if (!isImport || !specifier || !ts.isStringLiteral(specifier)) return [];
    const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
    const bindings = clause ? clause.namedBindings : namedExports(statement);
    const isNamed = bindings && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings));
    const names = isNamed
      ? bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
      : [];
    return [
      {
        specifier: specifier.text,
        names: clause?.name ? ['default', ...names] : names,
        isWhole: !isNamed && (bindings !== undefined || ts.isExportDeclaration(statement)),
      },
    ];
  });
}

function namedExports(
  statement: ts.ImportDeclaration | ts.ExportDeclaration,
): ts.NamedExportBindings | undefined {
  return ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
}
