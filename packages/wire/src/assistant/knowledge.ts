/**
 * What the assistant knows, written by the site's build, a JSON document in each line. Below the
 * built site.
 */
export const KNOWLEDGE_FILES = {
  pages: 'assistant/pages.ndjson',
  symbols: 'assistant/symbols.ndjson',
  samples: 'assistant/samples.ndjson',
} as const;

/** A page of the documentation, taken apart. Texts are Markdown with whole addresses in links. */
export type PageRecord = {
  /** Such as `/web-sdk/markers`. */
  readonly path: string;
  /** With its host. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Such as `web-sdk`; `docs` for what belongs to no SDK. */
  readonly sdk: string;
  readonly version?: string;
  readonly isLatest: boolean;
  /** The docs group and version, such as `docs-web-sdk-6.0`. */
  readonly tag: string;
  /** It says what a guide will cover, and answers little yet. */
  readonly isOutline?: true;
  readonly sections: readonly KnownSection[];
};

export type KnownSection = {
  /** None for what stands above the first heading. */
  readonly anchor?: string;
  readonly heading: string;
  readonly level: number;
  /** How readers ask for what it says, in their own words. */
  readonly asked?: readonly string[];
  readonly blocks: readonly KnownBlock[];
};

export type KnownBlock =
  | { readonly kind: 'text'; readonly markdown: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly header: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** A box: a tip, a warning. */
  | { readonly kind: 'note'; readonly tone: string; readonly markdown: string }
  | CodeBlock;

export type CodeBlock = {
  readonly kind: 'code';
  readonly language: string;
  readonly code: string;
  /** The sample that holds this code, where it is one, such as `web-sdk/6.0/markers`. */
  readonly sample?: string;
  /** The SDK and version whose types the sample was compiled with, such as `Web SDK 6.0`. */
  readonly compilesWith?: string;
  /** Where the sample opens as a program. */
  readonly playground?: string;
  /** Whether only the fold below a fragment shows it: the sample as a whole. */
  readonly isWhole?: true;
};

/** A symbol of a reference. */
export type KnownSymbol = {
  /** As readers write it, such as `Markers.add`. */
  readonly name: string;
  /** What guides call an object of this type, such as `map.markers`. */
  readonly aliases?: readonly string[];
  readonly kind: string;
  readonly sdk: string;
  readonly version: string;
  readonly url: string;
  readonly summary: string;
  /** All that the reference says of it. */
  readonly markdown: string;
};

/** A sample with all of its files. */
export type KnownSample = {
  /** Such as `web-sdk/6.0/markers`. */
  readonly name: string;
  readonly sdk: string;
  readonly version: string;
  readonly compilesWith?: string;
  readonly playground?: string;
  readonly files: Readonly<Record<string, string>>;
  /** The pages that show it. */
  readonly pages: readonly string[];
};
