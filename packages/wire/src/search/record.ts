/** The headings that a record is under; `null` where it has no such level. */
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

/** What a record was made from. */
export type RecordKind = 'page' | 'heading' | 'text' | 'code' | 'symbol';

/** One place of the documentation as search knows it: a page, a heading, a paragraph, a symbol. */
export type DocsRecord = {
  readonly objectID: string;
  /** With its host: readers of an index may be elsewhere. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: RecordType;
  readonly kind: RecordKind;
  /** `lvl0` and `lvl1` are the title of the page, by which results are grouped. */
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly language: string;
  /** The docs group and version, such as `docs-web-sdk-6.0`. */
  readonly docusaurus_tag: string;
  /** Such as `web-sdk`; `docs` for what belongs to no SDK. */
  readonly sdk: string;
  /** Such as `6.0`; none for what has no versions. */
  readonly version?: string;
  /** No for pages of an older version. */
  readonly isLatest: boolean;
  /** What is said below a heading: searched, never shown. */
  readonly body?: string;
  /** The SDK and version in words: searched, never shown. */
  readonly context?: string;
  readonly weight: {
    /** How often readers look for the page, from 0 to 10. */
    readonly pageRank: number;
    /** 100 for a page, less for each level below. */
    readonly level: number;
    /** Where on the page it stands. */
    readonly position: number;
  };
};
