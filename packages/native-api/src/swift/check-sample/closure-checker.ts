import type { Node } from 'web-tree-sitter';
import { named, type NativeTypeRef, optional } from '../../model/native-api.ts';
import { childOf, childrenOf } from '../swift-file.ts';
import { isUnknown, nameOf, normalizeType, SOME_VIEW, UNKNOWN, unwrapped } from './swift-types.ts';
import { rootOf, stepsOf, short } from './expression-nodes.ts';
import { tupleSize } from './call-types.ts';
import { OperatorChecker } from './operator-checker.ts';

/** Infers the types of closures and key paths. */
export abstract class ClosureChecker extends OperatorChecker {
  /** Checks the statements of a body and returns the type of its value, if it has one. */
  protected abstract walk(
    statements: readonly Node[],
    kind: 'builder' | 'value' | 'plain',
    expected?: NativeTypeRef,
  ): NativeTypeRef;

  /** Checks a closure. Its parameter and result types come from the context. */
  override closure(
    node: Node,
    wanted: NativeTypeRef | undefined,
    isBuilder = false,
  ): NativeTypeRef {
    const { context } = this;
    const expected = wanted && unwrapped(wanted);
    const shape = expected?.kind === 'function' ? expected : undefined;
    const written = node.childForFieldName('type');
    const list = written && childOf(written, 'lambda_function_type_parameters');
    const names = list ? childrenOf(list, 'lambda_parameter') : [];
    const result = written
      ?.childrenForFieldName('name')
      .find((each) => each && each.type !== 'simple_identifier');
    const parameters = names.map((each, at): NativeTypeRef => {
      const spelled = each
        .childrenForFieldName('name')
        .find((part) => part && part.type !== 'simple_identifier');
      if (spelled) return this.types.read(spelled);
      const from = this.#closureParameter(shape, names.length, at);
      if (from) return from;
      context.fail(
        each,
        `The type of "${each.text}" is not known: no closure is expected here, or the closure takes fewer values.`,
      );
      return UNKNOWN;
    });
    if (
      shape &&
      names.length > 0 &&
      names.length > Math.max(shape.parameters.length, tupleSize(shape))
    ) {
      context.fail(
        node,
        `The closure takes ${shape.parameters.length} values, not ${names.length}.`,
      );
    }
    const returns = result ? this.types.read(result) : shape?.result;
    const isOpen = returns === undefined || nameOf(returns) === '_';
    return context.inScope(() => {
      this.#declareCaptures(node);
      names.forEach((each, at) => {
        const name = each
          .childrenForFieldName('name')
          .find((part) => part?.type === 'simple_identifier')!.text;
        if (name !== '_') context.declare(name, normalizeType(parameters[at]!));
      });
      if (names.length === 0) {
        shape?.parameters.forEach((each, at) => context.declare(`$${at}`, normalizeType(each)));
      }
      const body = childOf(node, 'statements')?.namedChildren ?? [];
      const place = {
        isAsync: shape?.isAsync ?? false,
        canThrow: shape?.throws ?? false,
        returns: isOpen ? undefined : returns,
        isTried: false,
        isAwaited: false,
      };
      const kind = isBuilder ? 'builder' : 'value';
      const value = context.at(place, () => this.walk(body, kind, isOpen ? undefined : returns));
      return {
        kind: 'function',
        parameters: names.length > 0 ? parameters : (shape?.parameters ?? []),
        result: isBuilder ? SOME_VIEW : isOpen ? value : returns,
        isAsync: shape?.isAsync ?? false,
        throws: shape?.throws ?? false,
        attributes: [],
      };
    });
  }

  #closureParameter(
    shape: Extract<NativeTypeRef, { kind: 'function' }> | undefined,
    count: number,
    at: number,
  ): NativeTypeRef | undefined {
    const [only] = shape?.parameters ?? [];
    if (shape?.parameters.length === 1 && count > 1 && only?.kind === 'tuple') {
      return only.items[at]?.type;
    }
    return shape?.parameters[at];
  }

  #declareCaptures(node: Node): void {
    const captures = node.childForFieldName('captures');
    for (const item of captures ? childrenOf(captures, 'capture_list_item') : []) {
      const nameNode = item.childForFieldName('name')!;
      const name = nameNode.text;
      const isWeak = item.children.some(({ text }) => text === 'weak');
      const own =
        name === 'self'
          ? this.selfType(item)
          : (this.context.lookUp(name) ?? this.#memberOfSelf(nameNode));
      if (!own) {
        this.context.fail(
          item,
          `"${name}" is captured and not known.`,
          this.context.variablesNear(name),
        );
      } else this.context.declare(name, isWeak ? optional(own) : own);
    }
  }

  /** The type of a property of `self` that a capture list names without `self.`. */
  #memberOfSelf(name: Node): NativeTypeRef | undefined {
    const { self, index } = this.context;
    if (!self || index.findMembers(self.type, name.text).length === 0) return undefined;
    return this.member(self.type, name, false);
  }

  protected keyPath(node: Node, wanted: NativeTypeRef | undefined): NativeTypeRef {
    const { context } = this;
    const rootNode = rootOf(node);
    const spelled = childOf(rootNode, 'type_identifier');
    const target = wanted && unwrapped(wanted);
    const root = spelled
      ? named(spelled.text)
      : target?.kind === 'function'
        ? target.parameters[0]
        : target?.kind === 'named' && target.name === 'KeyPath'
          ? target.arguments[0]
          : undefined;
    if (!root) {
      context.fail(node, `"${short(node)}" is a key path, which is not allowed here.`);
      return UNKNOWN;
    }
    let type = root;
    for (const step of stepsOf(node)) {
      if (step.text === 'self') continue;
      const isOptional = step.parent?.parent?.children.some(({ text }) => text === '?') ?? false;
      type = this.member(isOptional ? unwrapped(type) : type, step, false);
      if (isUnknown(type)) return UNKNOWN;
    }
    return target?.kind === 'function' ? { ...target, result: type } : named('KeyPath', root, type);
  }
}
