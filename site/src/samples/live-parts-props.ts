export type Variant = 'main' | 'react';

export type LivePartsProps = {
  readonly id: string;
  /** Its path below `examples/`. */
  readonly sample: string;
  /** Names of the variants that the playground can open, separated by spaces. */
  readonly editable: string;
  /** URL of the folder of its pages. */
  readonly folder: string;
  readonly title: string;
  readonly variants: readonly Variant[];
  readonly variant: Variant;
  /** Called with the stored choice of the reader, and with each new one. */
  readonly onVariant: (variant: Variant) => void;
};
