import type { JsonKind } from '../../explore/explorer-protocol';
import type { OpenedVenue, ValuePlace } from '../../protocol';
import type { BenchClient } from '../../workbench-client';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { CodeText } from '../CodeText';
import { EntryField } from './EntryField';
import { parseEntry } from './parse-entry';
import styles from './styles.module.css';

type Props = {
  readonly client: BenchClient;
  readonly place: ValuePlace;
  readonly name: string;
  readonly kind: JsonKind;
  readonly onVenue: (venue: OpenedVenue) => void;
  readonly onClose: () => void;
};

const TOO_LONG =
  'The value is too long to edit here as a whole. Open it and edit the fields or items in it.';

/** A form for one value. A rejected text stays in it, with what is expected. */
export function ValueEditor(props: Props): ReactNode {
  const { client, place, name, kind, onVenue, onClose } = props;
  const { file, pointer } = place;
  const id = useId();
  const [text, setText] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const load = async (): Promise<void> => {
      try {
        const json = await client.readJson({ file, pointer });
        if (json === undefined) setFailure(TOO_LONG);
        else setText(kind === 'text' ? (JSON.parse(json) as string) : json);
      } catch (error) {
        setFailure((error as Error).message);
      }
    };
    void load();
  }, [client, file, pointer, kind]);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text === undefined || isBusy) return;
    const entry = parseEntry(kind, text);
    if ('expected' in entry) {
      setFailure(entry.expected);
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      const edit = { kind: 'set-value', file, pointer, json: entry.json } as const;
      const venue = await client.edit(edit, () => {});
      onClose();
      onVenue(venue);
    } catch (error) {
      setFailure(`Not changed. ${(error as Error).message}`);
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.editor}
      aria-label={`Edit ${name}`}
      noValidate
      onSubmit={(event) => void save(event)}
    >
      {text !== undefined && (
        <EntryField
          kind={kind}
          label={`New value of ${name}`}
          text={text}
          problem={failure === undefined ? undefined : id}
          onText={setText}
          onCancel={() => {
            if (!isBusy) onClose();
          }}
        />
      )}
      <div className={styles.buttons}>
        <button
          type="submit"
          className="button button--sm button--primary"
          disabled={isBusy || text === undefined}
        >
          Apply
        </button>
        <button
          type="button"
          className="button button--sm button--secondary"
          disabled={isBusy}
          onClick={onClose}
        >
          Cancel
        </button>
        <span role="status">{isBusy && 'Checking the venue'}</span>
      </div>
      {failure !== undefined && (
        <p id={id} role="alert" className={styles.problem}>
          <CodeText text={failure} />
        </p>
      )}
    </form>
  );
}
