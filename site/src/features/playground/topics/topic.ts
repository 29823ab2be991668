import type { Control } from '../controls/control.ts';

/** One of the programs of a topic. */
export type TopicVariant = {
  /** Name of its folder in `examples/web-sdk/6.0`. */
  readonly sample: string;
  readonly title: string;
  /** What to try first, in a sentence. */
  readonly hint: string;
  readonly controls: readonly Control[];
};

/** A page of the playground. */
export type Topic = {
  /** The last part of its address. */
  readonly id: string;
  readonly title: string;
  /** What its picture shows. */
  readonly alt: string;
  readonly variants: readonly [TopicVariant, ...TopicVariant[]];
  /** Whether positions can be simulated beside the map. */
  readonly hasSimulator?: true;
};

/** Where the samples of topics are, below `examples/`. */
export const TOPIC_SAMPLES = 'web-sdk/6.0';
