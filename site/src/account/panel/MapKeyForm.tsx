import { clsx } from 'clsx';
import {
  MAX_KEY_LENGTH,
  MAX_LABEL_LENGTH,
  type MapKey,
  type MapKeyProblem,
  MAX_VENUE_ID_LENGTH,
} from '../map-keys/map-key';
import { type FormEvent, useRef, useState } from 'react';
import dialogStyles from './map-keys.module.css';
import styles from './styles.module.css';
import TextField from './TextField';

type Props = { readonly onAdd: (key: MapKey) => MapKeyProblem | undefined };

const EMPTY: MapKey = { label: '', venueId: '', key: '' };
const FIELDS = [
  { name: 'label', label: 'Name', limit: MAX_LABEL_LENGTH },
  { name: 'venueId', label: 'Venue id', limit: MAX_VENUE_ID_LENGTH },
  { name: 'key', label: 'Key', limit: MAX_KEY_LENGTH },
] as const;

export default function MapKeyForm({ onAdd }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [problem, setProblem] = useState<MapKeyProblem>();

  const focusOn = (name: keyof MapKey): void =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = onAdd(values);
    setProblem(found);
    if (!found) setValues(EMPTY);
    focusOn(found?.field ?? 'label');
  };

  return (
    <form
      ref={form}
      className={dialogStyles.form}
      aria-label="Add a key"
      noValidate
      onSubmit={submit}
    >
      {FIELDS.map(({ name, label, limit }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          value={values[name]}
          limit={limit}
          problem={problem?.field === name ? problem.message : undefined}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      <button type="submit" className={clsx('button button--primary', styles.strong)}>
        Add key
      </button>
    </form>
  );
}
