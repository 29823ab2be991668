import SelectField from '@site/src/ui/select-field';
import type { ClockState } from '@site/src/kit/playback-clock';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  /** Noun for labels, such as `walk`. */
  readonly what: string;
  readonly clock: ClockState;
  /** Milliseconds. */
  readonly duration: number;
  readonly rate: number;
  readonly onToggle: () => void;
  readonly onScrub: (time: number) => void;
  readonly onRate: (rate: number) => void;
  readonly children?: ReactNode;
};

const RATES = [0.5, 1, 2, 4, 8];
/** Step of the slider: smaller ones are hardly visible. */
const MIN_STEP_MS = 100;

/** Play button, time slider and rate of a playback. */
export default function PlaybackControls(props: Props): ReactNode {
  const { what, clock, duration, rate, onToggle, onScrub, onRate, children } = props;
  const isEmpty = duration === 0;
  const said = `${seconds(clock.time)} of ${seconds(duration)}`;
  return (
    <div className={styles.bar} role="group" aria-label={`Play the ${what}`}>
      <button
        type="button"
        className="button button--primary"
        disabled={isEmpty}
        onClick={onToggle}
      >
        {clock.isPlaying ? 'Pause' : 'Play'}
      </button>
      <input
        type="range"
        className={styles.time}
        aria-label={`Position in the ${what}`}
        aria-valuetext={said}
        disabled={isEmpty}
        min={0}
        max={duration}
        step={MIN_STEP_MS}
        value={clock.time}
        onChange={({ currentTarget }) => onScrub(currentTarget.valueAsNumber)}
      />
      <span className={styles.said}>{said}</span>
      <SelectField
        label="Playback speed"
        value={String(rate)}
        options={RATES.map((each) => [String(each), `${each}×`])}
        onChange={(value) => onRate(Number(value))}
      />
      {children}
    </div>
  );
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
