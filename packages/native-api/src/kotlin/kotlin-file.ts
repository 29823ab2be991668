import type { Node } from 'web-tree-sitter';
import { childOf, childrenOf } from '../syntax/node-parts.ts';
import { type Declared, NameScope } from './name-scope.ts';

export type KotlinFile = {
  readonly name: string;
  readonly scope: NameScope;
  /**
   * Whether it is code, not declarations: a class without a constructor then gets a default one.
   */
  readonly isCode?: true;
};

/** Throws on unsupported syntax, so that no declaration is skipped silently. */
export function failAt(node: Node, file: Pick<KotlinFile, 'name'>, problem: string): never {
  throw new Error(`${file.name}:${node.startPosition.row + 1} ${problem}`);
}

/** The package of a file; empty without a package header. */
export function packageOf(root: Node): string {
  const header = childOf(root, 'package_header');
  return header ? childOf(header, 'qualified_identifier')!.text : '';
}

export type Import = {
  /** The imported name, or the package of `import a.b.*`. */
  readonly fullName: string;
  readonly isAll: boolean;
  /** The name used in the file. */
  readonly alias: string;
  readonly node: Node;
};

export function importsOf(root: Node): Import[] {
  return childrenOf(root, 'import').map((node) => {
    const path = childOf(node, 'qualified_identifier')!.text.replaceAll(/\s/g, '');
    const alias = childOf(node, 'identifier')?.text;
    const isAll = node.children.some(({ text }) => text === '*');
    return { fullName: path, isAll, alias: alias ?? path.slice(path.lastIndexOf('.') + 1), node };
  });
}

export function scopeOf(root: Node, declared: Declared): NameScope {
  const scope = new NameScope(packageOf(root), declared);
  for (const { fullName, isAll, alias } of importsOf(root)) {
    if (isAll) scope.importAll(fullName);
    else scope.import(fullName, alias);
  }
  return scope;
}
