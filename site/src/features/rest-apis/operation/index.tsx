import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  /** The text and the code; see `src/features/rest-apis/node/operation-nodes.ts`. */
  readonly children: ReactNode;
};

/** The section of an operation: text, and code beside it if there is room. */
export default function RestOperation({ children }: Props) {
  return <div className={styles.operation}>{children}</div>;
}
