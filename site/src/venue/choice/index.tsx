import SelectField from '@site/src/ui/select-field';
import FileButton from '@site/src/ui/file-button';
import FindingList from '../finding-list';
import type { BundleReport } from '../report-on-bundle';
import type { ToolVenue } from '../tool-venue';
import type { BundleState } from '../use-tool-bundle';
import { DEMO_VENUES, findDemoVenue } from '../demo-venues';
import { useOwnVenue } from '../own/use-own-venue';
import { clsx } from 'clsx';
import { useFileDrop } from '@site/src/kit/use-file-drop';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly value: ToolVenue;
  readonly onChange: (venue: ToolVenue) => void;
  /** State of the opening, to show the findings of a file. */
  readonly state?: BundleState;
};

/** Values of the list's entries for a file, and for the venue that samples show. */
const FILE = 'file';
const OWN = 'own';

/** Chooses a demo venue, or a bundle of the reader's own that stays in the browser. */
export default function VenueChoice({ value, onChange, state }: Props): ReactNode {
  const ownVenue = useOwnVenue();
  const report = state?.state === 'open' ? state.bundle.report : undefined;
  const take = (file: File | undefined): void => {
    if (file) onChange({ kind: 'file', name: file.name, file });
  };
  const { isOver, handlers } = useFileDrop(take);
  return (
    <div className={clsx(styles.venue, isOver && styles.over)} {...handlers}>
      <SelectField
        label="Venue"
        value={value.kind === 'demo' ? value.id : value.kind}
        options={[
          ...(ownVenue ? [[OWN, ownVenue.name] as const] : []),
          ...DEMO_VENUES.map(({ id, name }) => [id, name] as const),
          ...(value.kind === 'file' ? [[FILE, value.name] as const] : []),
        ]}
        onChange={(id) => {
          const venue = findDemoVenue(id);
          if (venue) onChange({ kind: 'demo', id, name: venue.name });
          else if (id === OWN && ownVenue) onChange({ kind: 'own', ...ownVenue });
        }}
      />
      <FileButton label="Open your own bundle" accept=".zip,.mvf,application/zip" onFile={take} />
      <p className={styles.hint}>
        Choose an MVF 1, 2 or 3 zip, or drop it here. The file stays in your browser.
      </p>
      {/* Always rendered: a live region that appears together with its text is not announced. */}
      <p className={styles.hint} role="status">
        {state && sentenceOf(value, state)}
      </p>
      {report && report.findings.length > 0 && <Report report={report} />}
    </div>
  );
}

function sentenceOf({ kind, name }: ToolVenue, state: BundleState): string {
  if (state.state === 'opening') return kind === 'demo' ? '' : `Reading ${name}`;
  if (state.state === 'refused' || !state.bundle.report) return '';
  const { version, errors, warnings } = state.bundle.report;
  const upgraded = version === 3 ? '' : ', read as MVF 3';
  return `${name} is MVF ${version}${upgraded}: ${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

function Report({ report: { findings } }: { readonly report: BundleReport }): ReactNode {
  return (
    <details className={styles.report}>
      <summary>Findings</summary>
      <FindingList findings={findings} />
    </details>
  );
}
