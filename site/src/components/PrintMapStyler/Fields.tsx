import { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

/** Yes or no. */
export function Check({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}): ReactNode {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}

/** A number within limits. What is not one yet stays in the field and changes nothing. */
export function NumberField(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly hint?: string;
  readonly onChange: (value: number) => void;
}): ReactNode {
  const { label, value, min, max, step = 1, hint, onChange } = props;
  const hintId = useId();
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        // Another value from outside, as by a file of settings, shows in a field of its own.
        key={value}
        type="number"
        inputMode="decimal"
        defaultValue={value}
        min={min}
        max={max}
        step={step}
        aria-describedby={hint === undefined ? undefined : hintId}
        onBlur={({ currentTarget }) => {
          const number = currentTarget.valueAsNumber;
          const fits = Number.isFinite(number) && number >= min && number <= max;
          if (fits && number !== value) onChange(number);
          if (!fits) currentTarget.value = String(value);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
      {hint !== undefined && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </label>
  );
}

export function TextField({
  label,
  value,
  placeholder,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="text"
        maxLength={200}
        value={value}
        placeholder={placeholder}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
