import { type ReactNode, useId, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly range: readonly [least: number, most: number];
  readonly step: number;
  readonly onChange: (value: number) => void;
  /** Whether the label is visible elsewhere, such as in the head of a column. */
  readonly isLabelHidden?: boolean;
};

/** A number field. Values out of range are reported and not applied. */
export default function NumberField(props: Props): ReactNode {
  const { label, value, range, step, onChange, isLabelHidden = false } = props;
  const [least, most] = range;
  const id = useId();
  /** The typed text until it is a valid number. */
  const [draft, setDraft] = useState<string>();
  const take = (text: string): void => {
    const number = Number(text);
    const isTaken = text.trim() !== '' && number >= least && number <= most;
    setDraft(isTaken ? undefined : text);
    if (isTaken) onChange(number);
  };
  return (
    <div className={styles.number}>
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      <input
        id={id}
        type="number"
        aria-label={isLabelHidden ? label : undefined}
        value={draft ?? value}
        min={least}
        max={most}
        step={step}
        aria-invalid={draft !== undefined}
        aria-describedby={draft === undefined ? undefined : `${id}-problem`}
        onChange={({ currentTarget }) => take(currentTarget.value)}
        onBlur={() => setDraft(undefined)}
      />
      {draft !== undefined && (
        <span id={`${id}-problem`} className={styles.problem}>
          {least} to {most}
        </span>
      )}
    </div>
  );
}
