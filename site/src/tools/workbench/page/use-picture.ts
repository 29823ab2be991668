import type { ShownBundle } from '@site/src/venue/stage/use-map-view';
import type { BenchClient } from '../workbench-client';
import { useEffect, useState } from 'react';

type Options = {
  readonly client: BenchClient;
  readonly name: string;
  /** The only floor to draw; all floors if `undefined`. */
  readonly floorId: string | undefined;
  readonly isWanted: boolean;
  /** Number of edits; each changes the bundle. */
  readonly changes: number;
};

type Loaded = {
  readonly floorId: string | undefined;
  readonly changes: number;
  readonly bundle?: ShownBundle;
  readonly failure?: string;
};

/** The bundle for the map, loaded once it is wanted. */
export function usePicture({ client, name, floorId, isWanted, changes }: Options): {
  readonly bundle: ShownBundle | undefined;
  readonly failure: string | undefined;
  /** Whether the last edit is in the bundle. */
  readonly isLatest: boolean;
} {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const load = async (): Promise<Loaded> => {
      try {
        const picture = await client.picture(floorId);
        return picture.kind === 'bundle'
          ? { floorId, changes, bundle: { name, bytes: picture.bytes } }
          : { floorId, changes, failure: picture.reason };
      } catch (error) {
        return { floorId, changes, failure: (error as Error).message };
      }
    };
    const show = async (): Promise<void> => {
      const result = await load();
      if (isCurrent) setLoaded(result);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [client, name, floorId, isWanted, changes]);
  // The picture before an edit stays until there is another one.
  const current = loaded?.floorId === floorId ? loaded : undefined;
  const isLatest = current?.changes === changes;
  return { bundle: current?.bundle, failure: current?.failure, isLatest };
}
