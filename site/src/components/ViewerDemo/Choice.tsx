import type { ReactNode } from 'react';
import styles from './styles.module.css';

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
};

/** A value of a link, or none. */
export default function Choice({ label, value, options, onChange }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      <code>{label}</code>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">not set</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
