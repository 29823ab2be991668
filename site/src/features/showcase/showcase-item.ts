export type ShowcaseFeature = {
  /** The same in all items of a version, for it is what readers filter by. */
  readonly name: string;
  /** Address of the guide that explains it. */
  readonly guide: string;
};

/** What `item.json` of an app of the showcase says. */
export type ShowcaseManifest = {
  readonly title: string;
  /** One sentence, for the card. */
  readonly summary: string;
  /** A few sentences, for the page of the item. */
  readonly description: string;
  /** Name of the demo venue. */
  readonly venue: string;
  readonly venueType: string;
  readonly features: readonly ShowcaseFeature[];
};

/** An app of the showcase as pages know it. */
export type ShowcaseItem = ShowcaseManifest & {
  readonly id: string;
  /** Whether the build took its picture. */
  readonly hasPicture: boolean;
  /** Address of its files, a list of `ShowcaseFile`. */
  readonly source: string;
};

export type ShowcaseVersion = '6.0' | '5.0';

/** A file of an app, ready to be shown. */
export type ShowcaseFile = {
  readonly name: string;
  readonly language: string;
  /** Highlighted at build time. */
  readonly html: string;
};
