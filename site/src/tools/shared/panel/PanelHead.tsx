import type { ReactNode } from 'react';
import ToolMessage from '../tool-message';
import UndoButtons from '../undo-buttons';
import type { WorkState } from '../use-tool-document';
import styles from './panel.module.css';

type Props = Pick<WorkState<unknown>, 'undo' | 'redo' | 'problem' | 'notice'> & {
  /** The main action of the tool, as small buttons. */
  readonly children: ReactNode;
};

/** Undo, the main action and the result of the last step, in view while the panel scrolls. */
export default function PanelHead({ undo, redo, problem, notice, children }: Props): ReactNode {
  return (
    <div className={styles.head}>
      <div className={styles.actions}>
        {children}
        <UndoButtons undo={undo} redo={redo} />
      </div>
      <ToolMessage problem={problem} notice={notice} />
    </div>
  );
}
