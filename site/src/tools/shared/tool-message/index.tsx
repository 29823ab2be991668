import type { WorkState } from '../use-tool-document';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = Pick<WorkState<unknown>, 'problem' | 'notice'>;

/** What a tool has to say of the reader's last step: that a file was opened, or what went wrong. */
export default function ToolMessage({ problem, notice }: Props): ReactNode {
  return (
    <>
      {/* Always there: screen readers tell of changes in what they know. */}
      <p className={styles.notice} role="status">
        {notice}
      </p>
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
