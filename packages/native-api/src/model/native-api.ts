/**
 * The API of a native SDK, or of the platform below it, as its declarations say it. Swift and Kotlin
 * are written down in the same form: what one language lacks is left out.
 */
export type NativeApi = {
  readonly platform: 'ios' | 'android';
  /** As pages name it, such as `5.0`; `platform` for declarations of the platform itself. */
  readonly version: string;
  readonly modules: readonly NativeModule[];
};

/** What stands in an import: a Swift framework, a Kotlin package. */
export type NativeModule = {
  readonly importName: string;
  readonly types: readonly NativeType[];
  /** Functions and properties outside of types. */
  readonly members: readonly NativeMember[];
  readonly extensions: readonly NativeExtension[];
};

export type NativeTypeKind =
  | 'class'
  | 'struct'
  | 'protocol'
  | 'enum'
  | 'object'
  /** Another name for the type in `aliasOf`. */
  | 'alias';

export type NativeType = Described & {
  /** With the types around it: `CameraOptions.Easing`. */
  readonly name: string;
  readonly kind: NativeTypeKind;
  /** Kotlin: `sealed`, `data`, `value`, `fun`; Swift: `final`, `open`, `indirect`. */
  readonly modifiers: readonly string[];
  readonly typeParameters: readonly NativeTypeParameter[];
  /** What it takes over from or conforms to. */
  readonly supertypes: readonly NativeTypeRef[];
  /** In the order of the declaration; those of extensions in the same module are not among them. */
  readonly members: readonly NativeMember[];
  readonly aliasOf?: NativeTypeRef;
};

/** Members for a type that is declared elsewhere. */
export type NativeExtension = {
  readonly of: NativeTypeRef;
  readonly supertypes: readonly NativeTypeRef[];
  readonly members: readonly NativeMember[];
  /** Swift: holds only where these types are what the parameters of the extended type stand for. */
  readonly where: readonly NativeConstraint[];
};

export type NativeConstraint = {
  readonly parameter: string;
  readonly relation: 'equals' | 'conforms';
  readonly type: NativeTypeRef;
};

export type NativeMemberKind = 'function' | 'initializer' | 'property' | 'case' | 'subscript';

export type NativeMember = Described & {
  /** Without labels; `init` for an initialiser, `subscript` for a subscript. */
  readonly name: string;
  readonly kind: NativeMemberKind;
  readonly isStatic: boolean;
  readonly modifiers: readonly string[];
  readonly typeParameters: readonly NativeTypeParameter[];
  readonly where: readonly NativeConstraint[];
  /** Of what is called; a case without associated values and a property have none. */
  readonly parameters: readonly NativeParameter[];
  /** What a call gives or a property holds; nothing for an initialiser and a case. */
  readonly type?: NativeTypeRef;
  /** `async` in Swift, `suspend` in Kotlin. */
  readonly isAsync: boolean;
  readonly throws: boolean;
  /** Of a property or subscript. */
  readonly isMutable: boolean;
  /** Swift `init?`. */
  readonly isFailable: boolean;
  /** Of a protocol or interface: whoever conforms must write it. */
  readonly isRequired: boolean;
  /** The value of a case or constant where the declaration gives one. */
  readonly value?: string;
};

export type NativeParameter = {
  /** What a caller writes before the value; none where nothing is written. */
  readonly label?: string;
  readonly name: string;
  readonly type: NativeTypeRef;
  /** As it stands in the declaration. */
  readonly defaultValue?: string;
  readonly isVariadic: boolean;
  /** Swift `@ViewBuilder`, Kotlin `@Composable` and the like, without the at sign. */
  readonly attributes: readonly string[];
  readonly summary?: string;
};

export type NativeTypeParameter = {
  readonly name: string;
  readonly constraints: readonly NativeTypeRef[];
};

/** A type as it is used. Lists and maps are named by what the language calls them: `Array`, `List`. */
export type NativeTypeRef =
  | {
      readonly kind: 'named';
      readonly name: string;
      readonly arguments: readonly NativeTypeRef[];
    }
  | { readonly kind: 'optional'; readonly of: NativeTypeRef }
  | {
      readonly kind: 'function';
      /** Kotlin: what `this` is inside. */
      readonly receiver?: NativeTypeRef;
      readonly parameters: readonly NativeTypeRef[];
      readonly result: NativeTypeRef;
      readonly isAsync: boolean;
      readonly throws: boolean;
      readonly attributes: readonly string[];
    }
  | {
      readonly kind: 'tuple';
      readonly items: readonly { readonly label?: string; readonly type: NativeTypeRef }[];
    }
  /** Swift `some P` and `any P`. */
  | { readonly kind: 'some' | 'any'; readonly of: NativeTypeRef };

/** What a comment and attributes say of a declaration. */
export type Described = {
  /** The first sentence. */
  readonly summary: string;
  readonly details?: string;
  /** What comes back. */
  readonly returns?: string;
  /** What it throws. */
  readonly throwsText?: string;
  readonly since?: string;
  /** Why not to use it, and what instead. */
  readonly deprecated?: string;
  readonly examples: readonly string[];
  /** Without the at sign: `MainActor`, `discardableResult`, `Composable`. */
  readonly attributes: readonly string[];
  readonly place: { readonly file: string; readonly line: number };
};

/** A named type without arguments, or with some. */
export function named(name: string, ...args: readonly NativeTypeRef[]): NativeTypeRef {
  return { kind: 'named', name, arguments: args };
}

export function optional(of: NativeTypeRef): NativeTypeRef {
  return of.kind === 'optional' ? of : { kind: 'optional', of };
}
