export type ShowcaseFeature = {
  /** The same in all items of a version, because readers filter by it. */
  readonly name: string;
  /** Path of its guide. */
  readonly guide: string;
};

/** Content of `item.json`. */
export type ShowcaseManifest = {
  readonly title: string;
  /** One sentence on the card. */
  readonly summary: string;
  /** A few sentences on the page of the item. */
  readonly description: string;
  /** Name of the demo venue. */
  readonly venue: string;
  readonly venueType: string;
  readonly features: readonly ShowcaseFeature[];
};

/** An app of the showcase, as pages use it. */
export type ShowcaseItem = ShowcaseManifest & {
  readonly id: string;
  /** Whether the build has a screenshot. */
  readonly hasPicture: boolean;
  /** URL of its files, an array of `ShowcaseFile`. */
  readonly source: string;
};

export type ShowcaseVersion = '6.0' | '5.0';

/** A file of an app, ready to display. */
export type ShowcaseFile = {
  readonly name: string;
  readonly language: string;
  /** Highlighted at build time. */
  readonly html: string;
};
