import type { BundleRecord, ShownValue } from '../../explore/explorer-protocol';
import type { ValuePlace } from '../../protocol';
import type { BenchClient } from '../../workbench-client';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A value that the reader opened, or the list of files. */
type Step = {
  readonly place: ValuePlace | undefined;
  /** Whether the map already shows it, because the reader clicked it there. */
  readonly isOnMap: boolean;
};

type Options = {
  readonly client: BenchClient;
  /** Number of edits; each may change what is shown. */
  readonly changes: number;
  /** Called with what is opened, or `undefined` for the list of files. */
  readonly onShow: (
    shown: ShownValue | undefined,
    how: { readonly isInView: boolean; readonly isRequested: false },
  ) => void;
};

type Loaded = { readonly changes: number; readonly shown: ShownValue | undefined };

/** Keyboards go on at what they opened; after a click on the map it comes into view. */
type Attention = 'focus' | 'scroll';

export type Exploration = {
  /** The opened value; `undefined` for the list of files. */
  readonly shown: ShownValue | undefined;
  readonly failure: string | undefined;
  readonly open: (place: ValuePlace | undefined) => void;
  /** Opens the object that was clicked on the map. */
  readonly pick: (id: string) => Promise<void>;
  /** `undefined` if nothing was opened before. */
  readonly back: (() => void) | undefined;
  /** What to do with the heading of a value that was just opened; answers once. */
  readonly takeAttention: (shown: ShownValue) => Attention | undefined;
};

const FILES: Step = { place: undefined, isOnMap: false };

/** The values that the reader opened one after another, the last of them loaded. */
export function useExploration({ client, changes, onShow }: Options): Exploration {
  const [trail, setTrail] = useState<readonly Step[]>([FILES]);
  const [loaded, setLoaded] = useState<Loaded>();
  const [failure, setFailure] = useState<string>();
  const attention = useRef<{ readonly shown: ShownValue; readonly kind: Attention }>(undefined);
  const step = trail.at(-1)!;
  const emitShow = useEffectEvent((shown: ShownValue | undefined) => {
    // After an edit, everything stays where the reader left it.
    const isEdit = loaded !== undefined && loaded.changes !== changes;
    if (shown && !isEdit) attention.current = { shown, kind: step.isOnMap ? 'scroll' : 'focus' };
    onShow(shown, { isInView: step.isOnMap || isEdit, isRequested: false });
  });
  useEffect(() => {
    const { place } = step;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      try {
        const shown = place && (await readNearest(client, place));
        if (!isCurrent) return;
        setFailure(undefined);
        emitShow(shown);
        setLoaded({ changes, shown });
      } catch (error) {
        if (isCurrent) setFailure((error as Error).message);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [client, step, changes]);
  const open = useCallback(
    (place: ValuePlace | undefined) => setTrail((before) => [...before, { place, isOnMap: false }]),
    [],
  );
  const pick = useCallback(
    async (id: string): Promise<void> => {
      try {
        const record: BundleRecord | undefined = await client.findRecord(id);
        if (record) setTrail((before) => [...before, { place: record, isOnMap: true }]);
      } catch (error) {
        setFailure((error as Error).message);
      }
    },
    [client],
  );
  const takeAttention = useCallback((shown: ShownValue) => {
    if (attention.current?.shown !== shown) return undefined;
    const { kind } = attention.current;
    attention.current = undefined;
    return kind;
  }, []);
  return {
    shown: step.place && loaded?.shown,
    failure,
    takeAttention,
    open,
    pick,
    back: trail.length > 1 ? () => setTrail((before) => before.slice(0, -1)) : undefined,
  };
}

/** The value, or the nearest one around it if an edit removed it. */
async function readNearest(
  client: BenchClient,
  { file, pointer }: ValuePlace,
): Promise<ShownValue | undefined> {
  const shown = await client.readValue({ file, pointer });
  if (shown || pointer === '') return shown;
  return readNearest(client, { file, pointer: pointer.slice(0, pointer.lastIndexOf('/')) });
}
