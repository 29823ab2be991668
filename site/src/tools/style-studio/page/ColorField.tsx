import { HEX_COLOR } from '@site/src/tools/shared/hex-color';
import { type ReactNode, useId, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (color: string) => void;
};

/** A colour picker with a text field for `#rrggbb`. */
export function ColorField({ label, value, onChange }: Props): ReactNode {
  const id = useId();
  /** The typed text until it is a valid colour. */
  const [draft, setDraft] = useState<string>();
  const take = (text: string): void => {
    const isColor = HEX_COLOR.test(text);
    setDraft(isColor ? undefined : text);
    if (isColor) onChange(text);
  };
  return (
    <div className={styles.colorField}>
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          type="color"
          aria-label={`${label}, picker`}
          value={value.toLowerCase()}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        />
        <input
          id={id}
          type="text"
          spellCheck={false}
          maxLength={7}
          value={draft ?? value}
          aria-invalid={draft !== undefined}
          onChange={({ currentTarget }) => take(currentTarget.value)}
          onBlur={() => setDraft(undefined)}
        />
      </span>
    </div>
  );
}
