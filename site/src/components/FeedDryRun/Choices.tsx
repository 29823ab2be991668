import type { FeedKind } from '@brand/data-sync';
import { DEMO_VENUES } from '@site/src/playground/venue/demo-venues';
import type { ReactNode } from 'react';
import { KIND_LABELS, KINDS } from './kinds';
import styles from './styles.module.css';
import type { DryRunSession } from './use-dry-run';

type Props = { readonly session: DryRunSession; readonly hasKinds: boolean };

/** What the feed is of, and what it is compared with. */
export function Choices({ session, hasKinds }: Props): ReactNode {
  const { kind, setKind, venue, setVenue } = session;
  return (
    <div className={styles.choices}>
      {hasKinds && (
        <label>
          Kind of feed
          <select
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as FeedKind)}
          >
            {KINDS.map((each) => (
              <option key={each} value={each}>
                {KIND_LABELS[each]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Compare with
        <select value={venue} onChange={({ currentTarget }) => setVenue(currentTarget.value)}>
          <option value="">No venue</option>
          {DEMO_VENUES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
