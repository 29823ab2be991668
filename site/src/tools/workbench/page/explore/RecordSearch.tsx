import type { ValuePlace } from '../../protocol';
import type { BenchClient } from '../../workbench-client';
import { count } from '../describe-venue';
import { type ReactNode, useCallback, useId } from 'react';
import { MoreButton } from './MoreButton';
import { RecordButton } from './RecordButton';
import styles from './styles.module.css';
import { usePages } from './use-pages';

type Props = {
  readonly client: BenchClient;
  /** Number of edits; each may change names and ids. */
  readonly edits: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onOpen: (place: ValuePlace) => void;
};

/** Finds objects by their id or name. */
export function RecordSearch({ client, edits, text, onText, onOpen }: Props): ReactNode {
  const id = useId();
  return (
    <div role="search" className={styles.search}>
      <label htmlFor={id}>Find by name or id</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      {text.trim() !== '' && <Matches key={edits} client={client} text={text} onOpen={onOpen} />}
    </div>
  );
}

function Matches({ client, text, onOpen }: Pick<Props, 'client' | 'text' | 'onOpen'>): ReactNode {
  const pages = usePages(
    useCallback((start: number) => client.searchRecords(text, start), [client, text]),
  );
  const { items, total, isLoading, failure } = pages;
  return (
    <>
      <p role="status" className={styles.hint}>
        {failure ?? (isLoading ? 'Searching' : `${count(total, 'object')} found.`)}
      </p>
      <ul className={styles.list}>
        {items.map((record) => (
          <li key={record.id}>
            <RecordButton record={record} onOpen={onOpen} text={record.name || record.id} />{' '}
            <small>
              {record.kind} {record.name !== '' && <code>{record.id}</code>}
            </small>
          </li>
        ))}
      </ul>
      <MoreButton {...pages} />
    </>
  );
}
