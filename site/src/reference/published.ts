import type { SymbolKind } from '@brand/reference';

/** HTML that the build generated; it contains no foreign markup. */
export type Html = string;

/** Metadata of a reference, available before any of its files load. */
export type PublishedReference = {
  readonly sdk: string;
  readonly version: string;
  readonly title: string;
  readonly release: string;
  readonly language: string;
  /** 0 for the latest version of its SDK. */
  readonly versionAge: number;
  /** Base URL of links to it: its page, or another host if one is configured. */
  readonly href: string;
  /** Path of its page on the portal. */
  readonly page: string;
  /** URL of its files; contains a content hash. */
  readonly files: string;
  readonly chunks: number;
  /** First segments of ids that are not symbols themselves, such as `v2` in `v2.Floor`. */
  readonly namespaces: readonly string[];
  readonly symbols: number;
};

export type PublishedModule = {
  readonly id: string;
  readonly importName: string;
  readonly summary: Html;
};

/** Bit flags of a row in the index. */
export const ROW_MARKS = { isTopLevel: 1, isDeprecated: 2 } as const;

/** Kinds and modules are indices into the lists of `PublishedIndex`. */
export type IndexRow = readonly [
  id: string,
  kind: number,
  module: number,
  summary: Html,
  marks: number,
];

/** Index of all symbols of a reference, for lists and search. */
export type PublishedIndex = {
  readonly kinds: readonly SymbolKind[];
  readonly modules: readonly PublishedModule[];
  readonly symbols: readonly IndexRow[];
};

export type PublishedParameter = {
  readonly name: string;
  readonly type: Html;
  readonly summary?: Html;
  readonly defaultValue?: string;
  readonly unit?: string;
  readonly isOptional?: true;
  /** Id of the type whose fields callers pass here. */
  readonly fieldsOf?: string;
};

export type PublishedSignature = {
  readonly code: Html;
  readonly parameters: readonly PublishedParameter[];
  readonly returns?: Html;
  readonly returnsSummary?: Html;
  readonly throws?: Html;
};

/** A page of the portal that uses a symbol. */
export type Guide = { readonly title: string; readonly path: string };

/** What a version changed in a symbol and its members. */
export type PublishedChange = { readonly version: string; readonly changes: readonly Html[] };

/** A symbol with all its texts. */
export type PublishedSymbol = {
  readonly id: string;
  readonly name: string;
  readonly kind: SymbolKind;
  readonly module: string;
  readonly summary: Html;
  readonly details?: Html;
  /** Declaration of a symbol that is not callable. */
  readonly code?: Html;
  readonly type?: Html;
  readonly signatures?: readonly PublishedSignature[];
  readonly defaultValue?: string;
  readonly unit?: string;
  readonly isOptional?: true;
  readonly isReadonly?: true;
  readonly isStatic?: true;
  readonly since?: string;
  /** The member that it is inherited from. */
  readonly inheritedFrom?: string;
  readonly changed?: readonly { readonly version: string; readonly text: Html }[];
  readonly deprecated?: Html;
  readonly examples?: readonly Html[];
  /** Ids of its members, in order. */
  readonly members?: readonly string[];
  /** Guides that use it or a member. */
  readonly guides?: readonly Guide[];
  /** Ids of symbols whose types name it. */
  readonly namedBy?: readonly string[];
  /** Changes since the oldest version that has it, the newest first. */
  readonly history?: readonly PublishedChange[];
  /** Other versions that have it. */
  readonly otherVersions?: readonly { readonly title: string; readonly href: string }[];
};

export type PublishedChunk = Readonly<Record<string, PublishedSymbol>>;

/** The list in a page's HTML: the top-level symbols by module. */
export type PublishedList = {
  readonly modules: readonly (PublishedModule & { readonly symbols: readonly ListedSymbol[] })[];
  /** Every id, so that the build can check links to symbols. */
  readonly ids: readonly string[];
};

export type ListedSymbol = {
  readonly id: string;
  /** Name in code. The id of a component also names its module: `react.MapView`. */
  readonly name: string;
  readonly kind: SymbolKind;
  readonly summary: Html;
  readonly isDeprecated?: true;
};
