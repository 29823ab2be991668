import type { ShownValue } from '../../explore/explorer-protocol';
import type { OpenedVenue, ValuePlace } from '../../protocol';
import { parsePointer } from '../../json-pointer';
import type { BenchClient } from '../../workbench-client';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Breadcrumbs } from './Breadcrumbs';
import { JsonRow } from './JsonRow';
import { MoreButton } from './MoreButton';
import { RecordButton } from './RecordButton';
import styles from './styles.module.css';
import type { Exploration } from './use-exploration';
import { usePages } from './use-pages';

type Props = {
  readonly client: BenchClient;
  readonly shown: ShownValue;
  readonly takeAttention: Exploration['takeAttention'];
  readonly onOpen: (place: ValuePlace | undefined) => void;
  readonly onVenue: (venue: OpenedVenue) => void;
  /** Moves the map to the value; `undefined` if it has no place there. */
  readonly onShow: (() => void) | undefined;
};

/** One value: where it is, its JSON, and what refers to it. */
export function ValueView(props: Props): ReactNode {
  const { client, shown, takeAttention, onOpen, onVenue, onShow } = props;
  const { place, node, record } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const kind = takeAttention(shown);
    if (kind === 'focus') heading.current?.focus();
    else if (kind === 'scroll') heading.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, takeAttention]);
  return (
    <>
      <Breadcrumbs place={place} onOpen={onOpen} />
      <div className={styles.head}>
        <h4 ref={heading} tabIndex={-1} data-explored>
          {titleOf(shown)} {record && <small>{record.kind}</small>}
        </h4>
        {onShow && (
          <button type="button" className="button button--sm button--secondary" onClick={onShow}>
            Show on map
          </button>
        )}
      </div>
      <ul className={styles.json} aria-label={`JSON of ${titleOf(shown)}`}>
        <JsonRow
          // Another value has another tree; an edited one keeps what is expanded.
          key={`${place.file}#${place.pointer}`}
          client={client}
          file={place.file}
          node={node}
          onOpen={onOpen}
          onVenue={onVenue}
        />
      </ul>
      {record && <Usages client={client} shown={shown} id={record.id} onOpen={onOpen} />}
    </>
  );
}

function titleOf({ place, record }: ShownValue): string {
  if (record && place.pointer === record.pointer) return record.name || record.id;
  return parsePointer(place.pointer).at(-1) ?? place.file;
}

type UsagesProps = Pick<Props, 'client' | 'shown' | 'onOpen'> & { readonly id: string };

/** The values that refer to the object. */
function Usages({ client, shown, id, onOpen }: UsagesProps): ReactNode {
  const { usages } = shown;
  const pages = usePages(
    useCallback(
      (start: number) => (start === 0 ? Promise.resolve(usages) : client.listUsages(id, start)),
      [client, usages, id],
    ),
  );
  const { items, total, failure } = pages;
  return (
    <section aria-label="References" className={styles.usages}>
      <h4>
        Referred to by <small>{total}</small>
      </h4>
      {total === 0 && <p className={styles.hint}>No other value refers to {id}.</p>}
      <ul className={styles.list}>
        {items.map((usage) => (
          <li key={`${usage.file}#${usage.pointer}`}>
            {usage.owner && (
              <>
                <RecordButton
                  record={usage.owner}
                  onOpen={onOpen}
                  text={usage.owner.name || usage.owner.id}
                />{' '}
                <small>{usage.owner.kind}</small>{' '}
              </>
            )}
            <button type="button" className={styles.where} onClick={() => onOpen(usage)}>
              {usage.file} {usage.pointer}
            </button>{' '}
            {usage.text !== '' && <code>{usage.text}</code>}
          </li>
        ))}
      </ul>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <MoreButton {...pages} />
    </section>
  );
}
