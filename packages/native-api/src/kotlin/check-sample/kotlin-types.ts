import type { ApiIndex } from '../../model/api-index.ts';
import { named, type NativeTypeRef, optional } from '../../model/native-api.ts';
import { isSameType, substitute } from '../../model/type-ref.ts';

/** The type of an expression that could not be inferred; the cause is already reported. */
export const UNKNOWN: NativeTypeRef = named('?');
export const UNIT: NativeTypeRef = named('Unit');
export const NOTHING: NativeTypeRef = named('Nothing');
export const BOOLEAN: NativeTypeRef = named('Boolean');
export const INT: NativeTypeRef = named('Int');
export const STRING: NativeTypeRef = named('String');
/** The type of `null`. */
export const NULL: NativeTypeRef = optional(NOTHING);

const NUMBERS = ['Int', 'Long', 'Float', 'Double'];

/** Types bound to the type parameters of a call so far. */
export type Bindings = Map<string, NativeTypeRef>;

export function isUnknown(type: NativeTypeRef): boolean {
  return type.kind === 'named' && type.name === '?';
}

export function isNothing(type: NativeTypeRef): boolean {
  return type.kind === 'named' && type.name === 'Nothing';
}

export function isNullable(type: NativeTypeRef): boolean {
  return type.kind === 'optional';
}

export function nonNull(type: NativeTypeRef): NativeTypeRef {
  return type.kind === 'optional' ? type.of : type;
}

export function isNumber(type: NativeTypeRef): boolean {
  return type.kind === 'named' && NUMBERS.includes(type.name);
}

/** The result type of arithmetic on two numbers. */
export function widerNumber(a: NativeTypeRef, b: NativeTypeRef): NativeTypeRef {
  return rankOf(a) > rankOf(b) ? a : b;
}

function rankOf(type: NativeTypeRef): number {
  return type.kind === 'named' ? NUMBERS.indexOf(type.name) : -1;
}

/** Formats a type for messages. */
export function typeText(type: NativeTypeRef): string {
  switch (type.kind) {
    case 'named': {
      const args = type.arguments.map(typeText).join(', ');
      return args === '' ? type.name : `${type.name}<${args}>`;
    }
    case 'optional':
      return type.of.kind === 'function' ? `(${typeText(type.of)})?` : `${typeText(type.of)}?`;
    case 'function': {
      const receiver = type.receiver ? `${typeText(type.receiver)}.` : '';
      const suspend = type.isAsync ? 'suspend ' : '';
      const parameters = type.parameters.map(typeText).join(', ');
      return `${suspend}${receiver}(${parameters}) -> ${typeText(type.result)}`;
    }
    default:
      return '?';
  }
}

/** Subtyping, binding and joins, which depend on the declarations. */
export class TypeRules {
  readonly #index: ApiIndex;

  constructor(index: ApiIndex) {
    this.#index = index;
  }

  /** Whether a value of type `from` can be assigned to type `to`. */
  isAssignable(from: NativeTypeRef, to: NativeTypeRef): boolean {
    const own = this.#index.resolveAlias(from);
    const wanted = this.#index.resolveAlias(to);
    if (isUnknown(own) || isUnknown(wanted) || isNothing(own)) return true;
    if (wanted.kind === 'optional') return this.isAssignable(nonNull(own), wanted.of);
    if (own.kind === 'optional') return false;
    if (wanted.kind === 'named' && wanted.name === 'Any') return true;
    if (own.kind === 'function' && wanted.kind === 'function') {
      return this.#isFunctionAssignable(own, wanted);
    }
    if (own.kind === 'function') return this.functionOf(wanted) !== undefined;
    if (wanted.kind !== 'named') return false;
    const base = this.#index.lineage(own).find(({ declared }) => declared.name === wanted.name);
    return (
      base !== undefined &&
      base.declared.typeParameters.every(({ name }, at) => {
        const given = base.substitution.get(name);
        const asked = wanted.arguments[at];
        return !given || !asked || this.isAssignable(given, asked);
      })
    );
  }

  #isFunctionAssignable(
    own: NativeTypeRef & { kind: 'function' },
    wanted: NativeTypeRef & { kind: 'function' },
  ): boolean {
    const given = [...(own.receiver ? [own.receiver] : []), ...own.parameters];
    const asked = [...(wanted.receiver ? [wanted.receiver] : []), ...wanted.parameters];
    return (
      given.length === asked.length &&
      given.every((each, at) => this.isAssignable(asked[at]!, each)) &&
      (isSameType(wanted.result, UNIT) || this.isAssignable(own.result, wanted.result))
    );
  }

  /**
   * The function type that a lambda for `type` must have: the type itself, or the single method of
   * a `fun interface`.
   */
  functionOf(type: NativeTypeRef): (NativeTypeRef & { kind: 'function' }) | undefined {
    const wanted = nonNull(this.#index.resolveAlias(nonNull(type)));
    if (wanted.kind === 'function') return wanted;
    if (wanted.kind !== 'named') return undefined;
    const declared = this.#index.types.get(wanted.name);
    if (!declared?.modifiers.includes('fun')) return undefined;
    const method = declared.members.find(({ isRequired }) => isRequired);
    return (
      method && {
        kind: 'function',
        parameters: method.parameters.map((each) => each.type),
        result: method.type ?? UNIT,
        isAsync: method.isAsync,
        throws: false,
        attributes: [],
      }
    );
  }

  /** Binds free type parameters by unifying a pattern with an actual type. */
  bind(
    pattern: NativeTypeRef,
    given: NativeTypeRef,
    free: ReadonlySet<string>,
    to: Bindings,
  ): void {
    if (isUnknown(given)) return;
    const actual = this.#index.resolveAlias(given);
    if (pattern.kind === 'named' && free.has(pattern.name)) {
      const bound = to.get(pattern.name);
      to.set(pattern.name, bound ? this.join(bound, actual) : actual);
      return;
    }
    if (pattern.kind === 'optional') {
      if (isSameType(actual, NULL)) return;
      return this.bind(pattern.of, nonNull(actual), free, to);
    }
    if (pattern.kind === 'function' && actual.kind === 'function') {
      pattern.parameters.forEach((each, at) => {
        if (actual.parameters[at]) this.bind(each, actual.parameters[at], free, to);
      });
      return this.bind(pattern.result, actual.result, free, to);
    }
    if (pattern.kind !== 'named') return;
    const base = this.#index
      .lineage(nonNull(actual))
      .find(({ declared }) => declared.name === pattern.name);
    base?.declared.typeParameters.forEach(({ name }, at) => {
      const argument = base.substitution.get(name);
      if (argument && pattern.arguments[at]) this.bind(pattern.arguments[at], argument, free, to);
    });
  }

  /** The nearest common supertype. */
  join(a: NativeTypeRef, b: NativeTypeRef): NativeTypeRef {
    if (isUnknown(a) || isNothing(a)) return b;
    if (isUnknown(b) || isNothing(b)) return a;
    if (isNullable(a) || isNullable(b)) return optional(this.join(nonNull(a), nonNull(b)));
    if (this.isAssignable(b, a)) return a;
    if (this.isAssignable(a, b)) return b;
    const shared = this.#index.lineage(a).find(({ declared }) => {
      const type = named(declared.name);
      return declared.name !== 'Any' && this.isAssignable(b, type);
    });
    if (!shared) return named('Any');
    const { declared, substitution } = shared;
    const args = declared.typeParameters.map(({ name }) => substitution.get(name) ?? UNKNOWN);
    return substitute(named(declared.name, ...args), substitution);
  }
}
