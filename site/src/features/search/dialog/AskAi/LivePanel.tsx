import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import type { LiveView } from './use-live-view';

type Props<ViewProps> = {
  readonly id: string;
  readonly view: LiveView<ViewProps>;
  readonly children: (View: ComponentType<ViewProps>) => ReactNode;
};

/** The live map of an answer, below its button. */
export default function LivePanel<ViewProps>({ id, view, children }: Props<ViewProps>) {
  const { state } = view;
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
          The map could not be loaded. Check your network connection and try again.
        </p>
      )}
      {state.phase === 'running' && children(state.View)}
    </section>
  );
}
