import type { ReactNode } from 'react';
import styles from './panel.module.css';

type Props = { readonly legend: string; readonly children: ReactNode };

/** Fields of a panel that belong together. */
export default function PanelGroup({ legend, children }: Props): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
