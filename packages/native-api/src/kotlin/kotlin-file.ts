import type { Node } from 'web-tree-sitter';
import { childOf, childrenOf } from '../syntax/node-parts.ts';
import { type Declared, NameScope } from './name-scope.ts';

export type KotlinFile = {
  readonly name: string;
  readonly scope: NameScope;
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

export function scopeOf(root: Node, declared: Declared): NameScope {
  const scope = new NameScope(packageOf(root), declared);
  for (const node of childrenOf(root, 'import')) {
    const name = childOf(node, 'qualified_identifier')!.text;
    scope.import(name, childOf(node, 'identifier')?.text ?? name.slice(name.lastIndexOf('.') + 1));
  }
  return scope;
}
