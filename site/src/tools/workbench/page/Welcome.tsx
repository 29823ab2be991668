import useBaseUrl from '@docusaurus/useBaseUrl';
import ToolPicture from '@site/src/tools/shared/tool-picture';
import { listExamples } from '../examples';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { WorkbenchSession } from './use-workbench';

type Props = {
  readonly onOpen: WorkbenchSession['open'];
  /** Whether a file is being opened. */
  readonly isBusy: boolean;
};

/** Fills the stage until a venue is open. */
export function Welcome({ onOpen, isBusy }: Props): ReactNode {
  const [group] = listExamples(useBaseUrl('/venues/'));
  const example = group?.examples[0];
  return (
    <div className={styles.welcome}>
      <ToolPicture tool="workbench" />
      {example && !isBusy && (
        <div className={styles.card}>
          <button
            type="button"
            className="button button--primary"
            onClick={() => void onOpen(example.question)}
          >
            Start with example
          </button>
          <p>Loads a demo venue. You can open your own venue.</p>
        </div>
      )}
    </div>
  );
}
