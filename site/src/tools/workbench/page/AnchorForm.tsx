import type { Position } from '../protocol';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { parseAnchor } from './parse-anchor';
import styles from './styles.module.css';

type Props = {
  /** The position of the venue as it is now. */
  readonly center: Position;
  readonly isBusy: boolean;
  readonly onAnchor: (anchor: Position, rotation: number) => void;
};

const LABELS = {
  longitude: 'Longitude',
  latitude: 'Latitude',
  rotation: 'Rotation (degrees clockwise)',
} as const;

type Field = keyof typeof LABELS;

/** Moves the venue: its centre comes to lie at the position that the reader enters. */
export function AnchorForm({ center, isBusy, onAnchor }: Props): ReactNode {
  const id = useId();
  const [texts, setTexts] = useState<Readonly<Record<Field, string>>>({
    longitude: String(center[0]),
    latitude: String(center[1]),
    rotation: '0',
  });
  const [problem, setProblem] = useState<{ readonly field: Field; readonly message: string }>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = parseAnchor(texts);
    setProblem('message' in parsed ? parsed : undefined);
    if (!('message' in parsed)) onAnchor(parsed.anchor, parsed.rotation);
  };
  return (
    <form className={styles.anchor} noValidate onSubmit={submit} aria-label="Anchor">
      <p className={styles.hint}>
        The centre of the venue moves to this position, and everything else with it. The rotation
        turns the venue around its centre.
      </p>
      {(Object.keys(LABELS) as Field[]).map((field) => (
        <label key={field} className={styles.search}>
          <span>{LABELS[field]}</span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={texts[field]}
            aria-invalid={problem?.field === field}
            aria-describedby={problem?.field === field ? id : undefined}
            onChange={({ currentTarget }) => setTexts({ ...texts, [field]: currentTarget.value })}
          />
        </label>
      ))}
      <button type="submit" className="button button--primary" disabled={isBusy}>
        Move venue
      </button>
      {problem && (
        <p id={id} role="alert" className={styles.note}>
          {problem.message}
        </p>
      )}
    </form>
  );
}
