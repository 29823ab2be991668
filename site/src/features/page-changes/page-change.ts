import type { Html } from '../../reference/published.ts';

/** What a change is to a reader. */
export type ChangeKind = 'new' | 'changed' | 'corrected';

/** A section that changed. */
export type ChangedSection = {
  readonly title: string;
  /** Empty for the page as a whole. */
  readonly anchor: string;
};

/** A change of one page, as its file publishes it. */
export type PageChange = {
  /** Distinguishes the change from the others of its page. */
  readonly id: string;
  readonly sections: readonly ChangedSection[];
  /** What is known of it; nothing if the record has no entry for it. */
  readonly entry?: {
    /** The day, such as `2026-11-18`. */
    readonly date: string;
    readonly kind: ChangeKind;
    readonly reason: Html;
  };
};

/** What a page says about its changes in its front matter. */
export type ChangeSummary = {
  /** Path of the file with the changes, below the site. */
  readonly file: string;
  /** Ids of its changes, newest first. */
  readonly ids: readonly string[];
  /** `Last changed on 18 November 2026` */
  readonly line: string;
};

/** An entry of the record with the pages that it concerns. */
export type ListedChange = {
  readonly id: string;
  readonly date: string;
  readonly kind: ChangeKind;
  readonly reason: Html;
  readonly areas: readonly string[];
  /** The first of them. */
  readonly links: readonly ListedLink[];
  /** Number of sections without a link. */
  readonly more: number;
};

export type ListedLink = {
  /** `Labels` or `Labels: Add a label` */
  readonly title: string;
  /** `Web SDK 6.0`; general pages have none. */
  readonly version?: string;
  /** URL path, with the anchor. */
  readonly path: string;
};

export const KIND_LABELS: Readonly<Record<ChangeKind, string>> = {
  new: 'New',
  changed: 'Changed',
  corrected: 'Corrected',
};
