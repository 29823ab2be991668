import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props<Value extends string> = {
  readonly label: ReactNode;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly onChange: (value: Value) => void;
};

/** One of several values, with a label beside or above it, depending on the form. */
export default function SelectField<Value extends string>(props: Props<Value>): ReactNode {
  const { label, value, options, onChange } = props;
  return (
    <label className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
