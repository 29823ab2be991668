import ts from 'typescript';

export type CodeImport = {
  readonly specifier: string;
  /** Exported names, including `default`. */
  readonly names: readonly string[];
  /** Whether it imports the whole namespace, so that any name may be used. */
  readonly isWhole: boolean;
};

/** Imports of the code, in source order. */
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
