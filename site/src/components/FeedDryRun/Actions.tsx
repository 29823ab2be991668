import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { DryRunSession } from './use-dry-run';

const SECONDARY = 'button button--secondary';

export function Actions({ session }: { readonly session: DryRunSession }): ReactNode {
  const { file, openFile, openSample, putFileAway } = session;
  return (
    <div className={styles.actions}>
      <button type="submit" className="button button--primary">
        Check
      </button>
      <button type="button" className={SECONDARY} onClick={() => void openSample()}>
        Load the sample
      </button>
      <label className={clsx(SECONDARY, styles.choose)}>
        Choose a file
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            void openFile(currentTarget.files?.[0]);
            // The same file again is a choice too: it may have changed.
            currentTarget.value = '';
          }}
        />
      </label>
      {file && (
        <button type="button" className={SECONDARY} onClick={putFileAway}>
          Put the file away
        </button>
      )}
    </div>
  );
}
