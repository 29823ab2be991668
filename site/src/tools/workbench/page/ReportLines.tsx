import type { ReportEntry } from '@brand/mvf/convert';
import type { ReactNode } from 'react';
import { CodeText } from './CodeText';
import { count } from './describe-venue';
import styles from './styles.module.css';

type Props = {
  readonly entries: readonly ReportEntry[];
  /** Number of entries that are not listed. */
  readonly more: number;
};

const ACTIONS = [
  ['dropped', 'Dropped', 'Not supported in version 3, or too damaged to use.'],
  ['guessed', 'Guessed', 'Missing or ambiguous in the file. Check these.'],
  ['changed', 'Changed', 'Written in another form, with nothing lost.'],
] as const;

/** Up to this number, lines are listed without a click. */
const MAX_OPEN_LINES = 10;

/** The lines of the report of a conversion or an edit, the most serious first. */
export function ReportLines({ entries, more }: Props): ReactNode {
  return (
    <>
      {ACTIONS.map(([action, name, meaning]) => {
        const group = entries.filter((entry) => entry.action === action);
        if (group.length === 0) return null;
        return (
          <details key={action} open={action !== 'changed' || entries.length <= MAX_OPEN_LINES}>
            <summary>
              {name}{' '}
              <span className={styles.meaning}>
                ({group.length}) {meaning}
              </span>
            </summary>
            <ul>
              {group.map(({ code, message, source, count: times }) => (
                <li key={`${code} ${source ?? ''} ${message}`}>
                  <CodeText text={message} />{' '}
                  <span className={styles.meaning}>
                    {[source, times && `${times} times`, code].filter(Boolean).join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      {more > 0 && <p>{count(more, 'more line')} not listed.</p>}
    </>
  );
}
