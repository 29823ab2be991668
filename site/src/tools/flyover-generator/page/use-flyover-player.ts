import type { MapView } from '@brand/web-sdk';
import type { Flyover } from '../flyover';
import { FlyoverPlayer } from '../flyover-player';
import { durationOf } from '../timeline';
import type { ClockState } from '@site/src/kit/playback-clock';
import { useEffect, useState } from 'react';

export type FlyoverPlaying = {
  readonly clock: ClockState;
  readonly duration: number;
  readonly rate: number;
  readonly onToggle: () => void;
  readonly onScrub: (time: number) => void;
  readonly onRate: (rate: number) => void;
};

/** Plays a flyover on the map that existed when the tool started. */
export function useFlyoverPlayer(map: MapView, flyover: Flyover): FlyoverPlaying {
  const [clock, setClock] = useState<ClockState>({ time: 0, isPlaying: false });
  const [player] = useState(() => new FlyoverPlayer({ map, onChange: setClock }));
  const [rate, setRate] = useState(1);
  useEffect(() => player.listen(), [player]);
  useEffect(() => player.load(flyover), [player, flyover]);
  return {
    clock,
    duration: durationOf(flyover),
    rate,
    onToggle: () => player.clock.toggle(),
    onScrub: (time) => player.clock.scrub(time),
    onRate: (next) => {
      player.clock.setRate(next);
      setRate(next);
    },
  };
}
