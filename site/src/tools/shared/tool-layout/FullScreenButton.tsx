import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { readonly isOn: boolean; readonly onToggle: () => void };

const ENTER = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
const LEAVE = 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5';

export function FullScreenButton({ isOn, onToggle }: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('button button--secondary button--sm', styles.fullScreen)}
      aria-pressed={isOn}
      title={isOn ? 'Exit full screen (Escape)' : undefined}
      onClick={onToggle}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={isOn ? LEAVE : ENTER} fill="none" stroke="currentcolor" strokeWidth="2" />
      </svg>
      <span>Full screen</span>
    </button>
  );
}
