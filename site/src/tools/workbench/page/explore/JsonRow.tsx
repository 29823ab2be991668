import Link from '@docusaurus/Link';
import type { JsonNode } from '../../explore/explorer-protocol';
import type { OpenedVenue, ValuePlace } from '../../protocol';
import type { BenchClient } from '../../workbench-client';
import { type ReactNode, useRef, useState } from 'react';
import { count } from '../describe-venue';
import { RecordButton } from './RecordButton';
import styles from './styles.module.css';
import { useChildren } from './use-children';
import { ValueEditor } from './ValueEditor';

type Props = {
  readonly client: BenchClient;
  readonly file: string;
  readonly node: JsonNode;
  readonly onOpen: (place: ValuePlace) => void;
  readonly onVenue: (venue: OpenedVenue) => void;
};

/** A field or an item: its key, its value, and the fields or items in it. */
export function JsonRow({ client, file, node, onOpen, onVenue }: Props): ReactNode {
  const { pointer, key, kind, text, size } = node;
  const [isOpen, setOpen] = useState(node.children.length > 0);
  const [isEdited, setEdited] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { children, more, failure } = useChildren({ client, file, node, isOpen });
  const isFolded = text === '' && size > 0;
  const name = key === '' ? 'this value' : key;
  const close = (): void => {
    setEdited(false);
    // The button has no focus while it is hidden.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  return (
    <li>
      <div className={styles.row}>
        {isFolded && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-label={`Fields of ${name}`}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        {key !== '' && <Key node={node} onOpen={onOpen} />}
        {!isEdited && (
          <>
            <Value node={node} onOpen={onOpen} />
            <button
              ref={pencil}
              type="button"
              className={styles.pencil}
              aria-label={`Edit ${name}`}
              title="Edit"
              onClick={() => setEdited(true)}
            >
              <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
                <path
                  d="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4"
                  fill="none"
                  stroke="currentcolor"
                  strokeWidth="2"
                />
              </svg>
            </button>
          </>
        )}
      </div>
      {isEdited && (
        <ValueEditor
          client={client}
          place={{ file, pointer }}
          name={name}
          kind={kind}
          onVenue={onVenue}
          onClose={close}
        />
      )}
      {isFolded && isOpen && (
        <ul>
          {children.map((child) => (
            <JsonRow
              key={child.key}
              client={client}
              file={file}
              node={child}
              onOpen={onOpen}
              onVenue={onVenue}
            />
          ))}
          {failure !== undefined && <li role="alert">{failure}</li>}
          {more && (
            <li>
              <button type="button" className="button button--sm button--secondary" onClick={more}>
                Show more of {size}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

type PartProps = Pick<Props, 'node' | 'onOpen'>;

function Key({ node: { key, field, keyTarget }, onOpen }: PartProps): ReactNode {
  if (keyTarget) return <RecordButton record={keyTarget} onOpen={onOpen} />;
  if (!field) return <span className={styles.key}>{key}</span>;
  return (
    // A new tab, because leaving the page would close the file.
    <Link className={styles.key} to={field.docs} target="_blank" title={field.description}>
      {key}
    </Link>
  );
}

function Value({ node: { kind, text, size, target, key }, onOpen }: PartProps): ReactNode {
  if (text === '') {
    const unit = kind === 'list' ? 'item' : 'field';
    return <span className={styles.size}>{count(size, unit)}</span>;
  }
  // An object's own id would lead to where the reader is.
  if (target && key !== 'id') {
    return (
      <span className={styles.reference}>
        <RecordButton record={target} onOpen={onOpen} />
        {target.name !== '' && <small>{target.name}</small>}
      </span>
    );
  }
  return (
    <code className={styles.value} data-kind={kind}>
      {text}
    </code>
  );
}
