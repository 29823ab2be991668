import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Option<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly about?: string;
  /** Number of items, shown after the label. */
  readonly count?: number;
};

type Props<Id extends string> = {
  readonly legend: string;
  readonly options: readonly Option<Id>[];
  readonly value: readonly Id[];
  readonly onChange: (value: readonly Id[]) => void;
  readonly isBusy?: boolean;
  /** Whether at least one has to stay selected. */
  readonly needsOne?: boolean;
};

/** Checkboxes with a button that selects all or none. */
export function CheckboxGroup<Id extends string>(props: Props<Id>): ReactNode {
  const { legend, options, value, onChange, isBusy = false, needsOne = false } = props;
  const isAll = options.length > 0 && options.every(({ id }) => value.includes(id));
  return (
    <fieldset className={styles.checks} aria-busy={isBusy}>
      <legend>{legend}</legend>
      {isBusy && <p className={styles.hint}>Reading the venue</p>}
      {!isBusy && options.length === 0 && <p className={styles.hint}>No venue is open.</p>}
      <div className={styles.options}>
        {options.map(({ id, label, about, count }) => (
          <label key={id} className={styles.option}>
            <input
              type="checkbox"
              checked={value.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...value, id] : value.filter((each) => each !== id))
              }
            />
            <span>
              {label}
              {count !== undefined && <span className={styles.count}> ({count})</span>}
              {about !== undefined && <span className={styles.about}>{about}</span>}
            </span>
          </label>
        ))}
      </div>
      {options.length > 1 && !(needsOne && isAll) && (
        <button
          type="button"
          className={styles.all}
          onClick={() => onChange(isAll ? [] : options.map(({ id }) => id))}
        >
          {isAll ? `No ${legend.toLowerCase()}` : `All ${legend.toLowerCase()}`}
        </button>
      )}
    </fieldset>
  );
}
