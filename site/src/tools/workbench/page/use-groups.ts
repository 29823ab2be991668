import type { BenchClient } from '../workbench-client';
import type { FindingsFilter, ListedGroup } from '../protocol';
import { useEffect, useState } from 'react';

type Loaded = { readonly filter: FindingsFilter; readonly groups: readonly ListedGroup[] };

/** The findings that match a filter, by rule. */
export function useGroups(
  client: BenchClient,
  filter: FindingsFilter,
): {
  readonly groups: readonly ListedGroup[];
  /** The filter that the groups match; an older one while the next ones load. */
  readonly filter: FindingsFilter;
  readonly isLoading: boolean;
  readonly failure: string | undefined;
} {
  const [loaded, setLoaded] = useState<Loaded>({ filter, groups: [] });
  const [isLoaded, setIsLoaded] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      try {
        const groups = await client.groups(filter);
        if (!isCurrent) return;
        setFailure(undefined);
        setLoaded({ filter, groups });
        setIsLoaded(true);
      } catch (error) {
        if (isCurrent) setFailure((error as Error).message);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [client, filter]);
  return { ...loaded, isLoading: !isLoaded || loaded.filter !== filter, failure };
}
