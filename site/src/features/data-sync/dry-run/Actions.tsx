import FileButton from '@site/src/ui/file-button';
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
        Load sample
      </button>
      <FileButton
        label="Choose file"
        accept=".json,application/json"
        onFile={(chosen) => void openFile(chosen)}
      />
      {file && (
        <button type="button" className={SECONDARY} onClick={putFileAway}>
          Remove file
        </button>
      )}
    </div>
  );
}
