import type { SymbolKind } from '@brand/reference';

/** HTML that the build wrote; it holds no markup of others. */
export type Html = string;

/** One reference, as pages know it before they load any of it. */
export type PublishedReference = {
  readonly sdk: string;
  readonly version: string;
  readonly title: string;
  readonly release: string;
  readonly language: string;
  /** 0 for the latest version of its SDK. */
  readonly versionAge: number;
  /** Where links to it go: to its page, or to another host when one is configured. */
  readonly href: string;
  /** The page of the portal that shows it. */
  readonly page: string;
  /** Where its files are; changes with their content. */
  readonly files: string;
  readonly chunks: number;
  /** First parts of ids that are no symbols themselves, such as `v2` in `v2.Floor`. */
  readonly namespaces: readonly string[];
  readonly symbols: number;
};

export type PublishedModule = {
  readonly id: string;
  readonly importName: string;
  readonly summary: Html;
};

/** Marks of a row in the index, added up. */
export const ROW_MARKS = { isTopLevel: 1, isDeprecated: 2 } as const;

/** Kinds and modules are given by their place in the lists beside. */
export type IndexRow = readonly [
  id: string,
  kind: number,
  module: number,
  summary: Html,
  marks: number,
];

/** All symbols of a reference in short, for lists and search. */
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
  /** Id of the type whose fields are what callers write here. */
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

/** A symbol in full. */
export type PublishedSymbol = {
  readonly id: string;
  readonly name: string;
  readonly kind: SymbolKind;
  readonly module: string;
  readonly summary: Html;
  readonly details?: Html;
  /** Its declaration, for what is not called. */
  readonly code?: Html;
  readonly type?: Html;
  readonly signatures?: readonly PublishedSignature[];
  readonly defaultValue?: string;
  readonly unit?: string;
  readonly isOptional?: true;
  readonly isReadonly?: true;
  readonly isStatic?: true;
  readonly since?: string;
  /** The member that this one is taken over from. */
  readonly inheritedFrom?: string;
  readonly changed?: readonly { readonly version: string; readonly text: Html }[];
  readonly deprecated?: Html;
  readonly examples?: readonly Html[];
  /** Ids of its members, in their order. */
  readonly members?: readonly string[];
  /** Guides that use it or a member. */
  readonly guides?: readonly Guide[];
  /** Ids of symbols whose types name it. */
  readonly namedBy?: readonly string[];
  /** Other versions that have it too. */
  readonly otherVersions?: readonly { readonly title: string; readonly href: string }[];
};

export type PublishedChunk = Readonly<Record<string, PublishedSymbol>>;

/** What a page lists without JavaScript: the top-level symbols, by module. */
export type PublishedList = {
  readonly modules: readonly (PublishedModule & { readonly symbols: readonly ListedSymbol[] })[];
  /** Every id, so that the build knows which links to symbols lead somewhere. */
  readonly ids: readonly string[];
};

export type ListedSymbol = {
  readonly id: string;
  readonly kind: SymbolKind;
  readonly summary: Html;
  readonly isDeprecated?: true;
};
