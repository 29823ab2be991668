import FileButton from '@site/src/ui/file-button';
import { saveFile } from '@site/src/kit/save-file';
import UndoButtons from '@site/src/tools/shared/undo-buttons';
import { askStudio } from '../ask-studio';
import { writeLabels } from '../label-file';
import { writeStyle } from '../studio-style';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';
import type { StudioWork } from './use-studio';

const SECONDARY = 'button button--secondary button--sm';
const JSON_TYPE = { type: 'application/json' };

/** Undo, reset, import and export. */
export function FileActions({ studio }: { readonly studio: StudioWork }): ReactNode {
  const { bundle, present, original, change, undo, redo, open, setProblem } = studio;
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
    <div className={styles.row}>
      <UndoButtons undo={undo} redo={redo} isSmall />
      <button
        type="button"
        className="button button--primary button--sm"
        onClick={() =>
          saveFile('default-style.json', new Blob([writeStyle(present.style)], JSON_TYPE))
        }
      >
        Export style
      </button>
      <button
        type="button"
        className={SECONDARY}
        onClick={() => saveFile('labels.json', new Blob([writeLabels(present.labels)], JSON_TYPE))}
      >
        Export labels
      </button>
      <button
        type="button"
        className={SECONDARY}
        disabled={isBusy}
        onClick={() => void whileBusy(saveBundle)}
      >
        Export bundle
      </button>
      <FileButton
        label="Import JSON"
        accept=".json,application/json"
        onFile={(file) => whileBusy(() => open(file))}
        isSmall
      />
      <button
        type="button"
        className={SECONDARY}
        disabled={present === original}
        onClick={() => change(original)}
      >
        Reset all
      </button>
      {isBusy && <span role="status">Working…</span>}
    </div>
  );
}
