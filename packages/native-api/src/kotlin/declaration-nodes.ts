import type { Node } from 'web-tree-sitter';
import { childOf, childrenOf, hasToken } from '../syntax/node-parts.ts';
import type { KotlinFile } from './kotlin-file.ts';

/** Nodes that declare a type. */
export const TYPE_DECLARATIONS: ReadonlySet<string> = new Set([
  'class_declaration',
  'object_declaration',
  'type_alias',
]);

export function kindOf(
  node: Node,
  modifiers: readonly string[],
): 'class' | 'protocol' | 'enum' | 'object' {
  if (node.type === 'object_declaration') return 'object';
  if (hasToken(node, 'interface')) return 'protocol';
  return modifiers.includes('enum') ? 'enum' : 'class';
}

export function annotationsIn(modifiers: Node | undefined): Node[] {
  return modifiers ? childrenOf(modifiers, 'annotation') : [];
}

/** `@get:ColorInt` is `ColorInt`. */
export function annotationName(node: Node): string {
  return node.descendantsOfType('user_type')[0]!.text;
}

/** Names of types inside other types of this file. */
export function nestedTypes(root: Node, file: KotlinFile): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: Node, outer: string): void => {
    for (const child of node.namedChildren) {
      if (!TYPE_DECLARATIONS.has(child.type)) {
        if (child.type.endsWith('class_body')) visit(child, outer);
        continue;
      }
      const own = childOf(child, 'identifier')!.text;
      const name = outer === '' ? file.scope.typeName(own) : `${outer}.${own}`;
      if (outer !== '') found.add(name);
      visit(child, name);
    }
  };
  visit(root, '');
  return found;
}
