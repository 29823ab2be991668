import type { BenchClient } from '../workbench-client';
import type { FindingsPage, FindingsQuery, ListedFinding } from '../protocol';
import { useEffect, useState } from 'react';

export type FindingsFilter = Omit<FindingsQuery, 'start'>;

type Loaded = FindingsPage & { readonly filter: FindingsFilter };

/** The filtered findings, loaded page by page on request. */
export function useFindings(client: BenchClient): {
  readonly filter: FindingsFilter;
  readonly setFilter: (filter: FindingsFilter) => void;
  readonly findings: readonly ListedFinding[];
  readonly total: number;
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  readonly more: () => void;
} {
  const [filter, setFilter] = useState<FindingsFilter>({ severity: 'all', text: '' });
  const [loaded, setLoaded] = useState<Loaded>();
  const [start, setStart] = useState(0);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      try {
        const page = await client.findings({ ...filter, start });
        if (!isCurrent) return;
        setFailure(undefined);
        setLoaded((before) => ({
          filter,
          total: page.total,
          findings:
            start > 0 && before?.filter === filter
              ? [...before.findings.slice(0, start), ...page.findings]
              : page.findings,
        }));
      } catch (error) {
        if (isCurrent) setFailure((error as Error).message);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [client, filter, start]);
  return {
    filter,
    setFilter: (changed) => {
      setStart(0);
      setFilter(changed);
    },
    findings: loaded?.findings ?? [],
    total: loaded?.total ?? 0,
    isLoading:
      loaded?.filter !== filter || loaded.findings.length < Math.min(start + 1, loaded.total),
    failure,
    more: () => setStart(loaded?.findings.length ?? 0),
  };
}
