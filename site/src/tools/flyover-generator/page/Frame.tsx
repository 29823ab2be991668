import SelectField from '@site/src/ui/select-field';
import NumberField from '@site/src/ui/number-field';
import { EASING_NAMES, FLYOVER_RANGES, type KeyFrame } from '../flyover';
import { MAX_NAME_LENGTH } from '../flyover-file';
import type { ReactNode } from 'react';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import styles from './styles.module.css';

export type FloorName = { readonly id: string; readonly name: string };

type Props = {
  readonly number: number;
  readonly frame: KeyFrame;
  readonly floors: readonly FloorName[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether the flyover has `MAX_FRAMES` views. */
  readonly isFull: boolean;
  readonly onChange: (frame: KeyFrame, field: string) => void;
  readonly onShow: () => void;
  readonly onRetake: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  readonly onMove: (by: -1 | 1) => void;
};

type Range = readonly [least: number, most: number];

/** Converts a range from milliseconds to seconds. */
function secondsOf([least, most]: Range): Range {
  return [least / 1000, most / 1000];
}

const VIEW_FIELDS = [
  { name: 'zoom', label: 'Zoom', step: 0.1 },
  { name: 'bearingDegrees', label: 'Bearing (°)', step: 5 },
  { name: 'pitchDegrees', label: 'Pitch (°)', step: 5 },
] as const;

/** One view: its flight, its hold and its camera. */
export function Frame(props: Props): ReactNode {
  const { number, frame, isFirst, onChange } = props;
  const { name, duration, easing, hold } = frame;
  return (
    <li className={styles.frame}>
      <div className={panel.fields}>
        <label className={panel.textField}>
          <span>Name of view {number}</span>
          <input
            type="text"
            maxLength={MAX_NAME_LENGTH}
            value={name}
            onChange={({ currentTarget }) =>
              onChange({ ...frame, name: currentTarget.value }, 'name')
            }
          />
        </label>
        <NumberField
          label={isFirst ? 'Return flight (s)' : 'Flight (s)'}
          value={duration / 1000}
          range={secondsOf(FLYOVER_RANGES.duration)}
          step={0.5}
          onChange={(value) => onChange({ ...frame, duration: toMs(value) }, 'duration')}
        />
        <SelectField
          label="Easing"
          value={easing}
          options={EASING_NAMES.map((each) => [each, each])}
          onChange={(value) => onChange({ ...frame, easing: value }, 'easing')}
        />
        <NumberField
          label="Hold (s)"
          value={hold / 1000}
          range={secondsOf(FLYOVER_RANGES.hold)}
          step={0.5}
          onChange={(value) => onChange({ ...frame, hold: toMs(value) }, 'hold')}
        />
      </div>
      <ViewDetails {...props} />
      <FrameActions {...props} />
    </li>
  );
}

function ViewDetails({ number, frame, floors, onChange }: Props): ReactNode {
  const { floorId, zoom, bearingDegrees, pitchDegrees } = frame;
  const [lng, lat] = frame.center;
  const floorName = floors.find(({ id }) => id === floorId)?.name ?? floorId;
  return (
    <details className={styles.view}>
      <summary>
        {floorName}, zoom {zoom}, bearing {bearingDegrees}°, pitch {pitchDegrees}°
      </summary>
      <div className={panel.fields} role="group" aria-label={`Camera of view ${number}`}>
        <SelectField
          label="Floor"
          value={floorId}
          options={floors.map(({ id, name }) => [id, name])}
          onChange={(value) => onChange({ ...frame, floorId: value }, 'floorId')}
        />
        <NumberField
          label="Longitude"
          value={lng}
          range={[-180, 180]}
          step={0.00001}
          onChange={(value) => onChange({ ...frame, center: [value, lat] }, 'center')}
        />
        <NumberField
          label="Latitude"
          value={lat}
          range={[-90, 90]}
          step={0.00001}
          onChange={(value) => onChange({ ...frame, center: [lng, value] }, 'center')}
        />
        {VIEW_FIELDS.map(({ name, label, step }) => (
          <NumberField
            key={name}
            label={label}
            value={frame[name]}
            range={FLYOVER_RANGES[name]}
            step={step}
            onChange={(value) => onChange({ ...frame, [name]: value }, name)}
          />
        ))}
      </div>
    </details>
  );
}

function FrameActions(props: Props): ReactNode {
  const { number, isFirst, isLast, isFull, onShow, onRetake, onDuplicate, onDelete, onMove } =
    props;
  const actions = [
    { label: 'Show', act: onShow },
    { label: 'Update from map', act: onRetake },
    { label: 'Duplicate', act: onDuplicate, isOff: isFull },
    { label: 'Earlier', act: () => onMove(-1), isOff: isFirst, move: 'earlier' },
    { label: 'Later', act: () => onMove(1), isOff: isLast, move: 'later' },
    { label: 'Delete', act: onDelete },
  ];
  return (
    <div className={panel.actions} role="group" aria-label={`View ${number}`}>
      {actions.map(({ label, act, isOff = false, move }) => (
        <button
          key={label}
          type="button"
          className="button button--secondary button--sm"
          disabled={isOff}
          data-move={move}
          onClick={act}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function toMs(seconds: number): number {
  return Math.round(seconds * 1000);
}
