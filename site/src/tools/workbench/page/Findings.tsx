import type { BenchClient } from '../workbench-client';
import type { FindingsFilter as Filter, ListedFinding, OpenedVenue } from '../protocol';
import { type ReactNode, useState } from 'react';
import { count } from './describe-venue';
import { FindingGroup } from './FindingGroup';
import { FindingsFilter } from './FindingsFilter';
import styles from './styles.module.css';
import { useGroups } from './use-groups';

type Props = {
  readonly venue: OpenedVenue;
  readonly client: BenchClient;
  /** Index of the finding that the map shows. */
  readonly shown: number | undefined;
  readonly onShow: (finding: ListedFinding) => void;
};

const SEVERITIES = [
  ['error', 'Errors', 'Violations of the format’s rules.'],
  ['warning', 'Warnings', 'Probable mistakes.'],
  ['info', 'Notes', 'Details worth checking.'],
] as const;

/** Up to this number, findings are listed without a click. */
const MAX_OPEN_FINDINGS = 5;

/** The findings of the validator by rule, the worst first. */
export function Findings({ venue, client, shown, onShow }: Props): ReactNode {
  const [filter, setFilter] = useState<Filter>({ severity: 'all', text: '' });
  const { groups, filter: shownFilter, isLoading, failure } = useGroups(client, filter);
  const { error, warning, info } = venue.counts;
  if (error + warning + info === 0) return null;
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  const subject = venue.format === 'mvf' && !venue.edit ? 'the file' : 'the venue as MVF 3';
  return (
    <section aria-label="Findings" className={styles.findings}>
      <h3>Findings in {subject}</h3>
      <p className={styles.hint}>Rules open in a new tab, so the file stays open here.</p>
      <FindingsFilter counts={venue.counts} filter={filter} onChange={setFilter} />
      <p role="status" className={styles.hint}>
        {failure ??
          (isLoading
            ? 'Searching the findings'
            : `${count(total, 'finding')} of ${count(groups.length, 'rule')}.`)}
      </p>
      {SEVERITIES.map(([severity, title, meaning]) => {
        const listed = groups.filter((group) => group.severity === severity);
        if (listed.length === 0) return null;
        return (
          <section key={severity} aria-label={title} className={styles.severity}>
            <h4>
              {title} <span className={styles.meaning}>{meaning}</span>
            </h4>
            {listed.map((group) => (
              <FindingGroup
                // Another filter lists other findings.
                key={`${group.code} ${shownFilter.severity} ${shownFilter.text}`}
                group={group}
                client={client}
                filter={shownFilter}
                isInitiallyOpen={total <= MAX_OPEN_FINDINGS}
                shown={shown}
                onShow={venue.problem === undefined ? onShow : undefined}
              />
            ))}
          </section>
        );
      })}
    </section>
  );
}
