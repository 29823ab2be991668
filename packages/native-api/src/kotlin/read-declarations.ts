import type { Node } from 'web-tree-sitter';
import type {
  NativeExtension,
  NativeMember,
  NativeModule,
  NativeParameter,
  NativeType,
  NativeTypeParameter,
  NativeTypeRef,
} from '../model/native-api.ts';
import { named } from '../model/native-api.ts';
import { childOf, childrenOf, hasToken, namedPartsOf, partsOf } from '../syntax/node-parts.ts';
import {
  createMember,
  dataMembers,
  DEFAULT_CONSTRUCTOR_SUMMARY,
  type MemberFacts,
} from './create-member.ts';
import { annotationName, annotationsIn, kindOf, nestedTypes } from './declaration-nodes.ts';
import { failAt, type KotlinFile } from './kotlin-file.ts';
import type { DocComment } from '../model/doc-comment.ts';
import { readDocComment, unknownTag } from './read-doc-comment.ts';
import { readTypeRef, TYPE_NODES, type TypeNames } from './read-type-ref.ts';

export type Declarations = Pick<NativeModule, 'types' | 'members' | 'extensions'>;

/** Canonical name of the type parameter in `fun <T> T.also()`, which is bound to the receiver. */
const RECEIVER = 'Self';

/** Reads the declarations of a syntax tree. Statements between them are ignored. */
export function readDeclarations(root: Node, file: KotlinFile): Declarations {
  return new DeclarationReader(file, nestedTypes(root, file)).read(root);
}

type Around = {
  /** The surrounding type; empty at the top level. */
  readonly name: string;
  readonly kind: 'file' | 'class' | 'protocol' | 'enum' | 'object' | 'companion';
  readonly names: TypeNames;
};

const IGNORED = new Set(['package_header', 'import', 'anonymous_initializer']);

class DeclarationReader {
  readonly #file: KotlinFile;
  readonly #types: NativeType[] = [];
  readonly #extensions: NativeExtension[] = [];
  readonly #nested: ReadonlySet<string>;

  constructor(file: KotlinFile, nested: ReadonlySet<string>) {
    this.#file = file;
    this.#nested = nested;
  }

  read(root: Node): Declarations {
    const around: Around = { name: '', kind: 'file', names: () => undefined };
    const members = namedPartsOf(root).flatMap((node) => this.#readOne(node, around) ?? []);
    return { types: this.#types, members, extensions: this.#extensions };
  }

  /** The members that a node declares; `undefined` if it is not a declaration. */
  #readOne(node: Node, around: Around): NativeMember[] | undefined {
    switch (node.type) {
      case 'class_declaration':
      case 'object_declaration':
        this.#readType(node, around);
        return [];
      case 'companion_object':
        return this.#readBody(childOf(node, 'class_body'), { ...around, kind: 'companion' });
      case 'type_alias':
        this.#readAlias(node, around);
        return [];
      case 'function_declaration':
        return this.#keepExtension(this.#readFunction(node, around));
      case 'property_declaration':
        return this.#keepExtension(this.#readProperty(node, around));
      case 'secondary_constructor':
        return [this.#readInitializer(node, childOf(node, 'function_value_parameters')!, around)];
      case 'enum_entry':
        return [this.#readCase(node, around)];
      default:
        return undefined;
    }
  }

  #readBody(body: Node | undefined, around: Around): NativeMember[] {
    return (body ? namedPartsOf(body) : []).flatMap(
      (child) =>
        this.#readOne(child, around) ??
        (IGNORED.has(child.type)
          ? []
          : failAt(
              child,
              this.#file,
              `${child.type} is a declaration that the reader does not support.`,
            )),
    );
  }

  #readType(node: Node, around: Around): void {
    const own = childOf(node, 'identifier')!.text;
    const name = around.name === '' ? this.#file.scope.typeName(own) : `${around.name}.${own}`;
    const { modifiers, attributes, deprecated } = this.#readModifiers(node);
    const kind = kindOf(node, modifiers);
    const typeParameters = this.#readTypeParameters(node, around.names);
    const names = this.#inside(name, typeParameters, around.names);
    const inside: Around = { name, kind, names };
    const doc = this.#docOf(node);
    // Nested types come after their outer type.
    const at = this.#types.length;
    const members = [
      ...this.#readPrimary(node, inside, doc),
      ...this.#readBody(childOf(node, 'class_body') ?? childOf(node, 'enum_class_body'), inside),
    ];
    const type: NativeType = {
      ...described(doc),
      ...(deprecated !== undefined && { deprecated }),
      name,
      kind,
      modifiers: [...modifiers, ...(hasToken(node, 'fun') ? ['fun'] : [])],
      attributes,
      typeParameters,
      supertypes: this.#readSupertypes(node, inside),
      members,
      place: this.#placeOf(node),
    };
    this.#types.splice(at, 0, type);
  }

  /** Resolves names inside a type: its type parameters, nested types and those of outer types. */
  #inside(name: string, parameters: readonly NativeTypeParameter[], outer: TypeNames): TypeNames {
    return (written) => {
      if (parameters.some((each) => each.name === written)) return written;
      const nested = `${name}.${written}`;
      return this.#nested.has(nested) ? nested : outer(written);
    };
  }

  #readSupertypes(node: Node, around: Around): NativeTypeRef[] {
    const list = childOf(node, 'delegation_specifiers');
    const written = (list ? childrenOf(list, 'delegation_specifier') : []).map((each) => {
      const [type] = each.descendantsOfType('user_type');
      return readTypeRef(type!, this.#file, around.names);
    });
    if (around.kind === 'enum') return [...written, named('Enum', named(around.name))];
    const isTop = around.name === 'Any';
    return written.length > 0 || isTop ? written : [named('Any')];
  }

  /** The primary constructor and the properties it declares. */
  #readPrimary(node: Node, around: Around, doc: DocComment): NativeMember[] {
    const primary = childOf(node, 'primary_constructor');
    const list = primary && childOf(primary, 'class_parameters');
    // A class without a constructor cannot be constructed by apps.
    if (!list) return [];
    const parameters = this.#readParameters(list, around, doc.parameters);
    const properties = childrenOf(list, 'class_parameter')
      .filter((each) => hasToken(each, 'val') || hasToken(each, 'var'))
      .map((each) => this.#readClassProperty(each, around));
    const isCallable = around.kind === 'class';
    const init = this.#member(node, {
      ...described({
        ...doc,
        summary: doc.constructorText ?? DEFAULT_CONSTRUCTOR_SUMMARY,
        examples: [],
      }),
      name: 'init',
      kind: 'initializer',
      parameters,
    });
    const isData = childOf(node, 'modifiers')?.text.includes('data') ?? false;
    return [
      ...(isCallable ? [init] : []),
      ...properties,
      ...(isData ? dataMembers(init, around.name) : []),
    ];
  }

  #readClassProperty(node: Node, around: Around): NativeMember {
    const doc = this.#docOf(node);
    const { modifiers, attributes, deprecated } = this.#readModifiers(node);
    const parts = partsOf(node);
    const equals = parts.findIndex(({ text, childCount }) => text === '=' && childCount === 0);
    const value = equals === -1 ? undefined : parts[equals + 1]!.text;
    return this.#member(node, {
      ...described(doc),
      ...(deprecated !== undefined && { deprecated }),
      name: childOf(node, 'identifier')!.text,
      kind: 'property',
      modifiers,
      attributes,
      type: this.#typeIn(node, around),
      isMutable: hasToken(node, 'var'),
      // The comment describes the meaning of null.
      ...(value !== undefined && value !== 'null' && { value }),
    });
  }

  #readAlias(node: Node, around: Around): void {
    const own = childOf(node, 'identifier')!.text;
    const typeParameters = this.#readTypeParameters(node, around.names);
    const names = this.#inside(own, typeParameters, around.names);
    const of = node.namedChildren.findLast((part) => TYPE_NODES.has(part.type))!;
    this.#types.push({
      ...described(this.#docOf(node)),
      name: around.name === '' ? this.#file.scope.typeName(own) : `${around.name}.${own}`,
      kind: 'alias',
      modifiers: [],
      attributes: [],
      typeParameters,
      supertypes: [],
      members: [],
      aliasOf: readTypeRef(of, this.#file, names),
      place: this.#placeOf(node),
    });
  }

  #readFunction(node: Node, around: Around): ReadMember {
    const doc = this.#docOf(node);
    const { modifiers, attributes, deprecated } = this.#readModifiers(node);
    const { receiver, names, typeParameters } = this.#readReceiver(node, around);
    const inside = { ...around, names };
    const list = childOf(node, 'function_value_parameters')!;
    const parameters = this.#readParameters(list, inside, doc.parameters);
    for (const name of doc.parameters.keys()) {
      if (parameters.every((each) => each.name !== name)) {
        failAt(
          node,
          this.#file,
          `The comment describes the parameter "${name}", which is not there.`,
        );
      }
    }
    const after = partsOf(node).slice(partsOf(node).findIndex(({ id }) => id === list.id) + 1);
    const result = after.find((part) => TYPE_NODES.has(part.type));
    const body = childOf(node, 'function_body');
    const isExpression = body !== undefined && hasToken(body, '=');
    const member = this.#member(node, {
      ...described(doc),
      ...(deprecated !== undefined && { deprecated }),
      name: childrenOf(node, 'identifier')[0]!.text,
      kind: 'function',
      isStatic: around.kind === 'companion' || around.kind === 'object',
      modifiers,
      attributes,
      typeParameters,
      parameters,
      ...(result
        ? { type: readTypeRef(result, this.#file, names) }
        : !isExpression && { type: named('Unit') }),
      isAsync: modifiers.includes('suspend'),
      throws: doc.throwsText !== undefined,
      isRequired: around.kind === 'protocol' && body === undefined,
    });
    return { member, receiver };
  }

  #readProperty(node: Node, around: Around): ReadMember {
    const { modifiers, attributes, deprecated } = this.#readModifiers(node);
    const { receiver, names, typeParameters } = this.#readReceiver(node, around);
    const variable = childOf(node, 'variable_declaration');
    if (!variable) return failAt(node, this.#file, 'Only single properties are supported here.');
    const parts = partsOf(node);
    const equals = parts.findIndex(({ text, childCount }) => text === '=' && childCount === 0);
    const hasValue = equals !== -1 || childOf(node, 'property_delegate') || childOf(node, 'getter');
    const written = variable.namedChildren.find((part) => TYPE_NODES.has(part.type));
    const member = this.#member(node, {
      ...described(this.#docOf(node)),
      ...(deprecated !== undefined && { deprecated }),
      name: childOf(variable, 'identifier')!.text,
      kind: 'property',
      isStatic: around.kind === 'companion' || around.kind === 'object',
      modifiers,
      attributes,
      typeParameters,
      ...(written && { type: readTypeRef(written, this.#file, names) }),
      isMutable: hasToken(node, 'var'),
      isRequired: around.kind === 'protocol' && !hasValue,
      ...(equals !== -1 && { value: parts[equals + 1]!.text }),
    });
    return { member, receiver };
  }

  /** The receiver type of `fun List<E>.first()` and all its type parameters. */
  #readReceiver(node: Node, around: Around): Receiver {
    const parts = partsOf(node);
    const dot = parts.findIndex(({ text, childCount }) => text === '.' && childCount === 0);
    const spelled = dot === -1 ? undefined : parts[dot - 1]!;
    const all = this.#readTypeParameters(node, around.names);
    const plain = spelled?.type === 'nullable_type' ? namedPartsOf(spelled)[0]! : spelled;
    const self = all.find(({ name }) => name === plain?.text)?.name;
    const names: TypeNames = (name) =>
      name === self ? RECEIVER : all.some((each) => each.name === name) ? name : around.names(name);
    if (!plain) return { names, typeParameters: all, receiver: undefined };
    const bound = all.find(({ name }) => name === self)?.constraints[0];
    const type =
      self === undefined ? readTypeRef(plain, this.#file, names) : (bound ?? named('Any'));
    return { names, typeParameters: all.filter(({ name }) => name !== self), receiver: type };
  }

  #keepExtension({ member, receiver }: ReadMember): NativeMember[] {
    if (!receiver) return [member];
    this.#extensions.push({ of: receiver, supertypes: [], members: [member], where: [] });
    return [];
  }

  #readInitializer(node: Node, list: Node, around: Around): NativeMember {
    const doc = this.#docOf(node);
    return this.#member(node, {
      ...described({
        ...doc,
        summary: doc.summary === '' ? DEFAULT_CONSTRUCTOR_SUMMARY : doc.summary,
      }),
      name: 'init',
      kind: 'initializer',
      parameters: this.#readParameters(list, around, doc.parameters),
    });
  }

  #readCase(node: Node, around: Around): NativeMember {
    const value = childOf(node, 'value_arguments')?.text.slice(1, -1);
    const { deprecated } = this.#readModifiers(node);
    return this.#member(node, {
      ...described(this.#docOf(node)),
      ...(deprecated !== undefined && { deprecated }),
      name: childOf(node, 'identifier')!.text,
      kind: 'case',
      isStatic: true,
      type: named(around.name),
      ...(value !== undefined && { value }),
    });
  }

  #readParameters(
    list: Node,
    around: Around,
    texts: ReadonlyMap<string, string>,
  ): NativeParameter[] {
    const parts = partsOf(list);
    return parts.flatMap((part, index): NativeParameter[] => {
      if (part.type !== 'parameter' && part.type !== 'class_parameter') return [];
      const name = childOf(part, 'identifier')!.text;
      const before =
        parts[index - 1]?.type === 'parameter_modifiers' ? parts[index - 1] : undefined;
      const own = partsOf(part);
      const inner = own.findIndex(({ text, childCount }) => text === '=' && childCount === 0);
      const value =
        inner === -1
          ? parts[index + 1]?.text === '='
            ? parts[index + 2]
            : undefined
          : own[inner + 1];
      const modifiers = before ?? childOf(part, 'modifiers');
      const summary = texts.get(name) ?? this.#docOf(part).summary;
      return [
        {
          label: name,
          name,
          type: this.#typeIn(part, around),
          ...(value && { defaultValue: value.text }),
          isVariadic: modifiers?.text.includes('vararg') ?? false,
          attributes: annotationsIn(modifiers).map(annotationName),
          ...(summary !== '' && { summary }),
        },
      ];
    });
  }

  #readTypeParameters(node: Node, outer: TypeNames): NativeTypeParameter[] {
    const list = childOf(node, 'type_parameters');
    const all = list ? childrenOf(list, 'type_parameter') : [];
    const own = all.map((each) => childOf(each, 'identifier')!.text);
    const names: TypeNames = (name) => (own.includes(name) ? name : outer(name));
    return all.map((each, index) => ({
      name: own[index]!,
      constraints: each.namedChildren
        .filter((part) => TYPE_NODES.has(part.type))
        .map((part) => readTypeRef(part, this.#file, names)),
    }));
  }

  #typeIn(node: Node, around: Around): NativeTypeRef {
    const spelled = node.namedChildren.find((part) => TYPE_NODES.has(part.type));
    if (!spelled) return failAt(node, this.#file, `The type of "${node.text}" is not written.`);
    return readTypeRef(spelled, this.#file, around.names);
  }

  #readModifiers(node: Node): { modifiers: string[]; attributes: string[]; deprecated?: string } {
    const list = childOf(node, 'modifiers');
    const annotations = annotationsIn(list);
    const deprecated = annotations.find((each) => annotationName(each) === 'Deprecated');
    const [, message] = /"((?:[^"\\]|\\.)*)"/.exec(deprecated?.text ?? '') ?? [];
    return {
      modifiers: (list?.namedChildren ?? [])
        .filter(({ type }) => type !== 'annotation')
        .map(({ text }) => text),
      attributes: annotations.map(annotationName).filter((name) => name !== 'Deprecated'),
      ...(message !== undefined && { deprecated: message }),
    };
  }

  #docOf(node: Node): DocComment {
    const tag = unknownTag(node);
    if (tag !== undefined)
      failAt(
        node,
        this.#file,
        `The comment has the tag @${tag}, which the reader does not support.`,
      );
    return readDocComment(node);
  }

  #member(node: Node, facts: MemberFacts): NativeMember {
    return createMember(this.#placeOf(node), facts);
  }

  #placeOf(node: Node): NativeMember['place'] {
    return { file: this.#file.name, line: node.startPosition.row + 1 };
  }
}

type ReadMember = { readonly member: NativeMember; readonly receiver: NativeTypeRef | undefined };

type Receiver = {
  readonly names: TypeNames;
  readonly typeParameters: NativeTypeParameter[];
  readonly receiver: NativeTypeRef | undefined;
};

function described({
  parameters: _parameters,
  constructorText: _constructor,
  ...doc
}: Pick<DocComment, 'summary' | 'examples'> & Partial<DocComment>): Pick<
  NativeMember,
  'summary' | 'examples'
> {
  return doc;
}
