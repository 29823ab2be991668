import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import type { LiveView } from './use-live-view';

type LivePanelControls = {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Id of the panel, for `aria-controls`. */
  readonly panel: string;
  readonly isOpen: boolean;
  readonly stop: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** The button of a live map, which has the focus again when the map is closed. */
export function useLivePanel<Props>(view: LiveView<Props> | undefined): LivePanelControls {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const isOpen = view !== undefined && view.state.phase !== 'idle';
  const stop = (): void => {
    view?.stop();
    // The focus may be in the panel, which is about to be removed.
    button.current?.focus();
  };
  return {
    button,
    panel,
    isOpen,
    stop,
    /** Escape closes the map first, then leaves the AI mode. */
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || !isOpen) return;
      event.stopPropagation();
      stop();
    },
  };
}
