import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { WalkOptions, WalkPosition } from '@site/src/venue/walk/walk';
import { saveFile } from '@site/src/kit/save-file';
import { WalkPlayer } from '../simulator/walk-player';
import type { WalkPlace } from '../simulator/simulator-messages';
import type { Playing } from './use-session';
import barStyles from './bar.module.css';
import paneStyles from './panes.module.css';

/** Simulates a walk through the venue and sends its positions to the map. */
export default function SimulatorPane({ session }: Pick<Playing, 'session'>) {
  const [player] = useState(() => new WalkPlayer(session));
  useEffect(() => player.begin(), [player]);
  const walk = useSyncExternalStore(player.subscribe, player.getState);
  const { places, from, to, options, positions, duration, time, isPlaying, message } = walk;
  const isReady = positions.length > 0;
  const isLost =
    time >= options.lossStart * 1000 && time < (options.lossStart + options.lossLength) * 1000;
  return (
    <fieldset className={paneStyles.simulator}>
      <legend>Position simulator</legend>
      <div className={paneStyles.simulatorRow}>
        <PlaceField
          label="From"
          places={places}
          value={from}
          onChange={(id) => player.choose({ from: id })}
        />
        <PlaceField
          label="To"
          places={places}
          value={to}
          onChange={(id) => player.choose({ to: id })}
        />
      </div>
      {message !== '' && <p className={paneStyles.empty}>{message}</p>}
      <div className={paneStyles.simulatorRow}>
        <button
          type="button"
          className={barStyles.button}
          disabled={!isReady}
          onClick={() => player.toggle()}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <input
          type="range"
          aria-label="Position in the walk"
          aria-valuetext={`${seconds(time)} of ${seconds(duration)}`}
          disabled={!isReady}
          min={0}
          max={duration}
          step={100}
          value={time}
          onChange={({ target }) => player.scrub(target.valueAsNumber)}
        />
        <output>
          {seconds(time)} / {seconds(duration)}
          {isLost && options.lossLength > 0 ? ', no signal' : ''}
        </output>
        <button
          type="button"
          className={barStyles.button}
          disabled={!isReady}
          onClick={() => exportWalk(positions, nameOf(places, [from, to]))}
        >
          Export JSON
        </button>
      </div>
      <WalkFields options={options} onChange={(changed) => player.setOptions(changed)} />
    </fieldset>
  );
}

function PlaceField({
  label,
  places,
  value,
  onChange,
}: {
  readonly label: string;
  readonly places: readonly WalkPlace[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  return (
    <label className={barStyles.field}>
      <span>{label}</span>
      <select
        value={value}
        disabled={places.length === 0}
        onChange={({ target }) => onChange(target.value)}
      >
        {places.length === 0 && <option value="">No places yet</option>}
        {places.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const FIELDS = [
  { name: 'speed', label: 'Speed', unit: ' m/s', min: 0.5, max: 6, step: 0.5 },
  { name: 'accuracy', label: 'Accuracy', unit: ' m', min: 0, max: 40, step: 1 },
  { name: 'lossStart', label: 'Signal lost at', unit: ' s', min: 0, max: 120, step: 1 },
  { name: 'lossLength', label: 'for', unit: ' s', min: 0, max: 60, step: 1 },
] as const;

function WalkFields({
  options,
  onChange,
}: {
  readonly options: WalkOptions;
  readonly onChange: (options: WalkOptions) => void;
}) {
  const id = useId();
  return (
    <div className={paneStyles.simulatorFields}>
      {FIELDS.map(({ name, label, unit, min, max, step }) => (
        <div key={name} className={paneStyles.control}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input
            id={`${id}-${name}`}
            type="range"
            {...{ min, max, step }}
            value={options[name]}
            onChange={({ target }) => onChange({ ...options, [name]: target.valueAsNumber })}
          />
          <output htmlFor={`${id}-${name}`}>
            {options[name]}
            {unit}
          </output>
        </div>
      ))}
      <div className={paneStyles.control}>
        <label htmlFor={`${id}-heading`}>Heading</label>
        <input
          id={`${id}-heading`}
          type="checkbox"
          role="switch"
          aria-checked={options.hasHeading}
          checked={options.hasHeading}
          onChange={({ target }) => onChange({ ...options, hasHeading: target.checked })}
        />
      </div>
    </div>
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(0)} s`;
}

function nameOf(places: readonly WalkPlace[], ends: readonly string[]): string {
  const names = ends.map((id) => places.find((place) => place.id === id)?.name ?? id);
  return `${names
    .join('-to-')
    .toLowerCase()
    .replaceAll(/[^\w]+/g, '-')}.json`;
}

/**
 * The positions as `dot.report` of every SDK accepts them; `timestamp` is relative to the start.
 */
function exportWalk(positions: readonly WalkPosition[], name: string): void {
  const text = `${JSON.stringify(positions, null, 2)}\n`;
  saveFile(name, new Blob([text], { type: 'application/json' }));
}
