import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlaygroundSession } from '../../playground/session/playground-session';
import type { PlaygroundState } from '../../playground/session/playground-state';
import type { WalkPlace } from '../../playground/simulator/simulator-messages';
import {
  durationOf,
  makeWalk,
  positionAt,
  type WalkOptions,
  type WalkPoint,
  type WalkPosition,
} from '../../playground/simulator/walk';

export type WalkControl = {
  readonly places: readonly WalkPlace[];
  readonly ends: { readonly from: string; readonly to: string };
  readonly options: WalkOptions;
  readonly positions: readonly WalkPosition[];
  readonly duration: number;
  readonly time: number;
  readonly isPlaying: boolean;
  /** Why there is no walk; empty where there is one. */
  readonly message: string;
  readonly setFrom: (id: string) => void;
  readonly setTo: (id: string) => void;
  readonly setOptions: (options: WalkOptions) => void;
  readonly toggle: () => void;
  readonly scrub: (time: number) => void;
};

const OPTIONS: WalkOptions = {
  speed: 1.5,
  accuracy: 4,
  hasHeading: true,
  lossStart: 10,
  lossLength: 0,
};
const TICK_MS = 250;

/** A walk on the map that is shown: planned by its venue, told to its blue dot. */
export function useWalk(session: PlaygroundSession, { mapNumber }: PlaygroundState): WalkControl {
  const [places, setPlaces] = useState<readonly WalkPlace[]>([]);
  const [ends, setEnds] = useState({ from: '', to: '' });
  const [route, setRoute] = useState<{ points: readonly WalkPoint[]; message: string }>();
  const [options, setOptions] = useState(OPTIONS);
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const told = useRef<WalkPosition>(undefined);
  const positions = useMemo(() => makeWalk(route?.points ?? [], options), [route, options]);
  const duration = durationOf(positions);

  useEffect(() => {
    const stop = session.onAnswer((answer) => {
      if (answer.type === 'simulator-route') setRoute(answer);
      else {
        setPlaces(answer.places);
        setEnds((before) => chooseEnds(answer.places, before));
      }
    });
    return stop;
  }, [session]);

  // Another map may be of another venue.
  useEffect(() => {
    told.current = undefined;
    if (mapNumber > 0) session.ask({ type: 'simulator-places' });
  }, [session, mapNumber]);

  useEffect(() => {
    setTime(0);
    setPlaying(false);
    if (ends.from !== '' && ends.to !== '') session.ask({ type: 'simulator-route', ...ends });
  }, [session, ends, mapNumber]);

  const scrub = (next: number): void => {
    setTime(next);
    const position = positionAt(positions, next);
    if (!position || position === told.current) return;
    told.current = position;
    const { timestamp: _, ...report } = position;
    session.ask({ type: 'simulator-report', position: report });
  };

  useEffect(() => {
    if (!isPlaying) return undefined;
    if (time >= duration) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => scrub(Math.min(duration, time + TICK_MS)), TICK_MS);
    return () => clearTimeout(timer);
  });

  return {
    places,
    ends,
    options,
    positions,
    duration,
    time: Math.min(time, duration),
    isPlaying,
    message: messageOf(places, route?.message ?? ''),
    setFrom: (from) => setEnds((before) => ({ ...before, from })),
    setTo: (to) => setEnds((before) => ({ ...before, to })),
    setOptions,
    toggle: () => {
      if (time >= duration) setTime(0);
      setPlaying((before) => !before);
    },
    scrub: (next) => {
      setPlaying(false);
      scrub(next);
    },
  };
}

function messageOf(places: readonly WalkPlace[], refusal: string): string {
  if (places.length === 0) return 'A walk needs a map with places. Run a program that shows one.';
  return refusal;
}

/** Keeps what was chosen where the venue has it too. */
function chooseEnds(places: readonly WalkPlace[], { from, to }: { from: string; to: string }) {
  const ids = places.map(({ id }) => id);
  const far = ids[Math.floor(ids.length / 2)] ?? '';
  return {
    from: ids.includes(from) ? from : (ids[0] ?? ''),
    to: ids.includes(to) ? to : far,
  };
}
