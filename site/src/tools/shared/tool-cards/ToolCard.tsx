import type { ReactNode } from 'react';
import ToolPicture from '../tool-picture';
import type { PicturedTool } from '../tool-picture/pictured-tools';
import styles from './styles.module.css';

type Props = {
  readonly tool: PicturedTool;
  /** From the page: a heading with the link, and a sentence. */
  readonly children: ReactNode;
};

/** A tool with its picture. */
export default function ToolCard({ tool, children }: Props): ReactNode {
  return (
    <div role="listitem" className={styles.card}>
      <div className={styles.picture} data-markdown-ignore>
        <ToolPicture tool={tool} />
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
