import { useId } from 'react';
import dialogStyles from './map-keys.module.css';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Maximum length of the stored text. */
  readonly limit: number;
  readonly problem?: string | undefined;
  readonly onChange: (value: string) => void;
};

/** A text field with a label and a validation message. */
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
        // Slightly above the limit, so that long input shows a message instead of being cut.
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
