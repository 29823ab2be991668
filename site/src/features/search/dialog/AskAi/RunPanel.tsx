import type { RunnableProgram } from '../../assistant/program-view';
import { useEffect, useRef } from 'react';
import type { Run } from './use-run';

type Props = {
  readonly id: string;
  readonly program: RunnableProgram;
  readonly run: Run;
};

/** The live map of a program, below its code. */
export default function RunPanel({ id, program, run }: Props) {
  const { state } = run;
  const panel = useRef<HTMLElement>(null);
  // The map opens below the button, which may be at the end of what is visible.
  const isRunning = state.phase === 'running';
  useEffect(() => {
    if (isRunning) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning]);
  return (
    <section ref={panel} id={id} className="DocSearch-AskAiScreen-Run" aria-label="Live map">
      {state.phase === 'loading' && (
        <p className="DocSearch-AskAiScreen-Run-Note" role="status">
          Loading the map…
        </p>
      )}
      {state.phase === 'failed' && (
        <p className="DocSearch-AskAiScreen-Run-Note" role="alert">
          The map could not be loaded. Check your network connection and run it again.
        </p>
      )}
      {state.phase === 'running' && (
        <>
          <state.View {...program} />
          {program.hash === '' && (
            <p className="DocSearch-AskAiScreen-Run-Note">
              The map runs the whole sample that this code is from.
            </p>
          )}
        </>
      )}
    </section>
  );
}
