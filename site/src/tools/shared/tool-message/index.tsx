import type { WorkState } from '../use-tool-document';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = Pick<WorkState<unknown>, 'problem' | 'notice'>;

/** The result of the reader's last step: a notice, or a problem. */
export default function ToolMessage({ problem, notice }: Props): ReactNode {
  return (
    <>
      {/* Always rendered: screen readers announce changes only in live regions that already exist. */}
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
