import type { Counts, FindingsFilter as Filter } from '../protocol';
import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly counts: Counts;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
};

const NAMES = { all: 'All', error: 'Errors', warning: 'Warnings', info: 'Notes' } as const;

/** Filters the listed findings. */
export function FindingsFilter({ counts, filter, onChange }: Props): ReactNode {
  const group = useId();
  const all = counts.error + counts.warning + counts.info;
  return (
    <div className={styles.filter}>
      <fieldset>
        <legend>Severity</legend>
        {(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((severity) => (
          <label key={severity} className="chip">
            <input
              type="radio"
              name={group}
              checked={filter.severity === severity}
              onChange={() => onChange({ ...filter, severity })}
            />
            {NAMES[severity]} {severity === 'all' ? all : counts[severity]}
          </label>
        ))}
      </fieldset>
      <label className={styles.search}>
        <span>Filter by file, code or text</span>
        <input
          type="search"
          spellCheck={false}
          value={filter.text}
          onChange={({ currentTarget }) => onChange({ ...filter, text: currentTarget.value })}
        />
      </label>
    </div>
  );
}
