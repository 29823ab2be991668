import type { Conversion, OpenedVenue } from '../protocol';
import type { ReactNode } from 'react';
import { CodeText } from './CodeText';
import { count, describeCounts } from './describe-venue';
import styles from './styles.module.css';

type Props = { readonly venue: OpenedVenue; readonly conversion: Conversion };

const ACTIONS = [
  ['dropped', 'Dropped', 'Version 3 has no place for it, or it was too broken to use.'],
  ['guessed', 'Guessed', 'The file was silent or ambiguous: look at these.'],
  ['changed', 'Changed', 'Written in another form; nothing is missing.'],
] as const;

/** The report of an upgrade or import. */
export function ConversionReport({ venue, conversion }: Props): ReactNode {
  const { entries, more, counts } = conversion;
  const title =
    venue.format === 'mvf' ? `Upgrade from version ${venue.version} to 3` : 'Import as version 3';
  return (
    <section aria-label={title} className={styles.report}>
      <h3>{title}</h3>
      <p>In the result {describeCounts(counts)}.</p>
      {ACTIONS.map(([action, name, meaning]) => {
        const group = entries.filter((entry) => entry.action === action);
        if (group.length === 0) return null;
        return (
          <details key={action} open={action !== 'changed'}>
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
      {more > 0 && <p>{count(more, 'more line')} of the report are not listed.</p>}
    </section>
  );
}
