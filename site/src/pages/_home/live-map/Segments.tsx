import { useId } from 'react';
import styles from './segments.module.css';

type Props = {
  readonly label: string;
  /** Values with their labels. */
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** One choice of a few, side by side. Native radio buttons, so arrow keys move between them. */
export default function Segments({ label, options, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.segments} data-markdown-ignore>
      <legend className={styles.legend}>{label}</legend>
      {options.map(([option, title]) => (
        <div key={option} className={styles.option}>
          <label className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{title}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
