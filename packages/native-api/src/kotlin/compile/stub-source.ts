import type { Node } from 'web-tree-sitter';
import { childOf, hasToken, partsOf } from '../../syntax/node-parts.ts';
import { findSyntaxErrors, parseSource } from '../../syntax/parse-source.ts';
import { TYPE_NODES } from '../read-type-ref.ts';

type Insertion = { readonly at: number; readonly text: string };

export type StubOptions = {
  /** Whether only the module itself can construct a class that declares no constructor. */
  readonly hidesConstructors: boolean;
};

/**
 * Turns declarations into Kotlin that compiles: functions and properties get bodies. Nothing is
 * added before the end of a line, so that the compiler's messages have the lines of the
 * declarations.
 */
export async function writeStubSource(
  name: string,
  declarations: string,
  options: StubOptions,
): Promise<string> {
  const root = await parseSource(declarations, 'kotlin');
  const [error] = findSyntaxErrors(root);
  if (error !== undefined) throw new Error(`${name}:${error} does not parse as Kotlin.`);
  const insertions = root.namedChildren
    .flatMap((node) => insertionsIn(node, false, options))
    .toSorted((a, b) => a.at - b.at);
  let text = '';
  let from = 0;
  for (const insertion of insertions) {
    text += declarations.slice(from, insertion.at) + insertion.text;
    from = insertion.at;
  }
  return text + declarations.slice(from);
}

function insertionsIn(node: Node, isInInterface: boolean, options: StubOptions): Insertion[] {
  switch (node.type) {
    case 'class_declaration':
    case 'object_declaration':
    case 'companion_object':
      return insertionsInType(node, options);
    case 'function_declaration':
      return isInInterface ? [] : bodyOfFunction(node);
    case 'property_declaration':
      return isInInterface ? [] : bodyOfProperty(node);
    default:
      return [];
  }
}

function insertionsInType(node: Node, options: StubOptions): Insertion[] {
  // Only the SDK implements a sealed interface: its classes inherit the bodies.
  const isInterface = hasToken(node, 'interface') && !hasModifier(node, 'sealed');
  const body = childOf(node, 'class_body') ?? childOf(node, 'enum_class_body');
  const inside = body?.namedChildren.flatMap((each) => insertionsIn(each, isInterface, options));
  return [...(options.hidesConstructors ? hiddenConstructor(node) : []), ...(inside ?? [])];
}

function hiddenConstructor(node: Node): Insertion[] {
  const isPlainClass =
    node.type === 'class_declaration' &&
    !hasToken(node, 'interface') &&
    !hasModifier(node, 'enum') &&
    !hasModifier(node, 'annotation');
  if (!isPlainClass || childOf(node, 'primary_constructor')) return [];
  const head = childOf(node, 'type_parameters') ?? childOf(node, 'identifier')!;
  return [{ at: head.endIndex, text: ' internal constructor()' }];
}

function bodyOfFunction(node: Node): Insertion[] {
  if (childOf(node, 'function_body') || hasModifier(node, 'abstract')) return [];
  const parameters = childOf(node, 'function_value_parameters')!;
  const after = partsOf(node).filter(({ startIndex }) => startIndex >= parameters.endIndex);
  const hasResult = after.some(({ type }) => TYPE_NODES.has(type));
  return [{ at: node.endIndex, text: hasResult ? ' = TODO()' : ' {}' }];
}

function bodyOfProperty(node: Node): Insertion[] {
  const hasValue =
    hasToken(node, '=') || childOf(node, 'property_delegate') || childOf(node, 'getter');
  if (hasValue || hasModifier(node, 'abstract')) return [];
  const setter = hasToken(node, 'var') ? '; set(value) {}' : '';
  return [{ at: node.endIndex, text: ` get() = TODO()${setter}` }];
}

function hasModifier(node: Node, modifier: string): boolean {
  return childOf(node, 'modifiers')?.namedChildren.some(({ text }) => text === modifier) ?? false;
}
