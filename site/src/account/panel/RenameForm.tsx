import { MAX_LABEL_LENGTH } from '../map-keys/map-key';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import dialogStyles from './map-keys.module.css';
import TextField from './TextField';

type Props = {
  readonly label: string;
  /** Returns the problem with the name, if any. */
  readonly onRename: (label: string) => string | undefined;
  readonly onCancel: () => void;
};

export default function RenameForm({ label, onRename, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(label);
  const [problem, setProblem] = useState<string>();
  useEffect(() => form.current?.querySelector('input')?.select(), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Escape cancels the rename and leaves the dialog open.
    event.preventDefault();
    onCancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in its field.
    <form
      ref={form}
      className={dialogStyles.rename}
      aria-label={`Rename ${label}`}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(onRename(draft));
        form.current?.querySelector('input')?.focus();
      }}
    >
      <TextField
        name="newLabel"
        label="New name"
        value={draft}
        limit={MAX_LABEL_LENGTH}
        problem={problem}
        onChange={setDraft}
      />
      <div className={dialogStyles.actions}>
        <button type="submit" className="button button--secondary button--sm">
          Save
        </button>
        <button type="button" className="button button--secondary button--sm" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
