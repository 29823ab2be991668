import Choice from '@site/src/components/Choice';
import VenueChoice from '@site/src/components/VenueChoice';
import { type AttributeId, ATTRIBUTES } from '@site/src/tools/gis-exporter/attributes';
import { GIS_FORMATS, type GisFormat } from '@site/src/tools/gis-exporter/gis-format';
import { type LayerId, LAYERS } from '@site/src/tools/gis-exporter/gis-layer';
import type { ToolVenue } from '@site/src/tools/venue/tool-venue';
import { useToolBundle } from '@site/src/tools/venue/use-tool-bundle';
import { DEMO_VENUES } from '@site/src/venues/demo-venues';
import { type ReactNode, useState } from 'react';
import { Checks } from './Checks';
import { ExportStatus } from './ExportStatus';
import styles from './styles.module.css';
import { useContents, useGisExport } from './use-gis-export';

const [FIRST] = DEMO_VENUES;
const FIRST_VENUE: ToolVenue = { kind: 'demo', id: FIRST?.id ?? '', name: FIRST?.name ?? '' };
/** The walking graph is large, and few want it. */
const FIRST_LAYERS = LAYERS.map(({ id }) => id).filter((id) => id !== 'nodes' && id !== 'edges');
const FIRST_ATTRIBUTES = ATTRIBUTES.map(({ id }) => id);

/** The form of the exporter. */
export default function Exporter(): ReactNode {
  const [venue, setVenue] = useState(FIRST_VENUE);
  const [format, setFormat] = useState<GisFormat>('geopackage');
  const [layers, setLayers] = useState<readonly LayerId[]>(FIRST_LAYERS);
  const [attributes, setAttributes] = useState<readonly AttributeId[]>(FIRST_ATTRIBUTES);
  const [isByFloor, setIsByFloor] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const opened = useToolBundle(venue);
  const bundle = opened.state === 'open' ? opened.bundle : undefined;
  const contents = useContents(bundle);
  const { export: made, start, cancel } = useGisExport();

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
        void start(bundle, { floors: ids, layers, attributes, isByFloor, format });
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
      <Checks
        legend="Floors"
        options={(contents ?? []).map(({ id, name }) => ({ id, label: name }))}
        value={floors.map(({ id }) => id)}
        onChange={(chosen) =>
          setLeft((contents ?? []).map(({ id }) => id).filter((id) => !chosen.includes(id)))
        }
        isBusy={contents === undefined && opened.state !== 'refused'}
      />
      <Checks
        legend="Layers"
        options={LAYERS.map(({ id, label, about }) => ({
          id,
          label,
          about,
          ...(contents && { count: countOf(id) }),
        }))}
        value={layers}
        onChange={setLayers}
      />
      <Checks
        legend="Attributes"
        options={ATTRIBUTES}
        value={attributes}
        onChange={setAttributes}
      />
      <FileChoices {...{ format, setFormat, isByFloor, setIsByFloor }} />
      <div className={styles.row}>
        <button
          type="submit"
          className="button button--primary"
          disabled={!bundle || !contents || isRunning}
        >
          Export {total} features
        </button>
        {isRunning && (
          <button type="button" className="button button--secondary" onClick={cancel}>
            Cancel
          </button>
        )}
      </div>
      <ExportStatus export={made} />
    </form>
  );
}

type FileChoicesProps = {
  readonly format: GisFormat;
  readonly setFormat: (format: GisFormat) => void;
  readonly isByFloor: boolean;
  readonly setIsByFloor: (isByFloor: boolean) => void;
};

function FileChoices(props: FileChoicesProps): ReactNode {
  const { format, setFormat, isByFloor, setIsByFloor } = props;
  return (
    <div className={styles.row}>
      <Choice
        label="Format"
        value={format}
        options={GIS_FORMATS.map(({ id, label }) => [id, label] as const)}
        onChange={setFormat}
      />
      <Choice
        label="Floors become"
        value={isByFloor ? 'layers' : 'column'}
        options={[
          ['column', 'a column of each layer'],
          ['layers', 'layers of their own'],
        ]}
        onChange={(value) => setIsByFloor(value === 'layers')}
      />
    </div>
  );
}
