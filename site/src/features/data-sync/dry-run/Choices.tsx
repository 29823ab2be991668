import SelectField from '@site/src/ui/select-field';
import { DEMO_VENUES } from '@site/src/venue/demo-venues';
import type { ReactNode } from 'react';
import { KIND_LABELS, KINDS } from './kinds';
import styles from './styles.module.css';
import type { DryRunSession } from './use-dry-run';

type Props = { readonly session: DryRunSession; readonly hasKinds: boolean };

/** Selects the kind of the feed and the venue to compare with. */
export function Choices({ session, hasKinds }: Props): ReactNode {
  const { kind, setKind, venue, setVenue } = session;
  return (
    <div className={styles.choices}>
      {hasKinds && (
        <SelectField
          label="Feed type"
          value={kind}
          options={KINDS.map((each) => [each, KIND_LABELS[each]])}
          onChange={setKind}
        />
      )}
      <SelectField
        label="Compare with"
        value={venue}
        options={[['', 'No venue'], ...DEMO_VENUES.map(({ id, name }) => [id, name] as const)]}
        onChange={setVenue}
      />
    </div>
  );
}
