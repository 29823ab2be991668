import SelectField from '@site/src/ui/select-field';
import { VERSIONED_INSTANCES } from '@site/config/instances';
import { type Choices, versionsOf } from './choose-columns';
import type { ParityMatrix } from './parity-matrix';
import styles from './styles.module.css';

type Props = {
  readonly matrix: ParityMatrix;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
  readonly isDifferingOnly: boolean;
  readonly onDiffering: (isOnly: boolean) => void;
};

/** Selects a version of each SDK, and hides rows without differences. */
export default function Filters({
  matrix,
  choices,
  onChoose,
  isDifferingOnly,
  onDiffering,
}: Props) {
  const sdks = VERSIONED_INSTANCES.filter(({ id }) => versionsOf(matrix, id).length > 0);
  return (
    <fieldset className={styles.filters} data-markdown-ignore>
      <legend className={styles.legend}>Compare</legend>
      {sdks.map(({ id, label }) => (
        <SelectField
          key={id}
          label={label}
          value={choices[id] ?? 'none'}
          options={[
            ...versionsOf(matrix, id).map((version) => [version, version] as const),
            ['all', 'All versions'],
            ['none', 'Not shown'],
          ]}
          onChange={(choice) => onChoose({ ...choices, [id]: choice })}
        />
      ))}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isDifferingOnly}
          onChange={({ currentTarget }) => onDiffering(currentTarget.checked)}
        />
        Only differences
      </label>
    </fieldset>
  );
}
