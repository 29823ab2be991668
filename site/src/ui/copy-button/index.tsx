import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import styles from './styles.module.css';

// 1.5 s: spec §9, copied-state.
const COPIED_STATE_MS = 1500;

type Props = {
  readonly getText: () => string;
  readonly className?: string | undefined;
};

export default function CopyButton({ getText, className }: Props) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

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
      // No clipboard permission, or an insecure origin: the reader can still select the text.
      setState('failed');
    }
  }

  const label = { idle: 'Copy', copied: 'Copied!', failed: 'Press Ctrl+C' }[state];
  return (
    <button type="button" className={clsx(styles.button, className)} onClick={() => void copy()}>
      <span aria-live="polite">{label}</span>
    </button>
  );
}
