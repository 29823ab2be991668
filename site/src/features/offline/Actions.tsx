import { type ReactNode, useEffect, useRef } from 'react';
import { formatBytes } from './format-bytes';
import styles from './styles.module.css';
import type { Offline } from './use-offline';

type Ready = Extract<Offline, { readonly phase: 'ready' }>;

/** Buttons that download, cancel and remove. */
export default function Actions({ offline }: { readonly offline: Ready }): ReactNode {
  const { state, pending, selected, progress, cancel, remove } = offline;
  const hasDownload = state !== undefined || pending !== undefined;
  const actions = useFocusKeeper(`${progress !== undefined} ${hasDownload}`);
  return (
    <div ref={actions} className={styles.actions}>
      {progress ? (
        // Keys, because one element would submit the form at the end of the click that cancels.
        <button
          key="cancel"
          type="button"
          className="button button--secondary button--sm"
          onClick={cancel}
        >
          Cancel
        </button>
      ) : (
        <button
          key="download"
          type="submit"
          className="button button--primary button--sm"
          disabled={selected.size === 0 || !hasChanged(offline)}
        >
          {labelOf(offline)}
        </button>
      )}
      {hasDownload && !progress && (
        <button type="button" className="button button--secondary button--sm" onClick={remove}>
          Remove from this browser
        </button>
      )}
    </div>
  );
}

/** Moves the focus to the first button if the focused one has gone. */
function useFocusKeeper(buttons: string) {
  const actions = useRef<HTMLDivElement>(null);
  const before = useRef(buttons);
  useEffect(() => {
    if (before.current === buttons) return;
    before.current = buttons;
    if (document.activeElement !== document.body) return;
    actions.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  }, [buttons]);
  return actions;
}

function hasChanged({ manifest, state, pending, selected }: Ready): boolean {
  if (!state || pending) return true;
  const isSame = new Set(state.parts).symmetricDifference(selected).size === 0;
  return !isSame || state.build !== manifest.build;
}

function labelOf({ manifest, state, pending, selected, missing }: Ready): string {
  const size = missing.transferBytes > 0 ? ` ${formatBytes(missing.transferBytes)}` : '';
  if (selected.size === 0) return 'Download';
  if (pending) return `Resume${size}`;
  if (!state) return `Download${size}`;
  const isSame = new Set(state.parts).symmetricDifference(selected).size === 0;
  if (isSame) return state.build === manifest.build ? 'Up to date' : `Update${size}`;
  return size === '' ? 'Apply' : `Download${size}`;
}
