import styles from './table.module.css';

type Props = {
  readonly of: {
    readonly defaultValue?: string;
    readonly unit?: string;
    readonly since?: string;
  };
};

/** Some defaults are values, others are told: `45`, and "the middle of the first floor". */
function isSentence(value: string): boolean {
  return /^[a-z][\w'-]*(?:[,;]? [\w'-]+)+$/i.test(value);
}

/** Default, unit and first version, where they are known. */
export function Facts({ of: { defaultValue, unit, since } }: Props) {
  if (!defaultValue && !unit && !since) return null;
  return (
    <ul className={styles.facts}>
      {defaultValue && (
        <li>
          Default {isSentence(defaultValue) ? <b>{defaultValue}</b> : <code>{defaultValue}</code>}
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
