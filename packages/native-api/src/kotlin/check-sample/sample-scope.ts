import type { NativeTypeRef } from '../../model/native-api.ts';

export type Variable = { readonly type: NativeTypeRef; readonly isMutable: boolean };

/** Constraints on code by its position. */
export type Context = {
  /** Whether suspending functions may be called. */
  readonly isSuspending: boolean;
  /** Whether composables may be called. */
  readonly isComposable: boolean;
  /** Type that `return` requires. */
  readonly result?: NativeTypeRef | undefined;
  /** The surrounding type; empty at the top level. */
  readonly typeName: string;
};

/** A lexical scope: variables, receivers and smart casts. */
export class SampleScope {
  readonly context: Context;
  readonly receiver: NativeTypeRef | undefined;
  /** Label for `this@name`. */
  readonly label: string | undefined;
  readonly #outer: SampleScope | undefined;
  readonly #variables: Map<string, Variable> = new Map();
  /** Smart casts by expression text. */
  readonly #proved: Map<string, NativeTypeRef> = new Map();

  constructor(
    context: Context,
    {
      outer,
      receiver,
      label,
    }: { outer?: SampleScope; receiver?: NativeTypeRef; label?: string } = {},
  ) {
    this.context = context;
    this.#outer = outer;
    this.receiver = receiver;
    this.label = label;
  }

  inner(
    change: Partial<Context> = {},
    { receiver, label }: { receiver?: NativeTypeRef; label?: string } = {},
  ): SampleScope {
    return new SampleScope(
      { ...this.context, ...change },
      { outer: this, ...(receiver && { receiver }), ...(label !== undefined && { label }) },
    );
  }

  declare(name: string, variable: Variable): void {
    this.#variables.set(name, variable);
    this.#proved.delete(name);
  }

  prove(text: string, type: NativeTypeRef): void {
    this.#proved.set(text, type);
  }

  proved(text: string): NativeTypeRef | undefined {
    return this.#proved.get(text) ?? this.#outer?.proved(text);
  }

  /**
   * The variable of a name, or the first receiver for which `isMember` holds, whichever is nearer.
   */
  find(
    name: string,
    isMember: (receiver: NativeTypeRef) => boolean,
  ): { readonly variable: Variable } | { readonly receiver: NativeTypeRef } | undefined {
    const variable = this.#variables.get(name);
    if (variable) return { variable };
    if (this.receiver && isMember(this.receiver)) return { receiver: this.receiver };
    return this.#outer?.find(name, isMember);
  }

  /** Names of all visible variables. */
  names(): string[] {
    return [...this.#variables.keys(), ...(this.#outer?.names() ?? [])];
  }

  /** Implicit receivers, innermost first. */
  receivers(): readonly NativeTypeRef[] {
    return [...(this.receiver ? [this.receiver] : []), ...(this.#outer?.receivers() ?? [])];
  }

  labelled(label: string): NativeTypeRef | undefined {
    return this.label === label ? this.receiver : this.#outer?.labelled(label);
  }
}
