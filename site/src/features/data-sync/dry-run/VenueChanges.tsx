import type { DryRun, FeedKind, NamedRecord, RecordChange } from '@brand/data-sync';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { readonly dryRun: DryRun; readonly kind: FeedKind };

const MAX_RECORDS = 50;
const MAX_NAMES = 30;

/** Records that match nothing in a venue. */
const WITHOUT_PLACE: ReadonlySet<FeedKind> = new Set(['event', 'flight']);

/** The changes that the feed would make to a venue. */
export function VenueChanges({ dryRun, kind }: Props): ReactNode {
  const { venue, changed, unchanged, added, withoutRecord, isHeldBack } = dryRun;
  const isByItself = WITHOUT_PLACE.has(kind);
  return (
    <section aria-label={`Changes to ${venue}`}>
      <h3>Changes to {venue}</h3>
      {isHeldBack && (
        <p className={styles.heldBack}>
          <strong>Held back:</strong> more than a fifth of the venue’s places would be hidden. Send
          all records, or set <code>"partial": true</code>.
        </p>
      )}
      {!isByItself && (
        <p>
          {changed.length} changed, {unchanged} unchanged, {added.length} without a matching
          external id.
        </p>
      )}
      {changed.slice(0, MAX_RECORDS).map((change, index) => (
        <Changes key={change.externalId} change={change} isOpen={index < 2} />
      ))}
      {changed.length > MAX_RECORDS && <p>{changed.length - MAX_RECORDS} more not listed.</p>}
      <Names
        title={isByItself ? 'Records to show' : 'Records without a place on the map'}
        records={added}
      />
      <Names title="Places without a record" records={withoutRecord} />
    </section>
  );
}

function Changes({
  change: { externalId, name, fields },
  isOpen,
}: {
  readonly change: RecordChange;
  readonly isOpen: boolean;
}): ReactNode {
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        {name} <code>{externalId}</code> <span className={styles.count}>({fields.length})</span>
      </summary>
      <table className={styles.changes} data-stack="">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, from, to }) => (
            <tr key={field}>
              <th scope="row">
                <code>{field}</code>
              </th>
              <td data-title="Before">{from}</td>
              <td data-title="After">{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Names({
  title,
  records,
}: {
  readonly title: string;
  readonly records: readonly NamedRecord[];
}): ReactNode {
  if (records.length === 0) return null;
  const hidden = records.length - MAX_NAMES;
  return (
    <details className={styles.group}>
      <summary>
        {title} <span className={styles.count}>({records.length})</span>
      </summary>
      <ul>
        {records.slice(0, MAX_NAMES).map(({ externalId, name }) => (
          <li key={externalId}>
            {name} <code>{externalId}</code>
          </li>
        ))}
        {hidden > 0 && <li>{hidden} more not listed.</li>}
      </ul>
    </details>
  );
}
