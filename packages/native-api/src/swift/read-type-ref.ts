import type { Node } from 'web-tree-sitter';
import { named, type NativeTypeRef, optional } from '../model/native-api.ts';
import { childOf, childrenOf, failAt, hasToken, partsOf, type SwiftFile } from './swift-file.ts';

/** Node types that spell a type. */
export const TYPE_NODES: ReadonlySet<string> = new Set([
  'user_type',
  'optional_type',
  'array_type',
  'dictionary_type',
  'function_type',
  'tuple_type',
  'opaque_type',
  'existential_type',
  'protocol_composition_type',
]);

/** Reads a type from a node of the syntax tree. */
export function readTypeRef(node: Node, file: SwiftFile): NativeTypeRef {
  switch (node.type) {
    case 'user_type':
      return readUserType(node, file);
    case 'optional_type':
      return childrenOf(node, '?').reduce<NativeTypeRef>(
        (type) => optional(type),
        readTypeRef(node.childForFieldName('wrapped')!, file),
      );
    case 'array_type':
      return named('Array', ...typesIn(node, file));
    case 'dictionary_type':
      return named('Dictionary', ...typesIn(node, file));
    case 'opaque_type':
      return { kind: 'some', of: typesIn(node, file)[0]! };
    case 'existential_type':
      return { kind: 'any', of: typesIn(node, file)[0]! };
    case 'tuple_type':
      return readTuple(node, file);
    case 'function_type':
      return readFunctionType(node, file);
    default:
      return failAt(
        node,
        file,
        `"${node.text}" is a type that the reader does not support (${node.type}).`,
      );
  }
}

function readUserType(node: Node, file: SwiftFile): NativeTypeRef {
  const names = childrenOf(node, 'type_identifier').map(({ text }) => text);
  const list = childOf(node, 'type_arguments');
  const given = list ? typesIn(list, file) : [];
  if (names.at(-1) === 'Type' && names.length > 1) {
    return named('Type', named(names.slice(0, -1).join('.'), ...given));
  }
  return named(names.join('.'), ...given);
}

function readTuple(node: Node, file: SwiftFile): NativeTypeRef {
  const items = itemsOf(node, file);
  if (items.length === 0) return named('Void');
  const [only] = items;
  return items.length === 1 && only!.label === undefined ? only!.type : { kind: 'tuple', items };
}

function itemsOf(node: Node, file: SwiftFile): { label?: string; type: NativeTypeRef }[] {
  return childrenOf(node, 'tuple_type_item').map((item) => {
    const spelled = partsOf(item).find((part) => TYPE_NODES.has(part.type));
    if (!spelled) return failAt(item, file, `"${item.text}" has no type that the reader supports.`);
    const label = childOf(item, 'simple_identifier')?.text;
    const isInout = item.children.some(({ text }) => text === 'inout');
    const type = readTypeRef(spelled, file);
    return {
      ...(label !== undefined && label !== '_' && { label }),
      type: isInout ? named('inout', type) : type,
    };
  });
}

function readFunctionType(node: Node, file: SwiftFile): NativeTypeRef {
  const given = node.childForFieldName('params')!;
  const result = partsOf(node).findLast((part) => TYPE_NODES.has(part.type))!;
  return {
    kind: 'function',
    parameters:
      given.type === 'tuple_type'
        ? itemsOf(given, file).map(({ type }) => type)
        : [readTypeRef(given, file)],
    result: readTypeRef(result, file),
    isAsync: hasToken(node, 'async'),
    throws: childOf(node, 'throws') !== undefined,
    attributes: [],
  };
}

function typesIn(node: Node, file: SwiftFile): NativeTypeRef[] {
  return partsOf(node)
    .filter((part) => TYPE_NODES.has(part.type))
    .map((part) => readTypeRef(part, file));
}
