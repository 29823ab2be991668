import { VERSIONED_INSTANCES } from '@site/config/instances';
import { KIND_WORDS, KINDS_IN_ORDER } from '../kinds';
import { REFERENCES } from '../table';
import type { SymbolQuery } from './query';
import styles from './styles.module.css';

type Props = {
  readonly query: SymbolQuery;
  readonly onChange: (query: SymbolQuery) => void;
};

type Choice = { readonly value: string; readonly label: string };

const KIND_CHOICES = KINDS_IN_ORDER.map((kind) => ({ value: kind, label: KIND_WORDS[kind].many }));
const SDK_CHOICES = [...new Set(REFERENCES.map(({ sdk }) => sdk))].map((sdk) => ({
  value: sdk,
  label: VERSIONED_INSTANCES.find(({ id }) => id === sdk)?.label ?? 'Venue format',
}));

export default function Filters({ query, onChange }: Props) {
  const versions = REFERENCES.filter(({ sdk }) => query.sdk === '' || sdk === query.sdk);
  const versionChoices = [...new Set(versions.map(({ version }) => version))].map((version) => ({
    value: version,
    label: version,
  }));
  return (
    <div className={styles.filters}>
      <Choose
        label="Kind"
        all="All kinds"
        choices={KIND_CHOICES}
        value={query.kind}
        onChange={(kind) => onChange({ ...query, kind })}
      />
      <Choose
        label="SDK"
        all="All SDKs"
        choices={SDK_CHOICES}
        value={query.sdk}
        onChange={(sdk) => onChange({ ...query, sdk, version: '' })}
      />
      <Choose
        label="Version"
        all="All versions"
        choices={versionChoices}
        value={query.version}
        onChange={(version) => onChange({ ...query, version })}
      />
    </div>
  );
}

type ChooseProps = {
  readonly label: string;
  readonly all: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function Choose({ label, all, choices, value, onChange }: ChooseProps) {
  return (
    <select
      aria-label={label}
      className={styles.filter}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
