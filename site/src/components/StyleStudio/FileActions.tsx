import FileButton from '@site/src/components/FileButton';
import { saveFile } from '@site/src/tools/save-file';
import { askStudio } from '@site/src/tools/studio/ask-studio';
import { writeLabels } from '@site/src/tools/studio/label-file';
import { importFile } from '@site/src/tools/studio/studio-file';
import { writeStyle } from '@site/src/tools/studio/studio-style';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';
import type { StudioWork } from './use-studio';

const SECONDARY = 'button button--secondary button--sm';
const JSON_TYPE = { type: 'application/json' };

/** Undo, reset, and the files: out of the browser and back. */
export function FileActions({ studio }: { readonly studio: StudioWork }): ReactNode {
  const { bundle, history, present, original, change, tell } = studio;
  const [isBusy, setBusy] = useState(false);
  const work = async (what: () => Promise<string>): Promise<void> => {
    setBusy(true);
    try {
      tell(await what());
    } catch (error) {
      tell((error as Error).message);
    }
    setBusy(false);
  };
  const take = (file: File): Promise<void> =>
    work(async () => {
      try {
        const check = (value: unknown) =>
          askStudio((worker) => worker.check(value, bundle.document));
        change(await importFile(await file.text(), present, { original: original.style, check }));
        return `${file.name} is imported. Undo brings back what was there.`;
      } catch (error) {
        throw new Error(`${file.name} was not imported. ${(error as Error).message}`, {
          cause: error,
        });
      }
    });
  const saveBundle = (): Promise<void> =>
    work(async () => {
      const zip = await askStudio((worker) => worker.pack(bundle.document, present.style));
      saveFile('venue-mvf-3.zip', new Blob([zip], { type: 'application/zip' }));
      return 'The bundle is saved with your style in it.';
    });
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={SECONDARY}
        disabled={history.past.length === 0}
        onClick={studio.undo}
      >
        Undo
      </button>
      <button
        type="button"
        className={SECONDARY}
        disabled={history.future.length === 0}
        onClick={studio.redo}
      >
        Redo
      </button>
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
        onClick={() => void saveBundle()}
      >
        Export bundle
      </button>
      <FileButton label="Import JSON" accept=".json,application/json" onFile={take} isSmall />
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
