import FileButton from '@site/src/ui/file-button';
import { readToolFile } from '@site/src/tools/shared/file/open-tool-file';
import { type PrintSettings, readSettings, writeSettings } from '../print-settings';
import { saveFile } from '@site/src/kit/save-file';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly settings: PrintSettings;
  readonly onOpen: (settings: PrintSettings) => void;
  readonly onReset: () => void;
};

const SECONDARY = 'button button--secondary button--sm';

/** Saves settings to a file and opens them again. */
export function SettingsFile({ settings, onOpen, onReset }: Props): ReactNode {
  const [message, setMessage] = useState('');
  const open = async (file: File): Promise<void> => {
    try {
      onOpen(readSettings(await readToolFile(file)));
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
          setMessage('print-map-settings.json is saved.');
        }}
      >
        Save settings
      </button>
      <FileButton
        label="Open settings"
        accept=".json,application/json"
        isSmall
        onFile={(file) => void open(file)}
      />
      <button
        type="button"
        className={SECONDARY}
        onClick={() => {
          onReset();
          setMessage('All settings are as at first.');
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
