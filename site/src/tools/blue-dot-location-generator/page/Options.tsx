import NumberField from '@site/src/ui/number-field';
import PanelGroup from '@site/src/tools/shared/panel';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import { WALK_RANGES, type WalkProject } from '../walk-project';
import type { ReactNode } from 'react';

type WalkSettings = WalkProject['options'];

type Props = {
  readonly options: WalkSettings;
  readonly onChange: (options: WalkSettings, topic: string) => void;
};

const FIELDS = [
  { name: 'speed', label: 'Speed (m/s)', step: 0.1 },
  { name: 'interval', label: 'Update interval (ms)', step: 100 },
  { name: 'floorChange', label: 'Floor change (s)', step: 1 },
  { name: 'accuracy', label: 'Accuracy (m)', step: 1 },
  { name: 'noise', label: 'Noise (m)', step: 0.5 },
  { name: 'seed', label: 'Noise seed', step: 1 },
  { name: 'lossStart', label: 'Signal lost at (s)', step: 1 },
  { name: 'lossLength', label: 'Signal lost for (s)', step: 1 },
] as const;

/** Fields for the options of the walk. */
export function Options({ options, onChange }: Props): ReactNode {
  return (
    <PanelGroup legend="Speed and positioning">
      <div className={panel.fields}>
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
        <label className={panel.check}>
          <input
            type="checkbox"
            checked={options.hasHeading}
            onChange={({ currentTarget }) =>
              onChange({ ...options, hasHeading: currentTarget.checked }, 'hasHeading')
            }
          />
          Include heading
        </label>
      </div>
    </PanelGroup>
  );
}
