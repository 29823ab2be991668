/** Headings above a record; `null` for absent levels. */
export type Hierarchy = {
  readonly lvl0: string | null;
  readonly lvl1: string | null;
  readonly lvl2: string | null;
  readonly lvl3: string | null;
  readonly lvl4: string | null;
  readonly lvl5: string | null;
  readonly lvl6: string | null;
};

export type RecordType = keyof Hierarchy | 'content';

/** Source of a record. */
export type RecordKind = 'page' | 'heading' | 'text' | 'code' | 'symbol';

/** A search document: a page, a heading, a paragraph or a symbol. */
export type DocsRecord = {
  readonly objectID: string;
  /** Absolute URL, because clients of an index may be on another host. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: RecordType;
  readonly kind: RecordKind;
  /** Kind of a symbol, such as `method` or `property`. */
  readonly symbolKind?: string;
  /** `lvl0` and `lvl1` are the page title, by which results are grouped. */
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly language: string;
  /** The docs group and version, such as `docs-web-sdk-6.0`. */
  readonly docusaurus_tag: string;
  /** For example `web-sdk`; `docs` if it does not belong to an SDK. */
  readonly sdk: string;
  /** For example `6.0`; absent without versions. */
  readonly version?: string;
  /** `false` for pages of an older version. */
  readonly isLatest: boolean;
  /** Summary of a page, in one sentence. */
  readonly description?: string;
  /** Text below a heading: searched, never shown. */
  readonly body?: string;
  /** Example questions that the section answers, in readers' words: searched, never shown. */
  readonly asked?: readonly string[];
  /** SDK and version as text: searched, never shown. */
  readonly context?: string;
  readonly weight: {
    /** Popularity of the page, from 0 to 10. */
    readonly pageRank: number;
    /** 100 for a page, less for each level below. */
    readonly level: number;
    /** Position on the page. */
    readonly position: number;
  };
};
