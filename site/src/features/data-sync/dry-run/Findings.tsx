import type { FeedCode, FeedFinding, FeedReport } from '@brand/data-sync';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Group = {
  readonly code: FeedCode;
  readonly findings: readonly FeedFinding[];
  /** The number of findings, including those not listed. */
  readonly count: number;
};

/** Findings grouped by code, errors first. */
export function Findings({
  report: { findings, counts },
}: {
  readonly report: FeedReport;
}): ReactNode {
  const groups = [...Map.groupBy(findings, ({ code }) => code)]
    .map(([code, found]): Group => ({ code, findings: found, count: counts[code] ?? 0 }))
    .toSorted((a, b) => weight(a) - weight(b));
  return groups.map((group, index) => (
    <GroupOfFindings key={group.code} group={group} isOpen={index < 3} />
  ));
}

function weight({ findings }: Group): number {
  return findings[0]?.severity === 'error' ? 0 : 1;
}

function GroupOfFindings({
  group: { findings, count },
  isOpen,
}: {
  readonly group: Group;
  readonly isOpen: boolean;
}): ReactNode {
  const [first] = findings;
  if (!first) return null;
  const hidden = count - findings.length;
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        <strong>{first.severity === 'error' ? 'Error' : 'Warning'}:</strong> {first.title}{' '}
        <span className={styles.count}>({count})</span>
      </summary>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.path} ${finding.message}`}>
            <Place finding={finding} /> {finding.message}
            {finding.fix !== first.fix && ` ${finding.fix}`}
          </li>
        ))}
        {hidden > 0 && <li>{hidden} more not listed.</li>}
      </ul>
      <p>{first.fix}</p>
    </details>
  );
}

function Place({ finding: { path, line, record } }: { readonly finding: FeedFinding }): ReactNode {
  if (path === '') return null;
  const about = [record, line === undefined ? undefined : `line ${line}`]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <code>{path}</code>
      {about === '' ? ':' : ` (${about}):`}
    </>
  );
}
