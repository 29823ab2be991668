import FileButton from '@site/src/ui/file-button';
import { loadModelFile } from '../model-scene';
import { MODEL_NAMES } from '../model-library';
import { saveFile } from '@site/src/kit/save-file';
import PanelGroup from '@site/src/tools/shared/panel';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import type { ReactNode } from 'react';
import type { MapperWork } from './use-mapper';

const SECONDARY = 'button button--secondary';

/** Import, the models, and removal of all. */
export function Files({ mapper }: { readonly mapper: MapperWork }): ReactNode {
  const { placements, remove, open, setProblem } = mapper;
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
    <PanelGroup legend="Files">
      <div className={panel.actions}>
        <FileButton label="Import JSON" accept=".json,application/json" onFile={open} />
        <button type="button" className={SECONDARY} onClick={() => void saveModels()}>
          Download models
        </button>
        <button
          type="button"
          className={SECONDARY}
          disabled={placements.length === 0}
          onClick={() => remove()}
        >
          Remove all
        </button>
      </div>
    </PanelGroup>
  );
}
