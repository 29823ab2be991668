import type { BenchProgress, Phase } from '../protocol';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly progress: BenchProgress | undefined;
  /** Without it, the work cannot be cancelled. */
  readonly onCancel?: () => void;
};

const PHASES: Readonly<Record<Phase, string>> = {
  loading: 'Loading the file',
  checking: 'Checking files and rules',
  converting: 'Converting the venue to version 3',
  editing: 'Editing the venue',
  'checking-result': 'Checking the result',
};

/**
 * A note appears after this long without progress: one rule on a large venue may take longer than
 * all before.
 */
const QUIET_MS = 10_000;

/** Progress of the work, with a button to cancel it. */
export function WorkProgress({ progress, onCancel }: Props): ReactNode {
  return (
    <div className={styles.progress}>
      <div className={styles.steps}>
        <span>{progress ? PHASES[progress.phase] : 'Starting'}</span>
        <span className={styles.amount}>{progress && amountOf(progress)}</span>
        <progress
          aria-label={progress ? PHASES[progress.phase] : 'Starting'}
          max={1}
          {...(progress && { value: progress.done / Math.max(progress.total, 1) })}
        />
        <QuietNote key={progress && `${progress.phase} ${progress.done}`} />
      </div>
      {onCancel && (
        <button type="button" className="button button--secondary" onClick={onCancel}>
          Cancel
        </button>
      )}
    </div>
  );
}

/** After a while without progress, a note that the work continues. */
function QuietNote(): ReactNode {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet && <span role="status">Still working. This part of the file is large.</span>;
}

function amountOf({ phase, done, total }: BenchProgress): string {
  const percent = `${Math.floor((done / Math.max(total, 1)) * 100)}%`;
  if (phase === 'loading') return `${megabytes(done)} of ${megabytes(total)} MB, ${percent}`;
  // Importers report a ratio.
  return total > 1 ? `${done} of ${total} steps, ${percent}` : percent;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
