import type { Comparison, DifferenceFilter, DrawnChange } from '../../compare/comparison-protocol';
import type { BenchProgress, Refusal, VenueQuestion } from '../../protocol';
import type { BenchClient } from '../../workbench-client';
import { useEffect, useState } from 'react';

type Options = {
  readonly client: BenchClient;
  /** Number of edits; each changes the differences. */
  readonly changes: number;
  /** The floor that the map shows. */
  readonly floorId: string;
};

export type ComparisonState = {
  readonly comparison: Comparison | undefined;
  /** Unique number of each comparison. */
  readonly revision: number;
  readonly progress: BenchProgress | undefined;
  readonly refusal: Refusal | undefined;
  readonly failure: string | undefined;
  readonly filter: DifferenceFilter;
  readonly setFilter: (filter: DifferenceFilter) => void;
  readonly compareWith: (question: VenueQuestion) => Promise<void>;
  /** The differences on the floor that match the filter. */
  readonly drawn: readonly DrawnChange[];
};

type Loaded = {
  readonly changes: number;
  readonly summary: Comparison;
  readonly revision: number;
};

const ALL: DifferenceFilter = { change: 'all', kind: '' };
const NONE: readonly DrawnChange[] = [];

/** The comparison of the open venue with another one. */
export function useComparison({ client, changes, floorId }: Options): ComparisonState {
  const [loaded, setLoaded] = useState<Loaded>();
  const [progress, setProgress] = useState<BenchProgress>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [failure, setFailure] = useState<string>();
  const [filter, setFilter] = useState(ALL);
  const [drawn, setDrawn] = useState(NONE);
  const compareWith = async (question: VenueQuestion): Promise<void> => {
    setFailure(undefined);
    setRefusal(undefined);
    setProgress({ phase: 'loading', done: 0, total: 1 });
    try {
      const answer = await client.compareWith(question, setProgress);
      if (answer.state === 'refused') setRefusal(answer.refusal);
      else {
        setFilter(ALL);
        setLoaded((before) => nextOf(before, changes, answer.comparison));
      }
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setProgress(undefined);
    }
  };
  const isStale = loaded !== undefined && loaded.changes !== changes;
  useEffect(() => {
    if (!isStale) return undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      try {
        const summary = await client.readComparison();
        if (isCurrent) setLoaded((before) => nextOf(before, changes, summary));
      } catch (error) {
        if (isCurrent) setFailure((error as Error).message);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [client, changes, isStale]);
  const comparison = loaded?.summary;
  useEffect(() => {
    if (!comparison) return undefined;
    let isCurrent = true;
    const draw = async (): Promise<void> => {
      const next = await client.drawDifferences(filter, floorId).catch(() => NONE);
      if (isCurrent) setDrawn(next);
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [client, comparison, filter, floorId]);
  return {
    comparison,
    revision: loaded?.revision ?? 0,
    progress,
    refusal,
    failure,
    filter,
    setFilter,
    compareWith,
    drawn,
  };
}

function nextOf(before: Loaded | undefined, changes: number, summary: Comparison): Loaded {
  return { changes, summary, revision: (before?.revision ?? 0) + 1 };
}
