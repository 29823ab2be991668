export type Variant = 'main' | 'react';

export type LivePartsProps = {
  readonly id: string;
  /** Its path below `examples/`. */
  readonly sample: string;
  /** Names of the variants that the playground can open, with spaces between. */
  readonly editable: string;
  /** Address of the folder of its pages. */
  readonly folder: string;
  readonly title: string;
  readonly variants: readonly Variant[];
  readonly variant: Variant;
  /** Told what the reader chose before, and chooses. */
  readonly onVariant: (variant: Variant) => void;
};
