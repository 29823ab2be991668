import type { MapView } from '@brand/web-sdk';
import type { BlueDot } from '@brand/web-sdk/blue-dot';
import type { WalkPosition } from '@site/src/venue/walk/walk';
import { useEffect, useEffectEvent, useState } from 'react';

type FollowOptions = {
  readonly dot: BlueDot | undefined;
  /** The position that was last reported to the dot. */
  readonly lastReported: WalkPosition | undefined;
  readonly isPlaying: boolean;
};

/**
 * Keeps the dot in view while it plays, until the reader moves the map. While scrubbing, the map
 * changes to the floor of the dot and the camera stays.
 */
export function useFollowing(
  map: MapView,
  { dot, lastReported: told, isPlaying }: FollowOptions,
): readonly [isWanted: boolean, setWanted: (isWanted: boolean) => void] {
  const [isWanted, setWanted] = useState(true);
  const isOn = isWanted && isPlaying;
  useEffect(
    () => dot?.on('follow-change', ({ reason }) => reason !== 'app' && setWanted(false)),
    [dot],
  );
  useEffect(() => {
    if (!map.isRemoved) dot?.follow(isOn ? 'position' : 'off');
  }, [dot, isOn, map]);
  const showFloor = useEffectEvent((floorId: string) => {
    if (!isWanted || isPlaying || map.isRemoved) return;
    if (map.floors.current.id !== floorId) void map.floors.set(floorId);
  });
  useEffect(() => {
    if (told?.floorId !== undefined) showFloor(told.floorId);
  }, [told]);
  return [isWanted, setWanted];
}
