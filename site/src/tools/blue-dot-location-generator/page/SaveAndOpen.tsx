import FileButton from '@site/src/ui/file-button';
import PanelGroup from '@site/src/tools/shared/panel';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import type { WalkPosition } from '@site/src/venue/walk/walk';
import { writeCsv, writeGpx, writePositions } from '../other-formats';
import { writeWalkFile } from '../walk-file';
import type { WalkProject } from '../walk-project';
import { saveFile } from '@site/src/kit/save-file';
import type { ReactNode } from 'react';

type Props = {
  readonly project: WalkProject;
  readonly positions: readonly WalkPosition[];
  readonly venue: string;
  readonly onOpen: (file: File) => Promise<void>;
};

/** Saves the walk in each format, and opens a saved one. */
export function SaveAndOpen({ project, positions, venue, onOpen }: Props): ReactNode {
  const name = `${venue.replace(/\.\w+$/, '').replaceAll(/[^\w-]+/g, '-')}-walk`;
  const save = (ending: string, type: string, text: string): void =>
    saveFile(`${name}.${ending}`, new Blob([text], { type }));
  const forms = [
    ['Save positions only', () => save('positions.json', JSON_TYPE, writePositions(positions))],
    ['Save CSV', () => save('csv', 'text/csv', writeCsv(positions))],
    ['Save GPX', () => save('gpx', 'application/gpx+xml', writeGpx(positions, new Date()))],
  ] as const;
  const isEmpty = positions.length === 0;
  return (
    <PanelGroup legend="Save and open">
      <div className={panel.actions}>
        <button
          type="button"
          className="button button--primary"
          disabled={isEmpty}
          onClick={() => save('json', JSON_TYPE, writeWalkFile(project, venue))}
        >
          Save walk file
        </button>
        {forms.map(([label, act]) => (
          <button
            key={label}
            type="button"
            className="button button--secondary"
            disabled={isEmpty}
            onClick={act}
          >
            {label}
          </button>
        ))}
        <FileButton label="Open walk file" accept=".json,application/json" onFile={onOpen} />
      </div>
    </PanelGroup>
  );
}

const JSON_TYPE = 'application/json';
