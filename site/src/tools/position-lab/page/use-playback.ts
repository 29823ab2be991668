import { type ClockState, everyTick, PlaybackClock } from '@site/src/kit/playback-clock';
import { useEffect, useState } from 'react';

const TICK_MS = 100;

export type Playback = {
  readonly state: ClockState;
  readonly clock: PlaybackClock;
  readonly rate: number;
  readonly setRate: (rate: number) => void;
};

/** The time of the playback. */
export function usePlayback(): Playback {
  const [state, setState] = useState<ClockState>({ time: 0, isPlaying: false });
  const [rate, setRate] = useState(1);
  const [clock] = useState(
    () => new PlaybackClock({ ticks: everyTick(TICK_MS), onTime: () => {}, onChange: setState }),
  );
  useEffect(() => () => clock.reset(), [clock]);
  return {
    state,
    clock,
    rate,
    setRate: (next) => {
      clock.setRate(next);
      setRate(next);
    },
  };
}
