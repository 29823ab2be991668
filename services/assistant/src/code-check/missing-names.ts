import type { CodeTypes } from '@brand/wire/assistant';
import ts from 'typescript';
import type { Compiled } from './type-check-environment.ts';

/** A name that a fragment uses without declaring it, and its meaning. */
export type MissingName = {
  readonly name: string;
  readonly kind: 'object' | 'export';
  /** Package that exports it. */
  readonly packageName: string;
  /** Statements that declare it. */
  readonly declaration: string;
};

type Exports = ReadonlyMap<string, ts.SymbolFlags>;

/** Diagnostics: cannot find name, the same with a suggestion, no value for a shorthand property. */
const CANNOT_FIND = new Set([2304, 2552, 18004]);
const PAGE_TYPES = '/lib.dom.d.ts';

/** Undeclared names of a file that the SDK, its guides or React define. */
export function findMissingNames(
  compiled: Compiled,
  { packageName, names }: CodeTypes,
  options: {
    /** Imported packages. A name missing from such an import is an error and is not declared. */
    readonly imported: readonly string[];
    /** Whether SDK names may hide browser globals: both have a `Location`. */
    readonly mayHide: boolean;
    /** Whether the SDK takes precedence if several packages export the name. */
    readonly isSdkFirst: boolean;
  },
): MissingName[] {
  const { program, file, diagnostics, exportsFiles } = compiled;
  const unknown = new Set(
    diagnostics
      .filter(({ code }) => CANNOT_FIND.has(code))
      .map(({ start = 0, length = 0 }) => file.text.slice(start, start + length)),
  );
  if (options.mayHide) for (const name of findBrowserGlobals(program, file)) unknown.add(name);
  if (unknown.size === 0) return [];
  const packages = [...exportsFiles]
    .filter(([name]) => name === packageName || !options.imported.includes(name))
    .map(([name, path]) => ({ name, exported: exportsOf(program, path) }));
  if (!options.isSdkFirst) packages.reverse();
  const own = packages.find(({ name }) => name === packageName)?.exported ?? new Map();
  return [...unknown].flatMap((name): MissingName[] => {
    const source = packages.find(
      (each) => each.exported.has(name) && !options.imported.includes(each.name),
    );
    if (source) {
      const declaration = declareExport(name, source.exported.get(name)!, source.name);
      return [{ name, kind: 'export', packageName: source.name, declaration }];
    }
    const type = Object.hasOwn(names, name) ? names[name]! : startWithCapital(name);
    if (!own.has(type) || type === name) return [];
    const declaration = `declare const ${name}: import(${JSON.stringify(packageName)}).${type};`;
    return [{ name, kind: 'object', packageName, declaration }];
  });
}

function declareExport(name: string, flags: ts.SymbolFlags, packageName: string): string {
  const whole = `import(${JSON.stringify(packageName)}).${name}`;
  return [
    ...(flags & ts.SymbolFlags.Value ? [`declare const ${name}: typeof ${whole};`] : []),
    ...(flags & ts.SymbolFlags.Type ? [`type ${name} = ${whole};`] : []),
  ].join('\n');
}

function exportsOf(program: ts.Program, path: string): Exports {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const symbol = file && checker.getSymbolAtLocation(file);
  const [all] = symbol ? checker.getExportsOfModule(symbol) : [];
  if (!all) return new Map();
  const exported = checker.getExportsOfModule(followAlias(all, checker));
  return new Map(exported.map((each) => [each.name, followAlias(each, checker).flags]));
}

function followAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Browser globals that a file uses. */
function findBrowserGlobals(program: ts.Program, file: ts.SourceFile): Set<string> {
  const checker = program.getTypeChecker();
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isGlobal(checker.getSymbolAtLocation(node))) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

function isGlobal(symbol: ts.Symbol | undefined): boolean {
  return (symbol?.declarations ?? []).some(
    (each) =>
      each.getSourceFile().fileName === PAGE_TYPES &&
      (ts.isInterfaceDeclaration(each) || ts.isVariableDeclaration(each)),
  );
}

function startWithCapital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
