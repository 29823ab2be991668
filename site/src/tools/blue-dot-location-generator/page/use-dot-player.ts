import type { MapView } from '@brand/web-sdk';
import type { BlueDot } from '@brand/web-sdk/blue-dot';
import { durationOf, type WalkPosition } from '@site/src/venue/walk/walk';
import { DotPlayer } from '../dot-player';
import type { ClockState } from '@site/src/kit/playback-clock';
import { loadSdk } from '@site/src/venue/load-sdk';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFollowing } from './use-following';

export type WalkPlaying = {
  readonly clock: ClockState;
  readonly duration: number;
  readonly rate: number;
  readonly isFollowing: boolean;
  readonly toggle: () => void;
  readonly scrub: (time: number) => void;
  readonly setRate: (rate: number) => void;
  readonly follow: (isWanted: boolean) => void;
};

/** Plays positions on the blue dot of a map. */
export function useDotPlayer(
  map: MapView,
  positions: readonly WalkPosition[],
  onProblem: (problem: string) => void,
): WalkPlaying {
  const [clock, setClock] = useState<ClockState>({ time: 0, isPlaying: false });
  const [lastReported, setLastReported] = useState<WalkPosition>();
  const [player] = useState(() => new DotPlayer({ onChange: setClock, onReport: setLastReported }));
  const [rate, setRate] = useState(1);
  const [dot, setDot] = useState<BlueDot>();
  const [isFollowing, follow] = useFollowing(map, {
    dot,
    lastReported,
    isPlaying: clock.isPlaying,
  });

  const report = useEffectEvent(onProblem);
  useEffect(() => {
    let isGone = false;
    const begin = async (): Promise<void> => {
      const { blueDot } = await loadSdk('blue-dot');
      if (isGone || map.isRemoved) return;
      const made = map.use(blueDot);
      player.setDot(made);
      setDot(made);
    };
    begin().catch((error: Error) => {
      if (!isGone) report(error.message);
    });
    return () => {
      isGone = true;
      player.clock.reset();
      player.setDot(undefined);
    };
  }, [map, player]);

  useEffect(() => player.load(positions), [player, positions]);

  return {
    clock,
    duration: dot ? durationOf(positions) : 0,
    rate,
    isFollowing,
    toggle: () => player.clock.toggle(),
    scrub: (time) => player.clock.scrub(time),
    setRate: (next) => {
      player.clock.setRate(next);
      setRate(next);
    },
    follow,
  };
}
