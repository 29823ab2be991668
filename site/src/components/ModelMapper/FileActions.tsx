import FileButton from '@site/src/components/FileButton';
import { loadModelFile } from '@site/src/tools/model-mapper/model-scene';
import { MODEL_NAMES } from '@site/src/tools/model-mapper/model-library';
import { saveFile } from '@site/src/tools/save-file';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { MapperWork } from './use-mapper';

const SECONDARY = 'button button--secondary button--sm';

/** Undo and redo, and the file: out of the browser and back. */
export function FileActions({ mapper }: { readonly mapper: MapperWork }): ReactNode {
  const { state, dispatch, tell, write, read } = mapper;
  const { past, present, future } = state.history;
  const take = async (file: File): Promise<void> => {
    try {
      const { placements } = read(await file.text());
      dispatch({ type: 'replace', placements });
      tell(`${file.name}: ${placements.length} placements. Undo brings back what was there.`);
    } catch (error) {
      tell(`${file.name} was not imported. ${(error as Error).message}`);
    }
  };
  const saveModels = async (): Promise<void> => {
    try {
      const { zipSync } = await import('fflate');
      const files = await Promise.all(
        MODEL_NAMES.map(async (name) => [`models/${name}.glb`, await loadModelFile(name)] as const),
      );
      const zip = zipSync(Object.fromEntries(files));
      saveFile('models.zip', new Blob([zip], { type: 'application/zip' }));
    } catch (error) {
      tell((error as Error).message);
    }
  };
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={SECONDARY}
        disabled={past.length === 0}
        onClick={() => dispatch({ type: 'undo' })}
      >
        Undo
      </button>
      <button
        type="button"
        className={SECONDARY}
        disabled={future.length === 0}
        onClick={() => dispatch({ type: 'redo' })}
      >
        Redo
      </button>
      <button
        type="button"
        className="button button--primary button--sm"
        disabled={present.length === 0}
        onClick={() =>
          saveFile('placements.json', new Blob([write()], { type: 'application/json' }))
        }
      >
        Export JSON
      </button>
      <FileButton label="Import JSON" accept=".json,application/json" onFile={take} isSmall />
      <button type="button" className={SECONDARY} onClick={() => void saveModels()}>
        Download the models
      </button>
      <button
        type="button"
        className={SECONDARY}
        disabled={present.length === 0}
        onClick={() => dispatch({ type: 'replace', placements: [] })}
      >
        Remove all
      </button>
    </div>
  );
}
