import NumberField from '@site/src/ui/number-field';
import SelectField from '@site/src/ui/select-field';
import PanelGroup from '@site/src/tools/shared/panel';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import {
  DOT_CONTROLS,
  DOT_DEFAULTS,
  FILTER_CONTROLS,
  type FloorSource,
  type LabSettings,
  OUT_OF_BOUNDS_STYLES,
  UNCERTAIN_STYLES,
} from '../lab/settings';
import { listUnknownFloors } from '../lab/to-reports';
import type { LabVenue } from '../lab/track';
import type { Fix } from '../recording';
import { type ReactNode, useMemo } from 'react';

type Props = {
  readonly settings: LabSettings;
  readonly lab: LabVenue;
  readonly fixes: readonly Fix[];
  readonly onChange: (settings: LabSettings) => void;
  readonly onReset: () => void;
};

/** The options of the dot, the steps of the filter and the source of the floors. */
export function Parameters({ settings, lab, fixes, onChange, onReset }: Props): ReactNode {
  const { dot, filter } = settings;
  return (
    <>
      <PanelGroup legend="Options of blueDot">
        <div className={panel.fields}>
          {DOT_CONTROLS.map(({ name, label, range, step }) => (
            <NumberField
              key={name}
              {...{ label, range, step }}
              value={dot[name]}
              onChange={(value) => onChange({ ...settings, dot: { ...dot, [name]: value } })}
            />
          ))}
          <SelectField
            label="uncertain"
            value={dot.uncertain}
            options={namedBy(UNCERTAIN_STYLES, DOT_DEFAULTS.uncertain)}
            onChange={(uncertain) => onChange({ ...settings, dot: { ...dot, uncertain } })}
          />
          <SelectField
            label="outOfBounds"
            value={dot.outOfBounds}
            options={namedBy(OUT_OF_BOUNDS_STYLES, DOT_DEFAULTS.outOfBounds)}
            onChange={(outOfBounds) => onChange({ ...settings, dot: { ...dot, outOfBounds } })}
          />
        </div>
      </PanelGroup>
      <PanelGroup legend="Filter">
        <p className={panel.hint}>
          A function for <code>setFilter</code>. At 0, a step is off.
          {lab.paths.size === 0 && ' This venue has no paths, so positions cannot snap.'}
        </p>
        <div className={panel.fields}>
          {FILTER_CONTROLS.map(({ name, label, range, step }) => (
            <NumberField
              key={name}
              {...{ label, range, step }}
              value={filter[name]}
              onChange={(value) => onChange({ ...settings, filter: { ...filter, [name]: value } })}
            />
          ))}
        </div>
      </PanelGroup>
      <FloorFields {...{ settings, lab, fixes, onChange }} />
      <div className={panel.actions}>
        <button type="button" className="button button--secondary" onClick={onReset}>
          Reset parameters
        </button>
      </div>
    </>
  );
}

function FloorFields({ settings, lab, fixes, onChange }: Omit<Props, 'onReset'>): ReactNode {
  const { venue } = lab;
  const { floors } = settings;
  const unknown = useMemo(() => listUnknownFloors(fixes, venue), [fixes, venue]);
  const hasAltitude = useMemo(() => fixes.some(({ altitude }) => altitude !== undefined), [fixes]);
  const hasFloors = useMemo(
    () => fixes.some(({ floor, floorLevel }) => floor !== undefined || floorLevel !== undefined),
    [fixes],
  );
  const set = (change: Partial<typeof floors>): void =>
    onChange({ ...settings, floors: { ...floors, ...change } });
  const options: (readonly [FloorSource, string])[] = [
    ...(hasFloors || fixes.length === 0 ? [['recording', 'Of the recording'] as const] : []),
    ...(hasAltitude ? [['altitude', 'From the altitude'] as const] : []),
    ...venue.floors.toReversed().map(({ id, name }) => [`floor:${id}`, `Always ${name}`] as const),
  ];
  return (
    <PanelGroup legend="Floor detection">
      {unknown.length > 0 && floors.source === 'recording' && (
        <p className={panel.hint}>
          The venue has no floor “{unknown.slice(0, 3).join('”, “')}”. These positions stay on the
          last known floor.
        </p>
      )}
      <div className={panel.fields}>
        <SelectField
          label="Floor"
          value={floors.source}
          options={options}
          onChange={(source) => set({ source })}
        />
        {floors.source === 'altitude' && (
          <>
            <NumberField
              label="Altitude of level 0 (m)"
              value={floors.groundAltitude}
              range={[-500, 9000]}
              step={0.5}
              onChange={(groundAltitude) => set({ groundAltitude })}
            />
            <NumberField
              label="Height of a floor (m)"
              value={floors.floorHeight}
              range={[1, 50]}
              step={0.1}
              onChange={(floorHeight) => set({ floorHeight })}
            />
          </>
        )}
      </div>
    </PanelGroup>
  );
}

function namedBy<Value extends string>(
  values: readonly Value[],
  byDefault: Value,
): readonly (readonly [Value, string])[] {
  return values.map((value) => [value, value === byDefault ? `${value} (default)` : value]);
}
