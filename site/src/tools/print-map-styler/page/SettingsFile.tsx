import FileButton from '@site/src/ui/file-button';
import { readToolFile } from '@site/src/tools/shared/file/open-tool-file';
import PanelGroup from '@site/src/tools/shared/panel';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import { type PrintSettings, readSettings, writeSettings } from '../print-settings';
import { saveFile } from '@site/src/kit/save-file';
import { type ReactNode, useState } from 'react';

type Props = {
  readonly settings: PrintSettings;
  readonly onOpen: (settings: PrintSettings) => void;
  readonly onReset: () => void;
};

const SECONDARY = 'button button--secondary';

/** Saves settings to a file and opens them again. */
export function SettingsFile({ settings, onOpen, onReset }: Props): ReactNode {
  const [message, setMessage] = useState('');
  const open = async (file: File): Promise<void> => {
    try {
      onOpen(readSettings(await readToolFile(file)));
      setMessage(`${file.name} was applied.`);
    } catch (error) {
      setMessage((error as Error).message);
    }
  };
  return (
    <PanelGroup legend="Settings">
      <div className={panel.actions}>
        <button
          type="button"
          className={SECONDARY}
          onClick={() => {
            const blob = new Blob([writeSettings(settings)], { type: 'application/json' });
            saveFile('print-map-settings.json', blob);
            setMessage('print-map-settings.json was saved.');
          }}
        >
          Save settings
        </button>
        <FileButton
          label="Open settings"
          accept=".json,application/json"

          onFile={(file) => void open(file)}
        />
        <button
          type="button"
          className={SECONDARY}
          onClick={() => {
            onReset();
            setMessage('All settings were reset.');
          }}
        >
          Reset
        </button>
        <span role="status" className={panel.hint}>
          {message}
        </span>
      </div>
    </PanelGroup>
  );
}
