import { useCallback, useState } from 'react';
import type SampleFrame from './SampleFrame';

export type Phase =
  | { readonly name: 'idle' | 'loading' | 'running' }
  | { readonly name: 'failed'; readonly message: string };

type SampleRun = {
  readonly phase: Phase;
  readonly setPhase: (phase: Phase) => void;
  /** Changes with each run, which has a frame of its own. */
  readonly attempt: number;
  /** `undefined` until its code has loaded. */
  readonly Frame: typeof SampleFrame | undefined;
  readonly begin: () => void;
  readonly end: () => void;
};

const NOT_LOADED: Phase = { name: 'failed', message: 'its script did not load.' };

/** The runs of a sample. The code of its frame loads with the first, because most readers run none. */
export function useSampleRun(): SampleRun {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const [Frame, setFrame] = useState<typeof SampleFrame>();
  const begin = useCallback(() => {
    setPhase({ name: 'loading' });
    setAttempt((count) => count + 1);
    import(/* webpackChunkName: "sample-frame" */ './SampleFrame').then(
      ({ default: Loaded }) => setFrame(() => Loaded),
      () => setPhase((now) => (now.name === 'loading' ? NOT_LOADED : now)),
    );
  }, []);
  const end = useCallback(() => setPhase({ name: 'idle' }), []);
  return { phase, setPhase, attempt, Frame, begin, end };
}
