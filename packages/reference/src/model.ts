/**
 * The reference of one version of one SDK: all that a reader can look up. Every SDK, whatever its
 * language, is written down in this form, and everything that shows or searches a reference reads
 * only this.
 *
 * **How another SDK plugs in.** Write something that makes a `Reference`, and add it to the table
 * `tools/src/reference/reference-list.ts`. Whatever reads references then has it: pages, search, the
 * Markdown in packages, storage. `checkReference` says what is wrong with what you make.
 *
 * - TypeScript, from sources or from the declarations of an older release: `makeReference` takes the
 *   JSON that TypeDoc writes. Give it the entries; nothing else is different for `.d.ts` files.
 * - Swift: `kind` is `class`, `enum` with its `case`s, `method` and so on; a protocol is an
 *   `interface`, a struct a `type`. `name` and `id` leave argument labels out (`MapView.focus`);
 *   overloads are `signatures` of one symbol. `importName` is the framework.
 * - Kotlin: as Swift; a companion's members are `isStatic`, extensions belong to the symbol that they
 *   extend, `importName` is the package.
 * - JSON formats: each object is a `type`, each key a `field`. REST: each call is an `endpoint` whose
 *   `fields` are its parameters and its body.
 */
export type Reference = {
  /** Version of this form. */
  readonly format: 1;
  /** The docs group, such as `web-sdk` or `mvf`. */
  readonly sdk: string;
  /** The version as pages name it, such as `6.0`. */
  readonly version: string;
  /** The release that it was made from, such as `6.0.0`. */
  readonly release: string;
  /** As readers call it, such as `Web SDK 6.0`. */
  readonly title: string;
  /** What signatures and examples are written in. */
  readonly language: ReferenceLanguage;
  /** What one imports symbols from. */
  readonly modules: readonly ReferenceModule[];
  /** All symbols. Parents come before their members. */
  readonly symbols: readonly ReferenceSymbol[];
};

export type ReferenceLanguage = 'typescript' | 'swift' | 'kotlin' | 'json' | 'http';

/** A module, framework or group of endpoints. */
export type ReferenceModule = {
  /** Short and unique, such as `blue-dot`; the main one is `index`. */
  readonly id: string;
  /** What stands in an import. */
  readonly importName: string;
  /** One sentence. */
  readonly summary: Markdown;
  /** Ids of symbols of other modules that can be imported from here too. */
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

/** Something with a name that has an entry of its own. */
export type ReferenceSymbol = {
  /** Its path, such as `MapView.on`; unique in the reference, and what links end with. */
  readonly id: string;
  /** Its own name, the last part of the path. */
  readonly name: string;
  readonly kind: SymbolKind;
  /** The module that it is imported from. */
  readonly module: string;
  /**
   * The symbol that it is a member of: a class, an interface, a type with fields. Fields of an object
   * type that is written in place belong to the property or method that has it, such as
   * `Camera.isInView.options.mode`.
   */
  readonly parent?: string;
  /** The member that this one is taken over from, such as `GeometryElement.floor`. */
  readonly inheritedFrom?: string;
  /** The first sentence. */
  readonly summary: Markdown;
  /** What follows the first sentence. */
  readonly details?: Markdown;
  /** Of a generic class or type; those of functions are in their signatures. */
  readonly typeParameters?: readonly TypeParameter[];
  /** How it is called, one for each overload. */
  readonly signatures?: readonly Signature[];
  /** What it is, for what is not called. */
  readonly type?: TypeText;
  /** What it takes over from. */
  readonly bases?: readonly TypeText[];
  /** The value that holds when none is given. */
  readonly defaultValue?: string;
  /** The unit of a number, such as `metres`. */
  readonly unit?: string;
  readonly isOptional?: true;
  readonly isReadonly?: true;
  readonly isStatic?: true;
  /** The version that it came with, where that is not the first of the line. */
  readonly since?: string;
  /** What changed later, newest first. */
  readonly changed?: readonly { readonly version: string; readonly text: Markdown }[];
  /** Why not to use it any more, and what to use instead. */
  readonly deprecated?: Markdown;
  /** Code that is compiled with the sources. */
  readonly examples?: readonly string[];
};

/** A way to call a symbol. */
export type Signature = {
  readonly typeParameters?: readonly TypeParameter[];
  readonly parameters: readonly Parameter[];
  readonly returns: TypeText;
  /** What comes back. */
  readonly returnsSummary?: Markdown;
  /** What it throws or rejects with. */
  readonly throws?: Markdown;
  /** What a caller must know of it, in words of the language: `async`, `throws`, `suspend`. */
  readonly effects?: readonly string[];
};

export type TypeParameter = {
  readonly name: string;
  readonly constraint?: TypeText;
  readonly defaultType?: TypeText;
};

export type Parameter = {
  readonly name: string;
  /** What a caller writes before the value, where that is not the name; `_` for nothing. */
  readonly label?: string;
  readonly type: TypeText;
  readonly summary?: Markdown;
  readonly defaultValue?: string;
  readonly unit?: string;
  readonly isOptional?: true;
  readonly isRest?: true;
};

/**
 * A type as it is shown: plain text, and text that links to the symbol with this id. Line breaks and
 * the spaces after them are part of the text: long unions and objects have a line for each part.
 */
export type TypeText = readonly (string | readonly [text: string, id: string])[];

/** Markdown. A link to another symbol is `[text](ref:MapView.on)`. */
export type Markdown = string;
