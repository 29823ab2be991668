import type { Node } from 'web-tree-sitter';
import { named, type NativeTypeRef, optional } from '../model/native-api.ts';
import { childOf, childrenOf, namedPartsOf, partsOf } from '../syntax/node-parts.ts';
import { failAt, type KotlinFile } from './kotlin-file.ts';

export const TYPE_NODES: ReadonlySet<string> = new Set([
  'user_type',
  'nullable_type',
  'function_type',
  'parenthesized_type',
]);

/** Resolves a name in scope, such as a type parameter or a nested type. */
export type TypeNames = (name: string) => string | undefined;

/**
 * Reads a type. `own` resolves names of the surrounding declarations before the file's scope does.
 */
export function readTypeRef(
  node: Node,
  file: KotlinFile,
  own: TypeNames = () => undefined,
): NativeTypeRef {
  const read = (each: Node): NativeTypeRef => readTypeRef(each, file, own);
  switch (node.type) {
    case 'user_type': {
      const name = childrenOf(node, 'identifier')
        .map(({ text }) => text)
        .join('.');
      const list = childOf(node, 'type_arguments');
      const args = list ? childrenOf(list, 'type_projection') : [];
      const given = args.map((each) => {
        const type = each.namedChildren.find((part) => TYPE_NODES.has(part.type));
        return type ? read(type) : optional(named('Any'));
      });
      return named(own(name) ?? file.scope.typeName(name), ...given);
    }
    case 'nullable_type': {
      const of = namedPartsOf(node).find((part) => TYPE_NODES.has(part.type))!;
      const type = read(of);
      if (of.type !== 'function_type' || type.kind !== 'function') return optional(type);
      // The grammar attaches the question mark of `() -> T?` to the function; it belongs to the
      // result.
      const isAsync = type.isAsync || childOf(node, 'type_modifiers')?.text === 'suspend';
      return { ...type, isAsync, result: optional(type.result) };
    }
    case 'parenthesized_type':
      return read(namedPartsOf(node).find((part) => TYPE_NODES.has(part.type))!);
    case 'function_type':
      return readFunctionType(node, read);
    default:
      return failAt(node, file, `${node.type} is a type that the reader does not support.`);
  }
}

function readFunctionType(node: Node, read: (node: Node) => NativeTypeRef): NativeTypeRef {
  const parts = partsOf(node);
  const list = childOf(node, 'function_type_parameters')!;
  const at = parts.indexOf(parts.find((part) => part.id === list.id)!);
  const receiver = parts.slice(0, at).find((part) => TYPE_NODES.has(part.type));
  const result = parts.slice(at + 1).find((part) => TYPE_NODES.has(part.type))!;
  // The grammar attaches modifiers before a receiver to the receiver's type.
  const modifiers = [
    ...childrenOf(node, 'type_modifiers'),
    ...(receiver ? childrenOf(receiver, 'type_modifiers') : []),
  ];
  const parameters = namedPartsOf(list).map((part) =>
    part.type === 'parameter'
      ? part.namedChildren.find((each) => TYPE_NODES.has(each.type))!
      : part,
  );
  return {
    kind: 'function',
    ...(receiver && { receiver: read(receiver) }),
    parameters: parameters.map(read),
    result: read(result),
    isAsync: modifiers.some(({ text }) => text.includes('suspend')),
    throws: false,
    attributes: modifiers
      .flatMap((each) => childrenOf(each, 'annotation'))
      .map(({ text }) => text.slice(1)),
  };
}
