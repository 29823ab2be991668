import type { BundleRecord } from '../../explore/explorer-protocol';
import type { ValuePlace } from '../../protocol';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly record: BundleRecord;
  readonly onOpen: (place: ValuePlace) => void;
  /** Text instead of the id. */
  readonly text?: string;
};

/** An object as a link that opens it. */
export function RecordButton({ record, onOpen, text }: Props): ReactNode {
  const { id, kind, name } = record;
  return (
    <button
      type="button"
      className={styles.link}
      title={`Open the ${kind}${name === '' ? '' : ` “${name}”`}`}
      onClick={() => onOpen(record)}
    >
      {text ?? id}
    </button>
  );
}
