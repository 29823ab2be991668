import SelectField from '@site/src/ui/select-field';
import VenueChoice from '@site/src/venue/choice';
import { ATTRIBUTES } from '../attributes';
import { GIS_FORMATS } from '../gis-format';
import { type LayerId, LAYERS } from '../gis-layer';
import {
  FIRST_CHOICE,
  storeChoice,
  type SavedExportOptions,
  loadChoice,
} from '../saved-export-options';
import type { ToolVenue } from '@site/src/venue/tool-venue';
import { useToolBundle } from '@site/src/venue/use-tool-bundle';
import { DEMO_VENUES } from '@site/src/venue/demo-venues';
import { type ReactNode, useState } from 'react';
import { CheckboxGroup } from '@site/src/tools/shared/checkbox-group/CheckboxGroup';
import { ExportStatus } from './ExportStatus';
import styles from './styles.module.css';
import { useContents, useGisExport } from './use-gis-export';

const [FIRST] = DEMO_VENUES;
const FIRST_VENUE: ToolVenue = { kind: 'demo', id: FIRST?.id ?? '', name: FIRST?.name ?? '' };

export default function Exporter(): ReactNode {
  const [venue, setVenue] = useState(FIRST_VENUE);
  const [choice, setChoice] = useState(() => loadChoice());
  const [left, setLeft] = useState<readonly string[]>([]);
  const opened = useToolBundle(venue);
  const bundle = opened.state === 'open' ? opened.bundle : undefined;
  const contents = useContents(bundle);
  const { export: made, start, cancel } = useGisExport();

  const { layers, attributes } = choice;
  const change = (part: Partial<SavedExportOptions>): void => {
    const next = { ...choice, ...part };
    setChoice(next);
    storeChoice(next);
  };
  const floors = (contents ?? []).filter(({ id }) => !left.includes(id));
  const countOf = (layer: LayerId): number =>
    floors.reduce((sum, { counts }) => sum + counts[layer], 0);
  const total = layers.reduce((sum, layer) => sum + countOf(layer), 0);
  const isRunning = made.state === 'running';
  return (
    <form
      className={styles.exporter}
      aria-label="Export of a venue"
      onSubmit={(event) => {
        event.preventDefault();
        if (!bundle) return;
        const ids = floors.map(({ id }) => id);
        void start(bundle, { ...choice, floors: ids });
      }}
    >
      <VenueChoice
        value={venue}
        onChange={(chosen) => {
          setVenue(chosen);
          setLeft([]);
        }}
        state={opened}
      />
      {opened.state === 'refused' && (
        <p className={styles.problem} role="alert">
          {opened.reason}
        </p>
      )}
      <CheckboxGroup
        legend="Floors"
        options={(contents ?? []).map(({ id, name }) => ({ id, label: name }))}
        value={floors.map(({ id }) => id)}
        onChange={(chosen) =>
          setLeft((contents ?? []).map(({ id }) => id).filter((id) => !chosen.includes(id)))
        }
        isBusy={contents === undefined && opened.state !== 'refused'}
      />
      <CheckboxGroup
        legend="Layers"
        options={LAYERS.map(({ id, label, about }) => ({
          id,
          label,
          about,
          ...(contents && { count: countOf(id) }),
        }))}
        value={layers}
        onChange={(chosen) => change({ layers: chosen })}
      />
      <CheckboxGroup
        legend="Attributes"
        options={ATTRIBUTES}
        value={attributes}
        onChange={(chosen) => change({ attributes: chosen })}
      />
      <FileChoices choice={choice} onChange={change} />
      <div className={styles.row}>
        <button
          type="submit"
          className="button button--primary"
          disabled={!bundle || !contents || isRunning}
        >
          Export {total} {total === 1 ? 'feature' : 'features'}
        </button>
        {isRunning && (
          <button type="button" className="button button--secondary" onClick={cancel}>
            Cancel
          </button>
        )}
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            change(FIRST_CHOICE);
            setLeft([]);
          }}
        >
          Reset
        </button>
      </div>
      <ExportStatus export={made} />
    </form>
  );
}

type FileChoicesProps = {
  readonly choice: SavedExportOptions;
  readonly onChange: (part: Partial<SavedExportOptions>) => void;
};

function FileChoices({ choice: { format, isByFloor }, onChange }: FileChoicesProps): ReactNode {
  return (
    <div className={styles.row}>
      <SelectField
        label="Format"
        value={format}
        options={GIS_FORMATS.map(({ id, label }) => [id, label] as const)}
        onChange={(value) => onChange({ format: value })}
      />
      <SelectField
        label="Floors become"
        value={isByFloor ? 'layers' : 'column'}
        options={[
          ['column', 'a column of each layer'],
          ['layers', 'layers of their own'],
        ]}
        onChange={(value) => onChange({ isByFloor: value === 'layers' })}
      />
    </div>
  );
}
