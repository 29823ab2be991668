import type { Node } from 'web-tree-sitter';
import type { NativeMember, NativeType, NativeTypeRef } from '../../model/native-api.ts';
import { named } from '../../model/native-api.ts';
import { substitute } from '../../model/type-ref.ts';
import type { Declarations } from '../read-declarations.ts';
import { readTypeRef, TYPE_NODES } from '../read-type-ref.ts';
import { childOf, childrenOf, partsOf, type SwiftFile } from '../swift-file.ts';
import { checkConformance } from './check-conformance.ts';
import type { SampleContext } from './sample-context.ts';
import { type SampleTypes, constraintType, typeParameterKey } from './sample-types.ts';
import { StatementChecker } from './statement-checker.ts';
import { nameOf, UNKNOWN, VOID } from './swift-types.ts';

const DECLARATIONS = new Set([
  'class_declaration',
  'protocol_declaration',
  'function_declaration',
  'typealias_declaration',
  'import_declaration',
]);

/** Checks a whole sample: types, members and the statements between them. */
export class SampleChecker extends StatementChecker {
  readonly #declarations: Declarations;
  readonly #file: SwiftFile;
  readonly #values: Map<NativeMember, NativeTypeRef | undefined> = new Map();

  constructor(
    context: SampleContext,
    types: SampleTypes,
    sample: { readonly declarations: Declarations; readonly file: SwiftFile },
  ) {
    super(context, types);
    this.#declarations = sample.declarations;
    this.#file = sample.file;
  }

  check(root: Node): void {
    // Variables of the file first, because types and functions can use them before their
    // declaration.
    this.walk(
      root.namedChildren.filter(({ type }) => !DECLARATIONS.has(type)),
      'plain',
    );
    for (const node of root.namedChildren) {
      if (node.type === 'class_declaration' || node.type === 'protocol_declaration') {
        this.#type(node, '');
      } else if (node.type === 'function_declaration') this.#function(node);
      else if (node.type === 'typealias_declaration') {
        this.types.read(partsOf(node).findLast((part) => TYPE_NODES.has(part.type))!);
      }
    }
  }

  protected override typeOfValue(
    member: NativeMember,
    owner: NativeType,
  ): NativeTypeRef | undefined {
    if (this.#values.has(member)) return this.#values.get(member);
    this.#values.set(member, undefined);
    const node = this.#declarations.values.get(member);
    const declared = this.#declarations.nodes.get(member);
    const type = node
      ? this.context.as(
          { type: named(owner.name), isStatic: member.isStatic },
          () => this.context.attempt(() => this.infer(node)).value,
        )
      : declared && this.#environmentType(declared);
    this.#values.set(member, type);
    return type;
  }

  /** `@Environment(\.colorScheme) var scheme`: the key path determines the type. */
  #environmentType(node: Node): NativeTypeRef | undefined {
    const [, key] = /@Environment\(\s*\\\.(\w+)\s*\)/.exec(node.text) ?? [];
    if (key === undefined) return undefined;
    const [found] = this.context.index.findMembers(named('EnvironmentValues'), key);
    if (found) return found.member.type;
    this.context.fail(
      node,
      `EnvironmentValues has no member "${key}".`,
      this.context.index.membersNear(named('EnvironmentValues'), key),
    );
    return UNKNOWN;
  }

  #type(node: Node, outer: string): void {
    const kind = node.childForFieldName('declaration_kind')!.text;
    const nameNode = node.childForFieldName('name')!;
    const own = kind === 'extension' ? nameOf(readTypeRef(nameNode, this.#file)) : nameNode.text;
    const name = outer === '' ? own : `${outer}.${own}`;
    const declared = this.context.index.types.get(name);
    if (!declared) {
      this.context.fail(
        nameNode,
        `There is no type "${name}".`,
        this.context.index.typesNear(name),
      );
      return;
    }
    const parameters = declared.typeParameters.map(
      (each) => [each.name, constraintType(each.constraints)] as const,
    );
    const self = { type: named(name, ...parameters.map(([, type]) => type)), isStatic: false };
    this.context.as(self, () =>
      this.context.inScope(() => {
        for (const [each, type] of parameters) this.context.declare(typeParameterKey(each), type);
        for (const base of childrenOf(node, 'inheritance_specifier'))
          this.types.read(base.namedChildren[0]!);
        checkConformance(node, declared, {
          context: this.context,
          declarations: this.#declarations,
        });
        for (const child of node.childForFieldName('body')!.namedChildren)
          this.#member(child, name);
      }),
    );
  }

  #member(node: Node, owner: string): void {
    switch (node.type) {
      case 'function_declaration':
      case 'init_declaration':
      case 'subscript_declaration':
        return this.#function(node);
      case 'property_declaration':
        return this.#property(node);
      case 'class_declaration':
      case 'protocol_declaration':
        return this.#type(node, owner);
      case 'enum_entry':
      case 'typealias_declaration':
      case 'protocol_function_declaration':
      case 'protocol_property_declaration':
        for (const part of node.descendantsOfType(['user_type'])) if (part) this.types.read(part);
        return undefined;
      case 'deinit_declaration':
        this.walk(statementsIn(node), 'plain');
        return undefined;
      default:
        return undefined;
    }
  }

  #property(node: Node): void {
    const annotation = childOf(node, 'type_annotation');
    const spelled = annotation && partsOf(annotation).find((part) => TYPE_NODES.has(part.type));
    const type = spelled && this.types.read(spelled);
    const value = node.childForFieldName('value');
    if (value) {
      if (type) this.expect(value, type);
      else this.infer(value);
    }
    if (node.text.startsWith('@Environment(')) this.#environmentType(node);
    const computed = node.childForFieldName('computed_value');
    if (computed) this.#accessors(node, computed, type ?? VOID);
    const observers = childOf(node, 'willset_didset_block');
    for (const clause of observers?.namedChildren ?? []) {
      this.context.inScope(() => {
        const own = type ?? UNKNOWN;
        this.context.declare(clause.type === 'didset_clause' ? 'oldValue' : 'newValue', own);
        this.#quietly(() => this.walk(statementsIn(clause), 'plain'));
      });
    }
  }

  #accessors(node: Node, computed: Node, type: NativeTypeRef): void {
    const isView =
      /@ViewBuilder\b/.test(node.text.slice(0, 60)) ||
      (isBody(node) && this.context.index.isA(type, named('View')));
    const getter = childOf(computed, 'computed_getter');
    const setter = childOf(computed, 'computed_setter');
    const body = getter ? statementsIn(getter) : statementsIn(computed);
    this.context.inScope(() =>
      this.context.at({ isAsync: false, canThrow: false, returns: type }, () =>
        this.walk(body, isView ? 'builder' : 'value', type),
      ),
    );
    if (!setter) return;
    this.context.inScope(() => {
      this.context.declare('newValue', type);
      this.#quietly(() => this.walk(statementsIn(setter), 'plain'));
    });
  }

  /** Runs in a context that is synchronous, cannot throw and returns nothing. */
  #quietly(run: () => void): void {
    this.context.at({ isAsync: false, canThrow: false, returns: undefined }, run);
  }

  protected override localFunction(node: Node): void {
    const parameters = childrenOf(node, 'parameter').map((each) => this.#parameterType(each));
    const result = this.#resultOf(node);
    this.context.declare(node.childForFieldName('name')!.text, {
      kind: 'function',
      parameters,
      result,
      isAsync: node.children.some(({ text }) => text === 'async'),
      throws: childOf(node, 'throws') !== undefined,
      attributes: [],
    });
    this.#function(node);
  }

  #function(node: Node): void {
    const body = node.childForFieldName('body');
    this.context.inScope(() => {
      this.#declareTypeParameters(node);
      for (const parameter of childrenOf(node, 'parameter')) {
        const name = parameter
          .childrenForFieldName('name')
          .find((each) => each?.type === 'simple_identifier')!.text;
        const type = this.#parameterType(parameter);
        const isVariadic = parameter.children.some(({ text }) => text === '...');
        this.context.declare(name, isVariadic ? named('Array', type) : type);
      }
      for (const value of node.childrenForFieldName('default_value')) {
        if (value && value.type !== 'prefix_expression' && value.type !== 'call_expression')
          this.infer(value);
      }
      const result = this.#resultOf(node);
      if (!body) return;
      const place = {
        isAsync: node.children.some(({ text, childCount }) => text === 'async' && childCount === 0),
        canThrow: childOf(node, 'throws') !== undefined,
        returns: nameOf(result) === 'Void' ? undefined : result,
      };
      const isView = childOf(node, 'modifiers')?.text.includes('@ViewBuilder') ?? false;
      const isStatic = childOf(node, 'modifiers')?.text.includes('static') ?? false;
      const { self } = this.context;
      this.context.as(self && { ...self, isStatic }, () =>
        this.context.at(place, () =>
          this.walk(statementsIn(body), isView ? 'builder' : 'value', result),
        ),
      );
    });
  }

  #declareTypeParameters(node: Node): void {
    const list = childOf(node, 'type_parameters');
    for (const parameter of list ? childrenOf(list, 'type_parameter') : []) {
      const constraint = partsOf(parameter).find((part) => TYPE_NODES.has(part.type));
      const type = constraintType(constraint ? [this.types.read(constraint)] : []);
      this.context.declare(typeParameterKey(childOf(parameter, 'type_identifier')!.text), type);
    }
  }

  #parameterType(parameter: Node): NativeTypeRef {
    const spelled = partsOf(parameter).find((part) => TYPE_NODES.has(part.type))!;
    return this.#replaceTypeParameters(this.types.read(spelled));
  }

  #resultOf(node: Node): NativeTypeRef {
    const parts = partsOf(node);
    const arrow = parts.findIndex(({ text, childCount }) => text === '->' && childCount === 0);
    const spelled =
      arrow === -1 ? undefined : parts.slice(arrow + 1).find((part) => TYPE_NODES.has(part.type));
    return spelled ? this.#replaceTypeParameters(this.types.read(spelled)) : VOID;
  }

  /** Replaces type parameters of the sample's own functions with their constraints. */
  #replaceTypeParameters(type: NativeTypeRef): NativeTypeRef {
    const names = new Set(JSON.stringify(type).match(/(?<="name":")\w+/g) ?? []);
    const known = [...names].flatMap((name) => {
      const stand = this.context.lookUp(typeParameterKey(name));
      return stand ? [[name, stand] as const] : [];
    });
    return substitute(type, new Map(known));
  }
}

function statementsIn(node: Node): Node[] {
  return childOf(node, 'statements')?.namedChildren ?? [];
}

function isBody(node: Node): boolean {
  return childOf(node, 'pattern')?.text === 'body';
}
