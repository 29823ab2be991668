import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly label: string;
  /** The `accept` attribute of the input. */
  readonly accept: string;
  readonly onFile: (file: File) => unknown;
  readonly isSmall?: boolean;
};

/** A button that lets the reader choose a file. */
export default function FileButton({ label, accept, onFile, isSmall = false }: Props): ReactNode {
  return (
    <label className={clsx('button button--secondary', isSmall && 'button--sm', styles.choose)}>
      {label}
      <input
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // Allows the same file to be chosen again: it may have changed.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
