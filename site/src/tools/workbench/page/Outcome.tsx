import type { ReactNode } from 'react';
import { describeVenue } from './describe-venue';
import { FileRejected } from './FileRejected';
import styles from './styles.module.css';
import type { WorkbenchState } from './use-workbench';
import { WorkProgress } from './WorkProgress';

type Props = { readonly bench: WorkbenchState; readonly onCancel: () => void };

/** Progress of the work and its result. The first line is announced by screen readers. */
export function Outcome({ bench, onCancel }: Props): ReactNode {
  return (
    <div className={styles.outcome} role="group" aria-label="Outcome">
      <p role="status" className={styles.status}>
        {sentenceOf(bench)}
      </p>
      {bench.state === 'working' && <WorkProgress progress={bench.progress} onCancel={onCancel} />}
      {bench.state === 'refused' && <FileRejected refusal={bench.refusal} />}
    </div>
  );
}

function sentenceOf(bench: WorkbenchState): string {
  switch (bench.state) {
    case 'empty':
      return '';
    case 'working':
      return `Working on ${bench.name}.`;
    case 'ended':
      return `${bench.name}: ${bench.reason}`;
    case 'refused':
      return `${bench.refusal.name} was not opened.`;
    case 'open':
      return describeVenue(bench.venue);
  }
}
