import { acquireSlot, enterView, removeHolder } from '@site/src/samples/run-slot';
import { type ComponentType, useEffect, useMemo, useState } from 'react';

export type LoadView<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

type State<Props> =
  | { readonly phase: 'idle' | 'loading' | 'failed' }
  | { readonly phase: 'running'; readonly View: ComponentType<Props> };

/** A map in an answer, whose code is loaded when it is opened. */
export type LiveView<Props> = {
  readonly state: State<Props>;
  readonly isOn: boolean;
  /** Opens the map, and stops the one that ran in the page or in another answer. */
  readonly start: () => void;
  readonly stop: () => void;
};

/** A live map; `undefined` if there is nothing to load. `load` must be stable. */
export function useLiveView<Props>(load: LoadView<Props> | undefined): LiveView<Props> | undefined {
  const [state, setState] = useState<State<Props>>({ phase: 'idle' });
  const holder = useMemo(() => {
    const stop = (): void => setState({ phase: 'idle' });
    return { start: () => void begin(load, setState), stop };
  }, [load]);
  useEffect(() => () => removeHolder(holder), [holder]);
  if (!load) return undefined;
  return {
    state,
    isOn: state.phase === 'loading' || state.phase === 'running',
    start: () => {
      acquireSlot(holder);
      // As one in view it keeps the slot when a sample behind the dialog would start by itself.
      enterView(holder);
    },
    stop: () => removeHolder(holder),
  };
}

async function begin<Props>(
  load: LoadView<Props> | undefined,
  setState: (change: State<Props> | ((state: State<Props>) => State<Props>)) => void,
): Promise<void> {
  setState({ phase: 'loading' });
  // The reader may have stopped the map in the meantime.
  const settle = (next: State<Props>): void =>
    setState((state) => (state.phase === 'loading' ? next : state));
  try {
    const view = await load?.();
    if (view) settle({ phase: 'running', View: view.default });
  } catch {
    settle({ phase: 'failed' });
  }
}
