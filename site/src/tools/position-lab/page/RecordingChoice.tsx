import FileButton from '@site/src/ui/file-button';
import SelectField from '@site/src/ui/select-field';
import PanelGroup from '@site/src/tools/shared/panel';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import { EXAMPLES, type ExampleId } from '../lab/example-recording';
import { CSV_FIELDS, type CsvField, type CsvMapping, FORMAT_NAMES } from '../recording';
import { clsx } from 'clsx';
import { useFileDrop } from '@site/src/kit/use-file-drop';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';
import type { RecordingState } from './use-recording';

const ACCEPTED =
  '.gpx,.nmea,.nma,.log,.txt,.csv,.tsv,.geojson,.json,.jsonl,.ndjson,.xml,text/*,application/json,application/geo+json,application/gpx+xml';
const FIELD_NAMES: Readonly<Record<CsvField, string>> = {
  latitude: 'Latitude',
  longitude: 'Longitude',
  time: 'Time',
  accuracy: 'Accuracy (m)',
  hdop: 'HDOP',
  altitude: 'Altitude (m)',
  heading: 'Heading (°)',
  floor: 'Floor',
};

/** Chooses a recording: an example, a file, or pasted text. */
export function RecordingChoice({ source }: { readonly source: RecordingState }): ReactNode {
  const { recording, isReading, open, openExample } = source;
  const [example, setExample] = useState<ExampleId>('noisy');
  const [text, setText] = useState('');
  const take = (file: File | undefined): void => {
    if (file) void open({ name: file.name, blob: file });
  };
  const { isOver, handlers } = useFileDrop(take);
  return (
    <PanelGroup legend="Recording">
      <div className={clsx(styles.drop, isOver && styles.over)} {...handlers}>
        <div className={panel.actions}>
          <FileButton label="Open a recording" accept={ACCEPTED} onFile={take} />
          <span className={panel.hint}>or drop it here</span>
        </div>
        <div className={styles.example}>
          <SelectField label="Example" value={example} options={EXAMPLES} onChange={setExample} />
          <button
            type="button"
            className="button button--secondary"
            onClick={() => void openExample(example)}
          >
            Use example
          </button>
        </div>
        <details>
          <summary>Paste text</summary>
          <div className={styles.paste}>
            <textarea
              aria-label="Text of a recording"
              rows={5}
              spellCheck={false}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <button
              type="button"
              className="button button--secondary"
              disabled={text.trim() === ''}
              onClick={() => void open({ name: 'The pasted text', blob: new Blob([text]) })}
            >
              Read text
            </button>
          </div>
        </details>
        <p className={panel.hint}>
          GPX, NMEA 0183, CSV, GeoJSON or a JSON log of <code>watchPosition</code>, up to 20 MB. The
          file stays in your browser.
        </p>
      </div>
      {isReading && <p className={panel.hint}>Reading the recording</p>}
      {recording && (
        <div className={styles.about}>
          <p className={panel.hint}>
            <strong>{recording.name}</strong>, {FORMAT_NAMES[recording.format]}
          </p>
          {recording.notes.length > 0 && (
            <ul className={styles.notes}>
              {recording.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {recording?.columns && source.mapping && (
        <Columns
          key={recording.name}
          names={recording.columns.names}
          mapping={source.mapping}
          onChange={(mapping) => void source.remap(mapping)}
        />
      )}
    </PanelGroup>
  );
}

type ColumnsProps = {
  readonly names: readonly string[];
  readonly mapping: CsvMapping;
  readonly onChange: (mapping: CsvMapping) => void;
};

/** The columns of a CSV file, which the reader can correct. */
function Columns({ names, mapping, onChange }: ColumnsProps): ReactNode {
  // It stays open while the reader chooses.
  const [isOpen] = useState(mapping.latitude === undefined || mapping.longitude === undefined);
  return (
    <details open={isOpen}>
      <summary>Columns of the CSV file</summary>
      <div className={clsx(panel.fields, styles.columns)}>
        {CSV_FIELDS.map((field) => (
          <SelectField
            key={field}
            label={FIELD_NAMES[field]}
            value={String(mapping[field] ?? '')}
            options={[['', 'None'], ...names.map((name, index) => [String(index), name] as const)]}
            onChange={(value) => {
              const { [field]: _, ...others } = mapping;
              onChange(value === '' ? others : { ...others, [field]: Number(value) });
            }}
          />
        ))}
      </div>
    </details>
  );
}
