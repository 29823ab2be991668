/** What a reader did with results, in the terms of the insights protocol. */
export type InsightEvent = {
  readonly type: 'click' | 'conversion' | 'view';
  readonly name: string;
  readonly index: string;
  readonly queryID?: string;
  readonly objectIDs: readonly string[];
};
