/**
 * Knowledge files of the assistant, relative to the built site. They have one JSON document per
 * line.
 */
export const KNOWLEDGE_FILES = {
  pages: 'assistant/pages.ndjson',
  symbols: 'assistant/symbols.ndjson',
  samples: 'assistant/samples.ndjson',
} as const;

/** A parsed page of the documentation. Texts are Markdown with absolute URLs. */
export type PageRecord = {
  /** For example `/web-sdk/markers`. */
  readonly path: string;
  /** Absolute URL. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** For example `web-sdk`; `docs` if it does not belong to an SDK. */
  readonly sdk: string;
  readonly version?: string;
  readonly isLatest: boolean;
  /** The docs group and version, such as `docs-web-sdk-6.0`. */
  readonly tag: string;
  /** Whether the guide is still an outline with little content. */
  readonly isOutline?: true;
  readonly sections: readonly KnownSection[];
};

export type KnownSection = {
  /** Absent for text above the first heading. */
  readonly anchor?: string;
  readonly heading: string;
  readonly level: number;
  /** Example questions for the section, in readers' words. */
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
  /** The sample that the code is from, for example `web-sdk/6.0/markers`. */
  readonly sample?: string;
  /** The SDK and version whose types the sample was compiled with, such as `Web SDK 6.0`. */
  readonly compilesWith?: string;
  /** URL of the sample in the playground. */
  readonly playground?: string;
  /** Whether it is the complete sample, shown in a fold below a fragment. */
  readonly isWhole?: true;
};

export type KnownSymbol = {
  /** Full name, for example `Markers.add`. */
  readonly name: string;
  /** Expressions for objects of this type in guides, for example `map.markers`. */
  readonly aliases?: readonly string[];
  readonly kind: string;
  readonly sdk: string;
  readonly version: string;
  readonly url: string;
  readonly summary: string;
  /** Full text of its reference entry. */
  readonly markdown: string;
};

/** A sample with all its files. */
export type KnownSample = {
  /** For example `web-sdk/6.0/markers`. */
  readonly name: string;
  readonly sdk: string;
  readonly version: string;
  readonly compilesWith?: string;
  readonly playground?: string;
  readonly files: Readonly<Record<string, string>>;
  /** Paths of pages that show it. */
  readonly pages: readonly string[];
};
