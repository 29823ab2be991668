export type LiveProps = {
  /** Path of the sample, below `examples/`. */
  readonly sample: string;
  /** Below the map, for the floor switch. */
  readonly bar: HTMLElement;
  /** Around the code, for the editor. */
  readonly code: HTMLElement;
};
