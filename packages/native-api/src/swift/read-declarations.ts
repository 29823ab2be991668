import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Node } from 'web-tree-sitter';
import type {
  NativeConstraint,
  NativeExtension,
  NativeMember,
  NativeModule,
  NativeParameter,
  NativeType,
  NativeTypeParameter,
  NativeTypeRef,
} from '../model/native-api.ts';
import { named, optional } from '../model/native-api.ts';
import { findSyntaxErrors, parseSource } from '../syntax/parse-source.ts';
import { addEmptyBodies } from './add-empty-bodies.ts';
import { readDocComment } from './read-doc-comment.ts';
import { addMemberwiseInitializer } from './memberwise.ts';
import { readTypeRef, TYPE_NODES } from './read-type-ref.ts';
import { childOf, childrenOf, failAt, hasToken, partsOf, type SwiftFile } from './swift-file.ts';

/** Declarations with their syntax nodes. */
export type Declarations = Pick<NativeModule, 'types' | 'members' | 'extensions'> & {
  /** Initialisers of properties without a declared type. */
  readonly values: ReadonlyMap<NativeMember, Node>;
  /** Declaration node of each member. */
  readonly nodes: ReadonlyMap<NativeMember, Node>;
};

/** Reads declaration files as one module. */
export async function readModule(
  files: readonly string[],
  importName: string,
): Promise<NativeModule> {
  const all = await Promise.all(
    files.map(async (path) => {
      const file = { name: basename(path) };
      const root = await parseSource(addEmptyBodies(readFileSync(path, 'utf8')), 'swift');
      const [error] = findSyntaxErrors(root);
      if (error !== undefined) throw new Error(`${file.name}:${error} does not parse as Swift.`);
      return readDeclarations(root, file);
    }),
  );
  return {
    importName,
    types: all.flatMap(({ types }) => types),
    members: all.flatMap(({ members }) => members),
    extensions: all.flatMap(({ extensions }) => extensions),
  };
}

/** Reads the declarations of a syntax tree. Statements between them are ignored. */
export function readDeclarations(
  root: Node,
  file: SwiftFile,
  { isSample = false }: { readonly isSample?: boolean } = {},
): Declarations {
  return new DeclarationReader(file, isSample).read(root);
}

const IGNORED = new Set([
  'import_declaration',
  'comment',
  'multiline_comment',
  'deinit_declaration',
]);

class DeclarationReader {
  readonly #file: SwiftFile;
  readonly #types: NativeType[] = [];
  readonly #extensions: NativeExtension[] = [];
  readonly #values: Map<NativeMember, Node> = new Map();
  readonly #nodes: Map<NativeMember, Node> = new Map();
  readonly #isSample: boolean;

  constructor(file: SwiftFile, isSample: boolean) {
    this.#file = file;
    this.#isSample = isSample;
  }

  read(root: Node): Declarations {
    const members: NativeMember[] = [];
    for (const node of root.namedChildren) {
      if (node.type === 'class_declaration' || node.type === 'protocol_declaration') {
        this.#readType(node, '');
      } else if (node.type === 'typealias_declaration') this.#readAlias(node, '');
      else if (node.type === 'function_declaration')
        members.push(this.#readFunction(node, 'function'));
      else if (node.type === 'property_declaration' && !this.#isSample) {
        members.push(...this.#readProperty(node));
      }
    }
    return {
      types: this.#types,
      members,
      extensions: this.#extensions,
      values: this.#values,
      nodes: this.#nodes,
    };
  }

  #readType(node: Node, outer: string): void {
    const kind = node.childForFieldName('declaration_kind')!.text;
    const supertypes = childrenOf(node, 'inheritance_specifier').map((each) =>
      readTypeRef(each.namedChildren[0]!, this.#file),
    );
    if (kind === 'extension') {
      const of = readTypeRef(node.childForFieldName('name')!, this.#file);
      const where = this.#readConstraints(node);
      const name = of.kind === 'named' ? of.name : '';
      const members = this.#readBody(node, name, kind);
      this.#extensions.push({ of, supertypes, members, where });
      return;
    }
    if (!['class', 'struct', 'enum', 'protocol', 'actor'].includes(kind)) {
      failAt(node, this.#file, `"${kind}" is a declaration that the reader does not support.`);
    }
    const own = node.childForFieldName('name')!.text;
    const name = outer === '' ? own : `${outer}.${own}`;
    const { modifiers, attributes, deprecated } = this.#readModifiers(node);
    const place = this.#placeOf(node);
    const at = this.#types.length;
    const members = this.#readBody(node, name, kind);
    const { parameters: _, ...doc } = readDocComment(node);
    const type: NativeType = {
      ...doc,
      ...(deprecated !== undefined && { deprecated }),
      name,
      kind: kind === 'actor' ? 'class' : (kind as NativeType['kind']),
      modifiers,
      attributes,
      typeParameters: [...this.#readTypeParameters(node), ...this.#associatedTypes(node)],
      supertypes,
      members: kind === 'struct' ? addMemberwiseInitializer(members, this.#isSample) : members,
      place,
    };
    // Outer types come before their nested types.
    this.#types.splice(at, 0, type);
  }

  #readBody(node: Node, name: string, kind: string): NativeMember[] {
    const body = node.childForFieldName('body')!;
    return body.namedChildren.flatMap((child): NativeMember[] => {
      switch (child.type) {
        case 'property_declaration':
        case 'protocol_property_declaration':
          return this.#readProperty(child, kind);
        case 'function_declaration':
        case 'protocol_function_declaration':
          // The grammar parses the body of a protocol function as a separate declaration.
          if (child.childForFieldName('name') === null) return [];
          return [this.#readFunction(child, 'function', kind)];
        case 'init_declaration':
          return [this.#readFunction(child, 'initializer', kind)];
        case 'subscript_declaration':
          return [this.#readFunction(child, 'subscript', kind)];
        case 'enum_entry':
          return this.#readCases(child, name);
        case 'class_declaration':
        case 'protocol_declaration':
          this.#readType(child, name);
          return [];
        case 'typealias_declaration':
          this.#readAlias(child, name);
          return [];
        case 'associatedtype_declaration':
          return [];
        default:
          if (IGNORED.has(child.type)) return [];
          return failAt(
            child,
            this.#file,
            `${child.type} is a declaration that the reader does not support.`,
          );
      }
    });
  }

  #readAlias(node: Node, outer: string): void {
    const own = node.childForFieldName('name')!.text;
    const { parameters: _, ...doc } = readDocComment(node);
    const of = partsOf(node).findLast((part) => TYPE_NODES.has(part.type))!;
    this.#types.push({
      ...doc,
      name: outer === '' ? own : `${outer}.${own}`,
      kind: 'alias',
      modifiers: [],
      attributes: [],
      typeParameters: this.#readTypeParameters(node),
      supertypes: [],
      members: [],
      aliasOf: readTypeRef(of, this.#file),
      place: this.#placeOf(node),
    });
  }

  #readProperty(node: Node, owner = ''): NativeMember[] {
    const { modifiers, attributes, deprecated } = this.#readModifiers(node);
    const annotations = childrenOf(node, 'type_annotation');
    const patterns = childrenOf(node, 'pattern');
    const values = node.childrenForFieldName('value');
    const isLet = node.text.includes('let ') && findMutability(node) === 'let';
    const accessors =
      childOf(node, 'computed_property') ?? childOf(node, 'protocol_property_requirements');
    const isMutable =
      !isLet &&
      (accessors === undefined ||
        accessors.descendantsOfType('computed_setter').length > 0 ||
        accessors.descendantsOfType('setter_specifier').length > 0);
    const { parameters: _, ...doc } = readDocComment(node);
    return patterns.map((pattern, index) => {
      const annotation = annotations[index] ?? annotations[0];
      const value = values[index] ?? undefined;
      const spelled = annotation && partsOf(annotation).find((part) => TYPE_NODES.has(part.type));
      const isUnwrapped = annotation?.children.some(({ text }) => text === '!') ?? false;
      const type = spelled && readTypeRef(spelled, this.#file);
      const member: NativeMember = {
        ...doc,
        ...(deprecated !== undefined && { deprecated }),
        name: nameIn(pattern, this.#file),
        kind: 'property',
        isStatic: modifiers.includes('static') || modifiers.includes('class'),
        modifiers: [...modifiers, ...(isLet ? ['let'] : []), ...(accessors ? ['computed'] : [])],
        attributes,
        typeParameters: [],
        where: [],
        parameters: [],
        ...(type && { type: isUnwrapped ? named('ImplicitlyUnwrapped', type) : type }),
        isAsync: false,
        throws: false,
        isMutable,
        isFailable: false,
        isRequired: owner === 'protocol',
        ...(value && { value: value.text }),
        place: this.#placeOf(node),
      };
      if (value) this.#values.set(member, value);
      this.#nodes.set(member, node);
      return member;
    });
  }

  #readFunction(
    node: Node,
    kind: 'function' | 'initializer' | 'subscript',
    owner = '',
  ): NativeMember {
    const { modifiers, attributes, deprecated } = this.#readModifiers(node);
    const { parameters: texts, ...doc } = readDocComment(node);
    const result = this.#resultOf(node);
    const parameters = this.#readParameters(node, texts, kind === 'subscript');
    for (const name of texts.keys()) {
      if (!parameters.some((each) => each.name === name)) {
        failAt(
          node,
          this.#file,
          `The comment describes the parameter "${name}", which is not there.`,
        );
      }
    }
    const accessors = childOf(node, 'computed_property');
    const member: NativeMember = {
      ...doc,
      ...(deprecated !== undefined && { deprecated }),
      name:
        kind === 'initializer'
          ? 'init'
          : kind === 'subscript'
            ? 'subscript'
            : node.childForFieldName('name')!.text,
      kind,
      isStatic:
        modifiers.includes('static') || modifiers.includes('class') || hasToken(node, 'class'),
      modifiers,
      attributes,
      typeParameters: this.#readTypeParameters(node),
      where: this.#readConstraints(node),
      parameters,
      ...(kind !== 'initializer' && { type: result ?? named('Void') }),
      isAsync: hasToken(node, 'async'),
      throws: childOf(node, 'throws')?.text === 'throws',
      isMutable:
        accessors !== undefined && accessors.descendantsOfType('computed_setter').length > 0,
      isFailable: kind === 'initializer' && hasToken(node, '?'),
      isRequired: owner === 'protocol',
      place: this.#placeOf(node),
    };
    this.#nodes.set(member, node);
    return member;
  }

  /** The type after `->`. */
  #resultOf(node: Node): NativeTypeRef | undefined {
    const parts = partsOf(node);
    const arrow = parts.findIndex(({ text, childCount }) => text === '->' && childCount === 0);
    const spelled =
      arrow === -1 ? undefined : parts.slice(arrow + 1).find((part) => TYPE_NODES.has(part.type));
    return spelled && readTypeRef(spelled, this.#file);
  }

  #readParameters(
    node: Node,
    texts: ReadonlyMap<string, string>,
    isSubscript: boolean,
  ): NativeParameter[] {
    const parts = partsOf(node);
    return parts.flatMap((part, index): NativeParameter[] => {
      if (part.type !== 'parameter') return [];
      const name = part
        .childrenForFieldName('name')
        .find((each) => each?.type === 'simple_identifier')!.text;
      const external = part.childForFieldName('external_name')?.text;
      const label = external ?? (isSubscript ? '_' : name);
      const spelled = partsOf(part).find((each) => TYPE_NODES.has(each.type));
      if (!spelled) return failAt(part, this.#file, `The type of "${part.text}" is not known.`);
      const hasDefault = parts[index + 1]?.text === '=';
      const attribute = parts[index - 1]?.type === 'attribute' ? parts[index - 1] : undefined;
      const isUnwrapped = part.children.some(({ text }) => text === '!');
      const isInout = childOf(part, 'parameter_modifiers')?.text.includes('inout') ?? false;
      const type = readTypeRef(spelled, this.#file);
      const summary = texts.get(name);
      return [
        {
          ...(label !== '_' && { label }),
          name,
          type: isUnwrapped ? optional(type) : isInout ? named('inout', type) : type,
          ...(hasDefault && { defaultValue: parts[index + 2]!.text }),
          isVariadic: hasToken(part, '...'),
          attributes: [
            ...(attribute ? [attributeName(attribute)] : []),
            ...(part.text.includes('@escaping') ? ['escaping'] : []),
          ],
          ...(summary !== undefined && { summary }),
        },
      ];
    });
  }

  #readCases(node: Node, owner: string): NativeMember[] {
    const { parameters: _, ...doc } = readDocComment(node);
    const { deprecated } = this.#readModifiers(node);
    const names = node
      .childrenForFieldName('name')
      .filter((each) => each?.type === 'simple_identifier');
    const values = node.childrenForFieldName('raw_value');
    return names.map((name, index) => {
      const data = node.childrenForFieldName('data_contents')[index];
      const value = values[index]?.text;
      return {
        ...doc,
        ...(deprecated !== undefined && { deprecated }),
        name: name!.text.replaceAll('`', ''),
        kind: 'case',
        isStatic: true,
        modifiers: [],
        attributes: [],
        typeParameters: [],
        where: [],
        parameters: data ? this.#readCaseValues(data) : [],
        type: named(owner),
        isAsync: false,
        throws: false,
        isMutable: false,
        isFailable: false,
        isRequired: false,
        ...(value !== undefined && { value }),
        place: this.#placeOf(node),
      };
    });
  }

  #readCaseValues(node: Node): NativeParameter[] {
    const parts = partsOf(node);
    return parts.flatMap((part, index): NativeParameter[] => {
      if (!TYPE_NODES.has(part.type)) return [];
      const label = parts[index - 1]?.text === ':' ? parts[index - 2]!.text : undefined;
      const hasDefault = parts[index + 1]?.text === '=';
      return [
        {
          ...(label !== undefined && label !== '_' && { label }),
          name: label ?? `value${index}`,
          type: readTypeRef(part, this.#file),
          ...(hasDefault && { defaultValue: parts[index + 2]!.text }),
          isVariadic: false,
          attributes: [],
        },
      ];
    });
  }

  #readTypeParameters(node: Node): NativeTypeParameter[] {
    const list = childOf(node, 'type_parameters');
    if (!list) return [];
    return childrenOf(list, 'type_parameter').map((parameter) => ({
      name: childOf(parameter, 'type_identifier')!.text,
      constraints: partsOf(parameter)
        .filter((part) => TYPE_NODES.has(part.type))
        .map((part) => readTypeRef(part, this.#file)),
    }));
  }

  #associatedTypes(node: Node): NativeTypeParameter[] {
    return childrenOf(node.childForFieldName('body')!, 'associatedtype_declaration').map(
      (each) => ({
        name: each.childForFieldName('name')!.text,
        constraints: partsOf(each)
          .filter((part) => TYPE_NODES.has(part.type))
          .map((part) => readTypeRef(part, this.#file)),
      }),
    );
  }

  #readConstraints(node: Node): NativeConstraint[] {
    const list = childOf(node, 'type_constraints');
    return (list ? childrenOf(list, 'type_constraint') : []).map((constraint) => {
      const inner = constraint.namedChildren[0]!;
      const spelled = partsOf(inner).find((part) => TYPE_NODES.has(part.type))!;
      return {
        parameter: inner.childForFieldName('constrained_type')!.text,
        relation: inner.type === 'equality_constraint' ? 'equals' : 'conforms',
        type: readTypeRef(spelled, this.#file),
      };
    });
  }

  #readModifiers(node: Node): {
    modifiers: string[];
    attributes: string[];
    deprecated?: string;
  } {
    const list = childOf(node, 'modifiers');
    const attributes = list ? childrenOf(list, 'attribute') : [];
    const available = attributes.find(
      (each) => attributeName(each) === 'available' && each.text.includes('deprecated'),
    );
    const [, message = 'Do not use it any more.'] =
      /message:\s*"([^"]*)"/.exec(available?.text ?? '') ?? [];
    return {
      modifiers: (list?.namedChildren ?? [])
        .filter(({ type }) => type !== 'attribute')
        .map(({ text }) => text),
      attributes: attributes.map(attributeName).filter((name) => name !== 'available'),
      ...(available && { deprecated: message }),
    };
  }

  #placeOf(node: Node): NativeMember['place'] {
    return { file: this.#file.name, line: node.startPosition.row + 1 };
  }
}

function nameIn(pattern: Node, file: SwiftFile): string {
  const bound = pattern.childForFieldName('bound_identifier');
  return (
    bound?.text.replaceAll('`', '') ??
    failAt(pattern, file, `"${pattern.text}" is a pattern that the reader does not support.`)
  );
}

function findMutability(node: Node): string | undefined {
  return node.descendantsOfType('value_binding_pattern')[0]?.childForFieldName('mutability')?.text;
}

function attributeName(node: Node): string {
  return childOf(node, 'user_type')?.text ?? node.text.replace(/^@(\w+).*$/s, '$1');
}
