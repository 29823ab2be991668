import Link from '@docusaurus/Link';
import type { BenchClient } from '../workbench-client';
import type { FindingsFilter, ListedFinding, ListedGroup } from '../protocol';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { CodeText } from './CodeText';
import { FindingItem } from './FindingItem';
import styles from './styles.module.css';
import { useFindings } from './use-findings';

type Props = {
  readonly group: ListedGroup;
  readonly client: BenchClient;
  readonly filter: FindingsFilter;
  readonly isInitiallyOpen: boolean;
  /** Index of the finding that the map shows. */
  readonly shown: number | undefined;
  /** Shows a finding on the map; `undefined` without a map. */
  readonly onShow: ((finding: ListedFinding) => void) | undefined;
};

/** The findings of one rule: what is wrong, how often, the fix once, and the places on request. */
export function FindingGroup(props: Props): ReactNode {
  const { group, client, filter, isInitiallyOpen, shown, onShow } = props;
  const { code, severity, title, fix, docs, count } = group;
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const { findings, total, isLoading, failure, more } = useFindings({
    client,
    filter,
    code,
    isOpen,
  });
  return (
    <details
      className={clsx(styles.group, styles[severity])}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className={styles.times}>{count} ×</span> <code>{code}</code> <span>{title}</span>
      </summary>
      <p className={styles.fix}>
        <strong>Fix:</strong> <CodeText text={fix} />{' '}
        {/* A new tab, because leaving the page would close the file. */}
        <Link to={docs} target="_blank">
          Rule {code}
        </Link>
      </p>
      {isOpen && (isLoading || failure !== undefined) && (
        <p role="status" className={styles.hint}>
          {failure ?? 'Loading findings'}
        </p>
      )}
      <ul className={styles.list}>
        {findings.map((finding) => (
          <FindingItem
            key={finding.index}
            finding={finding}
            isShown={finding.index === shown}
            onShow={onShow}
          />
        ))}
      </ul>
      {findings.length < total && (
        <button
          type="button"
          className="button button--sm button--secondary"
          disabled={isLoading}
          onClick={more}
        >
          Show more of {total}
        </button>
      )}
      {!isLoading && findings.length === total && count > total && (
        <p className={styles.hint}>{count - total} more not listed.</p>
      )}
    </details>
  );
}
