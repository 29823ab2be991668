import { useId } from 'react';
import dialogStyles from './map-keys.module.css';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The most characters that are kept. */
  readonly limit: number;
  readonly problem?: string | undefined;
  readonly onChange: (value: string) => void;
};

/** A line of text with its label, and what is wrong with it. */
export default function TextField({ name, label, value, limit, problem, onChange }: Props) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div className={dialogStyles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        value={value}
        // A little more than is kept: what is too long is told, not cut.
        maxLength={limit + 50}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== undefined && (
        <p id={problemId} className={dialogStyles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
