import NumberField from '@site/src/ui/number-field';
import { WALK_RANGES, type WalkProject } from '../walk-project';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type WalkSettings = WalkProject['options'];

type Props = {
  readonly options: WalkSettings;
  readonly onChange: (options: WalkSettings, topic: string) => void;
};

const FIELDS = [
  { name: 'speed', label: 'Speed (m/s)', step: 0.1 },
  { name: 'interval', label: 'Update interval (ms)', step: 100 },
  { name: 'floorChange', label: 'Change of floor (s)', step: 1 },
  { name: 'accuracy', label: 'Accuracy (m)', step: 1 },
  { name: 'noise', label: 'Noise (m)', step: 0.5 },
  { name: 'seed', label: 'Seed of the noise', step: 1 },
  { name: 'lossStart', label: 'Signal lost at (s)', step: 1 },
  { name: 'lossLength', label: 'Signal lost for (s)', step: 1 },
] as const;

/** Fields for the options of the walk. */
export function Options({ options, onChange }: Props): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>Speed and positioning</legend>
      <div className={styles.fields}>
        {FIELDS.map(({ name, label, step }) => (
          <NumberField
            key={name}
            label={label}
            value={options[name]}
            range={WALK_RANGES[name]}
            step={step}
            onChange={(value) => onChange({ ...options, [name]: value }, name)}
          />
        ))}
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={options.hasHeading}
            onChange={({ currentTarget }) =>
              onChange({ ...options, hasHeading: currentTarget.checked }, 'hasHeading')
            }
          />
          Tell the heading
        </label>
      </div>
    </fieldset>
  );
}
