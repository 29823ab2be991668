import styles from './table.module.css';

type Props = {
  readonly of: {
    readonly defaultValue?: string;
    readonly unit?: string;
    readonly since?: string;
  };
};

/** Whether a default is prose, such as "the middle of the first floor", rather than a value. */
function isSentence(value: string): boolean {
  return /^[a-z][\w'-]*(?:[,;]? [\w'-]+)+$/i.test(value);
}

/** Prose may contain values: "`'center'`, with an icon `'bottom'`". */
function Default({ value }: { readonly value: string }) {
  if (isSentence(value)) return <b>{value}</b>;
  if (!value.includes('`')) return <code>{value}</code>;
  const parts = value.split('`').filter((part) => part !== '');
  const isCode = (index: number): boolean => (index % 2 === 0) === value.startsWith('`');
  return parts.map((part, index) =>
    isCode(index) ? <code key={part}>{part}</code> : <b key={part}>{part}</b>,
  );
}

/** Default, unit and first version, if known. */
export function SymbolMetadata({ of: { defaultValue, unit, since } }: Props) {
  if (!defaultValue && !unit && !since) return null;
  return (
    <ul className={styles.facts}>
      {defaultValue && (
        <li>
          Default <Default value={defaultValue} />
        </li>
      )}
      {unit && (
        <li>
          Unit <b>{unit}</b>
        </li>
      )}
      {since && (
        <li>
          Since <b>{since}</b>
        </li>
      )}
    </ul>
  );
}
