import type { Control } from '../controls/control.ts';

/** One of the programs of a topic. */
export type TopicVariant = {
  /** Name of its folder in `examples/web-sdk/6.0`. */
  readonly sample: string;
  readonly title: string;
  /** A suggestion to start with, in one sentence. */
  readonly hint: string;
  readonly controls: readonly Control[];
};

export type Topic = {
  /** Last segment of its path. */
  readonly id: string;
  readonly title: string;
  /** Alternative text of the image. */
  readonly alt: string;
  readonly variants: readonly [TopicVariant, ...TopicVariant[]];
  /** Whether positions can be simulated beside the map. */
  readonly hasSimulator?: true;
};

/** Where the samples of topics are, below `examples/`. */
export const TOPIC_SAMPLES = 'web-sdk/6.0';
