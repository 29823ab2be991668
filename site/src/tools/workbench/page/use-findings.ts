import type { FindingCode } from '@brand/mvf/validate';
import type { BenchClient } from '../workbench-client';
import type { FindingsFilter, FindingsPage } from '../protocol';
import { useEffect, useState } from 'react';

type Options = {
  readonly client: BenchClient;
  readonly filter: FindingsFilter;
  readonly code: FindingCode;
  /** Whether the reader has opened the group. */
  readonly isOpen: boolean;
};

/** The findings of one rule, loaded when its group opens and then page by page on request. */
export function useFindings({ client, filter, code, isOpen }: Options): FindingsPage & {
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  readonly more: () => void;
} {
  const [loaded, setLoaded] = useState<FindingsPage>();
  const [start, setStart] = useState(0);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (!isOpen) return undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      try {
        const page = await client.findings({ ...filter, code, start });
        if (!isCurrent) return;
        setFailure(undefined);
        setLoaded((before) => ({
          total: page.total,
          findings: [...(before?.findings.slice(0, start) ?? []), ...page.findings],
        }));
      } catch (error) {
        if (isCurrent) setFailure((error as Error).message);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [client, filter, code, start, isOpen]);
  const { findings, total } = loaded ?? { findings: [], total: 0 };
  return {
    findings,
    total,
    isLoading: failure === undefined && (!loaded || findings.length < Math.min(start + 1, total)),
    failure,
    more: () => setStart(findings.length),
  };
}
