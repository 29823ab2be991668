import type { FeedReport } from '@brand/data-sync';
import type { ReactNode } from 'react';
import { Findings } from './Findings';
import styles from './styles.module.css';
import type { CheckState } from './use-feed-check';
import { VenueChanges } from './VenueChanges';

type Props = {
  readonly check: CheckState;
  /** Why the check did not run. */
  readonly problem: string | undefined;
};

/** The result of a check. The summary is a live region; the details are not. */
export function CheckResult({ check, problem }: Props): ReactNode {
  return (
    <div className={styles.result}>
      <div role="status">{problem ?? <Summary check={check} />}</div>
      {problem === undefined && check.state === 'checked' && (
        <>
          <Findings report={check.report} />
          {check.report.dryRun && (
            <VenueChanges dryRun={check.report.dryRun} kind={check.report.kind} />
          )}
        </>
      )}
    </div>
  );
}

function Summary({ check }: { readonly check: CheckState }): ReactNode {
  switch (check.state) {
    case 'idle':
      return null;
    case 'checking':
      return 'Checking…';
    case 'refused':
      return check.reason;
    case 'checked':
      return <strong>{summaryOf(check.report)}</strong>;
  }
}

function summaryOf({ records, usable, errors, warnings }: FeedReport): string {
  const found = [count(errors, 'error'), count(warnings, 'warning')].filter((text) => text !== '');
  const used = `${usable} of ${count(records, 'record') || '0 records'} can be used`;
  return found.length === 0 ? `${used}. No problems found.` : `${used}: ${found.join(' and ')}.`;
}

function count(number: number, word: string): string {
  if (number === 0) return '';
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
