import ts from 'typescript';

/** Changes of a public API, by paths such as `Camera.focusOn`. */
export type ApiDifference = {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
};

/**
 * Compares two API reports. What comes or goes as a whole is named once, without its members.
 *
 * @example
 * diffApiReports(before, after); // { added: ['Camera.tilt'], removed: [], changed: ['Camera.set'] }
 */
export function diffApiReports(before: string, after: string): ApiDifference {
  const old = listReportedSymbols(before);
  const current = listReportedSymbols(after);
  return {
    added: onlyIn(current, old),
    removed: onlyIn(old, current),
    changed: [...current]
      .filter(([path, text]) => old.has(path) && old.get(path) !== text)
      .map(([path]) => path)
      .toSorted(),
  };
}

function onlyIn(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): readonly string[] {
  const paths = [...a.keys()].filter((path) => !b.has(path));
  const whole = new Set(paths);
  return paths
    .filter((path) => !whole.has(path.replace(/\.[^.]*$/, '')) || !path.includes('.'))
    .toSorted();
}

/** The symbols of a report with their declarations; members are separate. */
export function listReportedSymbols(report: string): ReadonlyMap<string, string> {
  const code = /```ts\n([^]*?)\n```/.exec(report)?.[1] ?? '';
  const file = ts.createSourceFile('report.d.ts', code, ts.ScriptTarget.Latest, true);
  const symbols = new Map<string, string>();
  // Overloads are one symbol.
  const add = (path: string, text: string): void => {
    const known = symbols.get(path);
    symbols.set(path, known === undefined ? text : `${known}\n${text}`);
  };
  for (const statement of file.statements) {
    if (ts.isExportDeclaration(statement)) {
      for (const { name, localName } of exportedNames(statement)) {
        const declared = file.statements.find((other) => nameOf(other) === localName);
        if (declared) addDeclaration(name, declared, add);
        else add(name, '');
      }
      continue;
    }
    if (!isExported(statement)) continue;
    for (const { name, node } of declaredIn(statement)) addDeclaration(name, node, add);
  }
  return symbols;
}

/**
 * `export { Location_2 as Location }`: a declaration is renamed if its name is that of a global.
 */
function exportedNames({
  exportClause,
}: ts.ExportDeclaration): { readonly name: string; readonly localName: string }[] {
  return exportClause && ts.isNamedExports(exportClause)
    ? exportClause.elements.map(({ name, propertyName }) => ({
        name: name.text,
        localName: (propertyName ?? name).text,
      }))
    : [];
}

function nameOf(statement: ts.Statement): string | undefined {
  return (statement as { name?: ts.Identifier }).name?.text;
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function declaredIn(statement: ts.Statement): { name: string; node: ts.Node }[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((node) => ({
      name: node.name.getText(),
      node,
    }));
  }
  const name = nameOf(statement);
  return name === undefined ? [] : [{ name, node: statement }];
}

function addDeclaration(
  name: string,
  node: ts.Node,
  add: (path: string, text: string) => void,
): void {
  const members = membersOf(node);
  const own = members.reduce((text, member) => text.replace(member.getText(), ''), node.getText());
  add(name, own.replaceAll(/\s+/g, ' '));
  for (const member of members) {
    const key = (member as { name?: ts.Node }).name?.getText().replaceAll(/^['"]|['"]$/g, '');
    add(
      `${name}.${key ?? member.getText().slice(0, 40)}`,
      member.getText().replaceAll(/\s+/g, ' '),
    );
  }
}

function membersOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) return node.members;
  if (ts.isVariableDeclaration(node)) return node.type ? literalMembers(node.type) : [];
  return ts.isTypeAliasDeclaration(node) ? literalMembers(node.type) : [];
}

function literalMembers(type: ts.TypeNode): readonly ts.Node[] {
  if (ts.isTypeLiteralNode(type)) return type.members;
  return ts.isIntersectionTypeNode(type) ? type.types.flatMap(literalMembers) : [];
}
