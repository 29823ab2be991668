import { COPIED_STATE_MS } from './copied-state';
import { useEffect, useState } from 'react';

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies a text on demand. The state is the result for a moment. */
export function useCopy(getText: () => string): readonly [CopyState, () => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), COPIED_STATE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(getText());
      setState('copied');
    } catch {
      // No clipboard permission, or an insecure origin.
      setState('failed');
    }
  }
  return [state, copy];
}
