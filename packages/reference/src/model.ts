/**
 * The reference of one version of one SDK. Every SDK, whatever its language, uses this format, and
 * everything that shows or searches a reference reads only this.
 *
 * **How to add another SDK.** Write a generator of a `Reference` and add it to the table in
 * `tools/src/reference/reference-list.ts`. Pages, search, the Markdown in packages and storage then
 * include it. `checkReference` validates the result.
 *
 * - TypeScript, from sources or from the declarations of an older release: `makeReference` takes
 *   the JSON that TypeDoc writes. Pass it the entries; `.d.ts` files need nothing else.
 * - Swift: `kind` is `class`, `enum` with its `case`s, `method` and so on; a protocol is an
 *   `interface`, a struct a `type`. `name` and `id` omit argument labels (`MapView.focus`);
 *   overloads are `signatures` of one symbol. `importName` is the framework.
 * - Kotlin: as Swift; a companion's members are `isStatic`, extensions belong to the symbol that
 *   they extend, `importName` is the package.
 * - JSON formats: each object is a `type`, each key a `field`. REST: each call is an `endpoint`
 *   whose `fields` are its parameters and its body.
 */
export type Reference = {
  /** Version of this format. */
  readonly format: 1;
  /** The docs group, such as `web-sdk` or `mvf`. */
  readonly sdk: string;
  /** The version as pages name it, such as `6.0`. */
  readonly version: string;
  /** The release that it was made from, such as `6.0.0`. */
  readonly release: string;
  /** Display title, such as `Web SDK 6.0`. */
  readonly title: string;
  /** Language of signatures and examples. */
  readonly language: ReferenceLanguage;
  readonly modules: readonly ReferenceModule[];
  /** All symbols. Parents come before their members. */
  readonly symbols: readonly ReferenceSymbol[];
};

export type ReferenceLanguage = 'typescript' | 'swift' | 'kotlin' | 'json' | 'http';

/** A module, framework or group of endpoints. */
export type ReferenceModule = {
  /** Short and unique, such as `blue-dot`; the main one is `index`. */
  readonly id: string;
  /** Name in import statements. */
  readonly importName: string;
  /** A single sentence. */
  readonly summary: Markdown;
  /** Ids of symbols of other modules that this module re-exports. */
  readonly reexports?: readonly string[];
};

export type SymbolKind =
  | 'class'
  | 'interface'
  | 'type'
  | 'enum'
  | 'case'
  | 'function'
  | 'constructor'
  | 'method'
  | 'property'
  | 'constant'
  | 'event'
  | 'error'
  | 'endpoint'
  | 'field';

/** A named entity with an entry of its own. */
export type ReferenceSymbol = {
  /** Path, such as `MapView.on`; unique in the reference and used as the fragment of links. */
  readonly id: string;
  /** The last part of the path. */
  readonly name: string;
  readonly kind: SymbolKind;
  /** The module to import it from. */
  readonly module: string;
  /**
   * The symbol that it is a member of: a class, an interface, a type with fields. Fields of an
   * inline object type belong to the property or method that declares it, such as
   * `Camera.isInView.options.mode`.
   */
  readonly parent?: string;
  /** The original of an inherited member, such as `GeometryElement.floor`. */
  readonly inheritedFrom?: string;
  /** First sentence of the description. */
  readonly summary: Markdown;
  /** The description after its first sentence. */
  readonly details?: Markdown;
  /** Type parameters of a class or type; those of functions are in their signatures. */
  readonly typeParameters?: readonly TypeParameter[];
  /** One signature per overload. */
  readonly signatures?: readonly Signature[];
  /** Type of a symbol that is not callable. */
  readonly type?: TypeText;
  /** Supertypes. */
  readonly bases?: readonly TypeText[];
  readonly defaultValue?: string;
  /** The unit of a number, such as `metres`. */
  readonly unit?: string;
  readonly isOptional?: true;
  readonly isReadonly?: true;
  readonly isStatic?: true;
  /** The version that introduced it, unless that is the first of the series. */
  readonly since?: string;
  /** Later changes, newest first. */
  readonly changed?: readonly { readonly version: string; readonly text: Markdown }[];
  /** Why it is deprecated, and the replacement. */
  readonly deprecated?: Markdown;
  /** Code that is compiled with the sources. */
  readonly examples?: readonly string[];
};

export type Signature = {
  readonly typeParameters?: readonly TypeParameter[];
  readonly parameters: readonly Parameter[];
  readonly returns: TypeText;
  /** Description of the return value. */
  readonly returnsSummary?: Markdown;
  /** Description of the errors that it throws or rejects with. */
  readonly throws?: Markdown;
  /** Effects as keywords of the language: `async`, `throws`, `suspend`. */
  readonly effects?: readonly string[];
};

export type TypeParameter = {
  readonly name: string;
  readonly constraint?: TypeText;
  readonly defaultType?: TypeText;
};

export type Parameter = {
  readonly name: string;
  /** Argument label, if it differs from the name; `_` for none. */
  readonly label?: string;
  readonly type: TypeText;
  readonly summary?: Markdown;
  readonly defaultValue?: string;
  readonly unit?: string;
  readonly isOptional?: true;
  readonly isRest?: true;
};

/**
 * A type for display: plain text, and text that links to the symbol with this id. Line breaks and
 * the indentation after them are part of the text: long unions and objects have one line per part.
 */
export type TypeText = readonly (string | readonly [text: string, id: string])[];

/** Markdown. A link to another symbol is `[text](ref:MapView.on)`. */
export type Markdown = string;
