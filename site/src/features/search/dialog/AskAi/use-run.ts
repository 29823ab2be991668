import {
  type LoadProgramView,
  ProgramViewContext,
  type RunnableProgram,
} from '../../assistant/program-view';
import { acquireSlot, enterView, removeHolder } from '@site/src/samples/run-slot';
import { type ComponentType, useContext, useEffect, useMemo, useState } from 'react';

type State =
  | { readonly phase: 'idle' | 'loading' | 'failed' }
  | { readonly phase: 'running'; readonly View: ComponentType<RunnableProgram> };

export type Run = {
  readonly state: State;
  readonly isOn: boolean;
  /** Runs the program, and stops the map that ran in the page or in another answer. */
  readonly start: () => void;
  readonly stop: () => void;
};

/** The run of a program in an answer; `undefined` if this site cannot run programs. */
export function useRun(): Run | undefined {
  const load = useContext(ProgramViewContext);
  const [state, setState] = useState<State>({ phase: 'idle' });
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

async function begin(
  load: LoadProgramView | undefined,
  setState: (change: State | ((state: State) => State)) => void,
): Promise<void> {
  setState({ phase: 'loading' });
  // The reader may have stopped it meanwhile.
  const settle = (next: State): void =>
    setState((state) => (state.phase === 'loading' ? next : state));
  try {
    const view = await load?.();
    if (view) settle({ phase: 'running', View: view.default });
  } catch {
    settle({ phase: 'failed' });
  }
}
