import type { Change } from '../../compare/comparison-protocol';
import type { CSSProperties, ReactNode } from 'react';
import { CHANGE_SIGNS } from './changes';
import styles from './styles.module.css';

/** The sign of a change as on the map; its title is beside it. */
export function ChangeSymbol({ change }: { readonly change: Change }): ReactNode {
  const { symbol, color } = CHANGE_SIGNS[change];
  return (
    <span
      className={styles.symbol}
      style={{ '--change': color } as CSSProperties}
      aria-hidden="true"
    >
      {symbol}
    </span>
  );
}
