import type { NativeTypeRef } from '../../model/native-api.ts';

export type Variable = { readonly type: NativeTypeRef; readonly isMutable: boolean };

/** What code may do where it stands. */
export type Context = {
  /** Whether it may call suspending functions. */
  readonly isSuspending: boolean;
  /** Whether it may call composables. */
  readonly isComposable: boolean;
  /** What `return` gives. */
  readonly result?: NativeTypeRef | undefined;
  /** The type that the code is written in; empty outside of types. */
  readonly typeName: string;
};

/** What names mean at a place: variables, what `this` is, and what conditions proved. */
export class SampleScope {
  readonly context: Context;
  readonly receiver: NativeTypeRef | undefined;
  /** What `this@name` is called by. */
  readonly label: string | undefined;
  readonly #outer: SampleScope | undefined;
  readonly #variables: Map<string, Variable> = new Map();
  /** Types that conditions proved, by the expression's text. */
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

  /** The variable of a name, or the first receiver for which `isMember` holds, whichever is nearer. */
  find(
    name: string,
    isMember: (receiver: NativeTypeRef) => boolean,
  ): { readonly variable: Variable } | { readonly receiver: NativeTypeRef } | undefined {
    const variable = this.#variables.get(name);
    if (variable) return { variable };
    if (this.receiver && isMember(this.receiver)) return { receiver: this.receiver };
    return this.#outer?.find(name, isMember);
  }

  /** Names of all variables that can be seen. */
  names(): string[] {
    return [...this.#variables.keys(), ...(this.#outer?.names() ?? [])];
  }

  /** What `this` is, innermost first. */
  receivers(): readonly NativeTypeRef[] {
    return [...(this.receiver ? [this.receiver] : []), ...(this.#outer?.receivers() ?? [])];
  }

  labelled(label: string): NativeTypeRef | undefined {
    return this.label === label ? this.receiver : this.#outer?.labelled(label);
  }
}
