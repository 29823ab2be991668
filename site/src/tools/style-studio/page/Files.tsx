import FileButton from '@site/src/ui/file-button';
import { saveFile } from '@site/src/kit/save-file';
import PanelGroup from '@site/src/tools/shared/panel';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import { askStudio } from '../ask-studio';
import { type ReactNode, useState } from 'react';
import { saveLabels } from './save-style';
import type { StudioWork } from './use-studio';

/** Import, export and reset. */
export function Files({ studio }: { readonly studio: StudioWork }): ReactNode {
  const { bundle, present, original, change, open, setProblem } = studio;
  const [isBusy, setBusy] = useState(false);
  const whileBusy = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const saveBundle = async (): Promise<void> => {
    try {
      const zip = await askStudio((worker) => worker.pack(bundle.document, present.style));
      saveFile('venue-mvf-3.zip', new Blob([zip], { type: 'application/zip' }));
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <PanelGroup legend="Files">
      <div className={panel.actions}>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => saveLabels(present.labels)}
        >
          Export labels
        </button>
        <button
          type="button"
          className="button button--secondary"
          disabled={isBusy}
          onClick={() => void whileBusy(saveBundle)}
        >
          Export bundle
        </button>
        <FileButton
          label="Import JSON"
          accept=".json,application/json"
          onFile={(file) => whileBusy(() => open(file))}
        />
        <button
          type="button"
          className="button button--secondary"
          disabled={present === original}
          onClick={() => change(original)}
        >
          Reset all
        </button>
        {isBusy && <span role="status">Working…</span>}
      </div>
    </PanelGroup>
  );
}
