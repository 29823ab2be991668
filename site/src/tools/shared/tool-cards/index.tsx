import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A grid of tools, each a `ToolCard`. */
export default function ToolCards({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div role="list" className={styles.cards}>
      {children}
    </div>
  );
}
