import SelectField from '@site/src/ui/select-field';
import VenueChoice from '@site/src/venue/choice';
import VenueStage from '@site/src/venue/stage';
import { ATTRIBUTES } from '../attributes';
import { GIS_FORMATS } from '../gis-format';
import { type LayerId, LAYERS } from '../gis-layer';
import {
  FIRST_CHOICE,
  storeChoice,
  type SavedExportOptions,
  loadChoice,
} from '../saved-export-options';
import { useToolBundle } from '@site/src/venue/use-tool-bundle';
import { useToolVenue } from '@site/src/venue/use-tool-venue';
import { type ReactNode, useState } from 'react';
import { CheckboxGroup } from '@site/src/tools/shared/checkbox-group/CheckboxGroup';
import PanelGroup from '@site/src/tools/shared/panel';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import ToolLayout from '@site/src/tools/shared/tool-layout';
import ToolStage from '@site/src/tools/shared/tool-layout/ToolStage';
import { ExportStatus } from './ExportStatus';
import styles from './styles.module.css';
import { useContents, useGisExport } from './use-gis-export';

export default function Exporter(): ReactNode {
  const [venue, setVenue] = useToolVenue('harbour-mall');
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
    <ToolLayout>
      <ToolStage>
        <VenueStage
          bundle={bundle}
          problem={opened.state === 'refused' ? opened.reason : undefined}
          onMap={ignore}
        />
      </ToolStage>
      <form
        className={styles.exporter}
        aria-label="Venue export"
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
        <div className={panel.head}>
          <div className={panel.actions}>
            <button
              type="submit"
              className="button button--primary button--sm"
              disabled={!bundle || !contents || isRunning}
            >
              Export {total} {total === 1 ? 'feature' : 'features'}
            </button>
            {isRunning && <SecondaryButton label="Cancel" onPress={cancel} />}
            <SecondaryButton
              label="Reset"
              onPress={() => {
                change(FIRST_CHOICE);
                setLeft([]);
              }}
            />
          </div>
          <ExportStatus export={made} />
        </div>
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
      </form>
    </ToolLayout>
  );
}

/** The map only shows what is exported. */
function ignore(): void {}

function SecondaryButton({
  label,
  onPress,
}: {
  readonly label: string;
  readonly onPress: () => void;
}): ReactNode {
  return (
    <button type="button" className="button button--secondary button--sm" onClick={onPress}>
      {label}
    </button>
  );
}

type FileChoicesProps = {
  readonly choice: SavedExportOptions;
  readonly onChange: (part: Partial<SavedExportOptions>) => void;
};

function FileChoices({ choice: { format, isByFloor }, onChange }: FileChoicesProps): ReactNode {
  return (
    <PanelGroup legend="File">
      <div className={panel.fields}>
        <SelectField
          label="Format"
          value={format}
          options={GIS_FORMATS.map(({ id, label }) => [id, label] as const)}
          onChange={(value) => onChange({ format: value })}
        />
        <SelectField
          label="Write floors as"
          value={isByFloor ? 'layers' : 'column'}
          options={[
            ['column', 'a column in each layer'],
            ['layers', 'separate layers'],
          ]}
          onChange={(value) => onChange({ isByFloor: value === 'layers' })}
        />
      </div>
    </PanelGroup>
  );
}
