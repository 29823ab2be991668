import type { BenchClient } from '../workbench-client';
import type { ListedFinding, OpenedVenue } from '../protocol';
import type { ReactNode, Ref } from 'react';
import { count } from './describe-venue';
import { FindingItem } from './FindingItem';
import { FindingsFilter } from './FindingsFilter';
import styles from './styles.module.css';
import { useFindings } from './use-findings';

type Props = {
  readonly venue: OpenedVenue;
  readonly client: BenchClient;
  /** Index of the finding that the map shows. */
  readonly shown: number | undefined;
  readonly onShow: (finding: ListedFinding) => void;
  readonly ref: Ref<HTMLElement>;
};

const GROUPS = [
  ['error', 'Errors', 'They break a rule of the format.'],
  ['warning', 'Warnings', 'They are probably mistakes.'],
  ['info', 'Notes', 'They are worth a look.'],
] as const;

/** The findings of the validator, worst first. */
export function Findings({ venue, client, shown, onShow, ref }: Props): ReactNode {
  const { filter, setFilter, findings, total, isLoading, failure, more } = useFindings(client);
  const { error, warning, info } = venue.counts;
  if (error + warning + info === 0) return null;
  const subject = venue.format === 'mvf' ? 'the file' : 'the venue as MVF 3';
  return (
    <section ref={ref} aria-label="Findings" className={styles.findings}>
      <h3>What was found in {subject}</h3>
      <p className={styles.hint}>Rules open in a new tab: the file stays open here.</p>
      <FindingsFilter counts={venue.counts} filter={filter} onChange={setFilter} />
      <p role="status" className={styles.hint}>
        {failure ??
          (isLoading
            ? 'Looking through the findings'
            : `${count(total, 'finding')}, ${findings.length} listed.`)}
      </p>
      {GROUPS.map(([severity, title, meaning]) => {
        const group = findings.filter((finding) => finding.severity === severity);
        if (group.length === 0) return null;
        return (
          <section key={severity} aria-label={title}>
            <h4>
              {title} <span className={styles.meaning}>{meaning}</span>
            </h4>
            <ul className={styles.list}>
              {group.map((finding) => (
                <FindingItem
                  key={finding.index}
                  finding={finding}
                  isShown={finding.index === shown}
                  onShow={venue.problem === undefined ? onShow : undefined}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {findings.length < total && (
        <button
          type="button"
          className="button button--secondary"
          disabled={isLoading}
          onClick={more}
        >
          Show more of {total}
        </button>
      )}
    </section>
  );
}
