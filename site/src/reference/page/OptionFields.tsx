import BuiltHtml from '../built-html';
import { loadSymbols } from '../load-reference';
import type { PublishedReference, PublishedSymbol } from '../published';
import { useState } from 'react';
import { SymbolMetadata } from './SymbolMetadata';
import LoadFailure from './LoadFailure';
import styles from './table.module.css';

type Props = {
  readonly reference: PublishedReference;
  /** The type that has the fields. */
  readonly id: string;
};

type Loading = readonly PublishedSymbol[] | 'waiting' | 'failed';

/** The fields of an options parameter, loaded when opened. */
export default function OptionFields({ reference, id }: Props) {
  const [fields, setFields] = useState<Loading>('waiting');
  const load = (): void => {
    setFields('waiting');
    loadSymbols(reference, id).then(
      (symbols) =>
        setFields((symbols.get(id)?.members ?? []).flatMap((each) => symbols.get(each) ?? [])),
      () => setFields('failed'),
    );
  };
  return (
    <details
      className={styles.fields}
      onToggle={({ currentTarget }) => currentTarget.open && load()}
    >
      <summary>
        Fields of <code>{id}</code>
      </summary>
      {fields === 'failed' && <LoadFailure onRetry={load} />}
      {fields === 'waiting' && <p role="status">Loading…</p>}
      {Array.isArray(fields) && <FieldList fields={fields} />}
    </details>
  );
}

function FieldList({ fields }: { readonly fields: readonly PublishedSymbol[] }) {
  return (
    <dl>
      {fields.map((field) => (
        <div key={field.id}>
          <dt>
            <span className={styles.name}>
              <a href={`#${encodeURIComponent(field.id)}`} className={styles.anchor}>
                <code>{field.name}</code>
              </a>
              {field.isOptional && <span className={styles.optional}>optional</span>}
            </span>
            {field.type !== undefined && (
              <BuiltHtml as="code" className={styles.type} html={field.type} />
            )}
          </dt>
          <dd>
            <BuiltHtml as="div" html={field.summary} />
            <SymbolMetadata of={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
