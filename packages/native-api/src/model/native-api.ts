/**
 * The declared API of a native SDK or of its platform. Swift and Kotlin share one model; fields
 * that a language lacks are omitted.
 */
export type NativeApi = {
  readonly platform: 'ios' | 'android';
  /**
   * Version as pages name it, such as `5.0`; `platform` for declarations of the platform itself.
   */
  readonly version: string;
  readonly modules: readonly NativeModule[];
};

/** A unit of import: a Swift framework or a Kotlin package. */
export type NativeModule = {
  readonly importName: string;
  readonly types: readonly NativeType[];
  /** Top-level functions and properties. */
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
  /** Name including outer types: `CameraOptions.Easing`. */
  readonly name: string;
  readonly kind: NativeTypeKind;
  /** Kotlin: `sealed`, `data`, `value`, `fun`; Swift: `final`, `open`, `indirect`. */
  readonly modifiers: readonly string[];
  readonly typeParameters: readonly NativeTypeParameter[];
  /** Superclass, protocols and interfaces. */
  readonly supertypes: readonly NativeTypeRef[];
  /** Declaration order; excludes members of extensions in the same module. */
  readonly members: readonly NativeMember[];
  readonly aliasOf?: NativeTypeRef;
};

/** Members added to a type that is declared elsewhere. */
export type NativeExtension = {
  readonly of: NativeTypeRef;
  readonly supertypes: readonly NativeTypeRef[];
  readonly members: readonly NativeMember[];
  /** Swift: constraints on the type parameters of the extended type. */
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
  /** Parameters of a callable; empty for a property and for a case without associated values. */
  readonly parameters: readonly NativeParameter[];
  /** Result type of a call or type of a property; missing for an initialiser and a case. */
  readonly type?: NativeTypeRef;
  /** `async` in Swift, `suspend` in Kotlin. */
  readonly isAsync: boolean;
  readonly throws: boolean;
  /** Whether a property or subscript can be set. */
  readonly isMutable: boolean;
  /** Swift `init?`. */
  readonly isFailable: boolean;
  /** Whether a conforming type must implement this member of a protocol or interface. */
  readonly isRequired: boolean;
  /** The declared value of a case or constant. */
  readonly value?: string;
};

export type NativeParameter = {
  /** Argument label; missing if the caller writes none. */
  readonly label?: string;
  readonly name: string;
  readonly type: NativeTypeRef;
  /** Source text of the default value. */
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

/** A reference to a type. Lists and maps have the language's own names: `Array`, `List`. */
export type NativeTypeRef =
  | {
      readonly kind: 'named';
      readonly name: string;
      readonly arguments: readonly NativeTypeRef[];
    }
  | { readonly kind: 'optional'; readonly of: NativeTypeRef }
  | {
      readonly kind: 'function';
      /** Kotlin: the type of `this` inside. */
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

/** Documentation and attributes of a declaration. */
export type Described = {
  /** First sentence of the comment. */
  readonly summary: string;
  readonly details?: string;
  /** Description of the return value. */
  readonly returns?: string;
  /** Description of the errors. */
  readonly throwsText?: string;
  readonly since?: string;
  /** Reason for the deprecation, and the replacement. */
  readonly deprecated?: string;
  readonly examples: readonly string[];
  /** Without the at sign: `MainActor`, `discardableResult`, `Composable`. */
  readonly attributes: readonly string[];
  readonly place: { readonly file: string; readonly line: number };
};

export function named(name: string, ...args: readonly NativeTypeRef[]): NativeTypeRef {
  return { kind: 'named', name, arguments: args };
}

export function optional(of: NativeTypeRef): NativeTypeRef {
  return of.kind === 'optional' ? of : { kind: 'optional', of };
}
