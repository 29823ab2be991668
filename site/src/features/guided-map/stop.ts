import type { Variant } from '@site/src/samples/live-parts-props';

/** A section of a guide, with the sample that the map shows while a reader is there. */
export type Stop = {
  /** Id of the section's heading; empty for the beginning of the page. */
  readonly id: string;
  /** Folder of the sample's pages below `/samples`. */
  readonly sample: string;
  readonly variants: readonly Variant[];
  /** Text alternative for the sample's screenshot. */
  readonly alt: string;
};
