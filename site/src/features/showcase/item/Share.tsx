import { useEffect, useState } from 'react';

// 1.5 s: spec §9, copied-state.
const COPIED_STATE_MS = 1500;

/** Copies the address of the item, or hands it to what the device shares with. */
export default function Share({ title }: { readonly title: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), COPIED_STATE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setState('copied');
    } catch {
      // No permission, or an insecure origin: the address is in the bar of the browser.
      setState('failed');
    }
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title, url: window.location.href });
    } catch {
      // Closed without a choice: nothing to say.
    }
  };
  const label = { idle: 'Copy link', copied: 'Copied', failed: 'Copy it from above' }[state];
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        <span aria-live="polite">{label}</span>
      </button>
      {'share' in navigator && (
        <button type="button" onClick={() => void share()}>
          Share…
        </button>
      )}
    </>
  );
}
