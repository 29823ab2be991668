import {
  type PrintSettings,
  readSettings,
  writeSettings,
} from '@site/src/tools/print-map-styler/print-settings';
import { saveFile } from '@site/src/tools/save-file';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly settings: PrintSettings;
  readonly onOpen: (settings: PrintSettings) => void;
  readonly onReset: () => void;
};

const SECONDARY = 'button button--secondary button--sm';
/** Longer files hold no settings. */
const LARGEST_BYTES = 100_000;

/** Settings as a file to keep, and back. */
export function SettingsFile({ settings, onOpen, onReset }: Props): ReactNode {
  const [message, setMessage] = useState('');
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      if (file.size > LARGEST_BYTES) {
        throw new Error(
          `${file.name} is too large for settings. Choose a file that “Save settings” wrote.`,
        );
      }
      onOpen(readSettings(await file.text()));
      setMessage(`${file.name} is applied.`);
    } catch (error) {
      setMessage((error as Error).message);
    }
  };
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={SECONDARY}
        onClick={() => {
          const blob = new Blob([writeSettings(settings)], { type: 'application/json' });
          saveFile('print-map-settings.json', blob);
        }}
      >
        Save settings
      </button>
      <label className={clsx(SECONDARY, styles.choose)}>
        Open settings
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            // The same file again is a choice too: it may have changed.
            currentTarget.value = '';
          }}
        />
      </label>
      <button
        type="button"
        className={SECONDARY}
        onClick={() => {
          onReset();
          setMessage('');
        }}
      >
        Reset
      </button>
      <span role="status" className={styles.hint}>
        {message}
      </span>
    </div>
  );
}
