import type { ListPage } from '../../explore/explorer-protocol';
import { useEffect, useState } from 'react';

type Load<Item> = (start: number) => Promise<ListPage<Item>>;

export type Pages<Item> = ListPage<Item> & {
  readonly isLoading: boolean;
  readonly failure: string | undefined;
  /** Loads the next page; `undefined` after the last one. */
  readonly more: (() => void) | undefined;
};

/** A list that is loaded page by page, and again from the start with another `load`. */
export function usePages<Item>(load: Load<Item>): Pages<Item> {
  const [wanted, setWanted] = useState({ load, start: 0 });
  const [loaded, setLoaded] = useState<ListPage<Item> & { readonly load: Load<Item> }>();
  const [failure, setFailure] = useState<string>();
  const start = wanted.load === load ? wanted.start : 0;
  useEffect(() => {
    let isCurrent = true;
    const append = async (): Promise<void> => {
      try {
        const { items, total } = await load(start);
        if (!isCurrent) return;
        setFailure(undefined);
        setLoaded((before) => ({
          load,
          items: [...(before?.items.slice(0, start) ?? []), ...items],
          total,
        }));
      } catch (error) {
        if (isCurrent) setFailure((error as Error).message);
      }
    };
    void append();
    return () => {
      isCurrent = false;
    };
  }, [load, start]);
  const { items, total } = loaded ?? { items: [], total: 0 };
  const isLoading = failure === undefined && (loaded?.load !== load || items.length < start);
  return {
    items,
    total,
    isLoading,
    failure,
    more: items.length < total ? () => setWanted({ load, start: items.length }) : undefined,
  };
}
