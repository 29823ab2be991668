import FileButton from '@site/src/ui/file-button';
import { loadModelFile } from '../model-scene';
import { MODEL_NAMES } from '../model-library';
import { saveFile } from '@site/src/kit/save-file';
import UndoButtons from '@site/src/tools/shared/undo-buttons';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { MapperWork } from './use-mapper';

const SECONDARY = 'button button--secondary button--sm';

/** Undo, redo, import and export. */
export function FileActions({ mapper }: { readonly mapper: MapperWork }): ReactNode {
  const { placements, undo, redo, remove, write, open, setProblem } = mapper;
  const isEmpty = placements.length === 0;
  const saveModels = async (): Promise<void> => {
    try {
      const { zipSync } = await import('fflate');
      const files = await Promise.all(
        MODEL_NAMES.map(async (name) => [`models/${name}.glb`, await loadModelFile(name)] as const),
      );
      const zip = zipSync(Object.fromEntries(files));
      saveFile('models.zip', new Blob([zip], { type: 'application/zip' }));
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
        disabled={isEmpty}
        onClick={() =>
          saveFile('placements.json', new Blob([write()], { type: 'application/json' }))
        }
      >
        Export JSON
      </button>
      <FileButton label="Import JSON" accept=".json,application/json" onFile={open} isSmall />
      <button type="button" className={SECONDARY} onClick={() => void saveModels()}>
        Download the models
      </button>
      <button type="button" className={SECONDARY} disabled={isEmpty} onClick={() => remove()}>
        Remove all
      </button>
    </div>
  );
}
