import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { exportedStatements } from './exported-statements.ts';
import { parseSource } from './parse-source.ts';

/** Names by file, from the repository's root. */
export type PublishedNames = ReadonlyMap<string, ReadonlySet<string>>;

type Wanted = (name: string) => boolean;
type Reexport = { readonly file: string; readonly names: ReadonlyMap<string, string> | undefined };
type Module = { readonly own: readonly string[]; readonly reexports: readonly Reexport[] };

/** What the entries of packages export: the symbols of the API references. */
export function publishedNames(root: string, packages: readonly string[]): PublishedNames {
  const modules = new Map<string, Module>();
  const found = new Map<string, Set<string>>();
  for (const name of packages) {
    for (const entry of entriesOf(join(root, 'packages', name))) publish(entry, () => true);
  }
  return found;

  function publish(file: string, isWanted: Wanted): void {
    const { own, reexports } = moduleOf(file);
    const key = relative(root, file);
    const names = found.get(key) ?? new Set();
    found.set(key, names);
    for (const name of own) if (isWanted(name)) names.add(name);
    for (const { file: target, names: renamed } of reexports) {
      if (!renamed) publish(target, isWanted);
      else {
        const passed = new Set([...renamed].filter(([name]) => isWanted(name)).map(([, as]) => as));
        if (passed.size > 0) publish(target, (name) => passed.has(name));
      }
    }
  }

  function moduleOf(file: string): Module {
    const known = modules.get(file);
    if (known) return known;
    const tree = parseSource(file, readFileSync(file, 'utf8'));
    const own = exportedStatements(tree).flatMap(({ names }) => names);
    const module = { own, reexports: reexportsOf(tree, file, root) };
    modules.set(file, module);
    return module;
  }
}

function entriesOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  return Object.values(manifest.exports)
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
}

function reexportsOf(tree: ts.SourceFile, file: string, root: string): Reexport[] {
  return tree.statements.flatMap((statement): Reexport[] => {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) return [];
    const { moduleSpecifier: from, exportClause } = statement;
    const target = ts.isStringLiteral(from) ? resolveModule(from.text, file, root) : undefined;
    if (!target) return [];
    if (!exportClause || !ts.isNamedExports(exportClause))
      return [{ file: target, names: undefined }];
    const names = exportClause.elements.map(
      ({ name, propertyName }) => [name.text, (propertyName ?? name).text] as const,
    );
    return [{ file: target, names: new Map(names) }];
  });
}

function resolveModule(specifier: string, file: string, root: string): string | undefined {
  if (specifier.startsWith('.')) return existing(join(dirname(file), specifier));
  const [, name, subpath] = /^@brand\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (!name) return undefined;
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports?: Readonly<Record<string, string>>;
  };
  const path = manifest.exports?.[subpath ? `.${subpath}` : '.'];
  return path ? existing(join(folder, path)) : undefined;
}

/** Declarations name the scripts that they are about. */
function existing(path: string): string | undefined {
  return [path.replace(/\.js$/, '.d.ts'), path].find((file) => existsSync(file));
}
