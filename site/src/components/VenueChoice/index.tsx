import Link from '@docusaurus/Link';
import Choice from '@site/src/components/Choice';
import FileButton from '@site/src/components/FileButton';
import type { BundleReport } from '@site/src/playground/venue/report-on-bundle';
import type { ToolVenue } from '@site/src/tools/venue/tool-venue';
import type { BundleState } from '@site/src/tools/venue/use-tool-bundle';
import { DEMO_VENUES, findDemoVenue } from '@site/src/venues/demo-venues';
import { clsx } from 'clsx';
import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly value: ToolVenue;
  readonly onChange: (venue: ToolVenue) => void;
  /** How far its opening is, to say what was found in a file. */
  readonly state?: BundleState;
};

/** Value of the list's entry for a file. */
const FILE = 'file';

/** Chooses a demo venue, or a bundle of the reader's own that stays in the browser. */
export default function VenueChoice({ value, onChange, state }: Props): ReactNode {
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file) onChange({ kind: 'file', name: file.name, file });
  };
  const hover = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={clsx(styles.venue, isOver && styles.over)}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Choice
        label="Venue"
        value={value.kind === 'demo' ? value.id : FILE}
        options={[
          ...DEMO_VENUES.map(({ id, name }) => [id, name] as const),
          ...(value.kind === 'file' ? [[FILE, value.name] as const] : []),
        ]}
        onChange={(id) => {
          const venue = findDemoVenue(id);
          if (venue) onChange({ kind: 'demo', id, name: venue.name });
        }}
      />
      <FileButton label="Open your own bundle" accept=".zip,.mvf,application/zip" onFile={take} />
      <p className={styles.hint}>
        MVF 1, 2 or 3 as a zip; you can drop it here too. It stays in your browser.
      </p>
      {state?.state === 'open' && state.bundle.report && <Report report={state.bundle.report} />}
    </div>
  );
}

function Report({ report }: { readonly report: BundleReport }): ReactNode {
  const { version, errors, warnings, findings } = report;
  const upgraded = version === 3 ? '' : ', read as MVF 3';
  return (
    <div className={styles.report} role="status">
      MVF {version}
      {upgraded}: {errors} errors, {warnings} warnings.
      {findings.length > 0 && (
        <details>
          <summary>What was found</summary>
          <ul>
            {findings.map(({ severity, message, fix, docs }) => (
              <li key={message}>
                <strong>{severity}</strong>: {message} {fix}{' '}
                <Link to={docs.replace(/#.*/, '')}>Details</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
