import type { MapView } from '@brand/web-sdk';
import { loadSdk } from '@site/src/venue/load-sdk';
import { LabDot } from '../lab/lab-dot';
import type { DotSettings } from '../lab/settings';
import { drawMoment, drawTraces } from '../lab/traces';
import { distanceToVenue } from '../lab/placement';
import type { Track, TrackFrame } from '../lab/track';
import type { Fix } from '../recording';
import { useEffect, useEffectEvent, useState } from 'react';

type MapTrack = {
  /** The recording, where it is placed. */
  readonly fixes: readonly Fix[];
  readonly track: Track | undefined;
  readonly frame: TrackFrame | undefined;
  readonly settings: DotSettings;
  readonly isPlaying: boolean;
};

/** Shows a track on the map. Returns whether the map follows the dot. */
export function useMapTrack(
  map: MapView | undefined,
  { fixes, track, frame, settings, isPlaying }: MapTrack,
): readonly [isFollowing: boolean, follow: (isFollowing: boolean) => void] {
  const [isWanted, setWanted] = useState(true);
  const [dot, setDot] = useState<LabDot>();

  useEffect(() => {
    if (!map) return undefined;
    let made: LabDot | undefined;
    let isGone = false;
    const begin = async (): Promise<void> => {
      const { blueDot } = await loadSdk('blue-dot');
      if (isGone || map.isRemoved) return;
      made = new LabDot((options) => map.use(blueDot, options), {
        settings,
        onFollowEnd: () => setWanted(false),
      });
      setDot(made);
    };
    void begin();
    return () => {
      isGone = true;
      setDot(undefined);
      if (!map.isRemoved) made?.remove();
    };
  }, [map, settings]);

  useEffect(() => {
    if (map && track && !map.isRemoved) return drawTraces(map, track);
    return undefined;
  }, [map, track]);

  // Frames of one position differ only in the pose of the dot.
  const index = frame?.index;
  useEffect(() => {
    if (!map || !track || index === undefined || map.isRemoved) return undefined;
    return drawMoment(map, track.positions[index]!);
  }, [map, track, index]);

  useEffect(() => {
    if (track && !map?.isRemoved) dot?.show(frame, track);
  }, [dot, track, frame, map]);

  const isFollowing = isWanted && isPlaying;
  useEffect(() => {
    if (!map?.isRemoved) dot?.follow(isFollowing);
  }, [dot, isFollowing, map]);

  const showFloor = useEffectEvent((floorId: string) => {
    if (!map || !isWanted || isPlaying || map.isRemoved) return;
    if (map.floors.current.id !== floorId) void map.floors.set(floorId);
  });
  const floorId = frame?.floorId;
  useEffect(() => {
    if (floorId !== undefined) showFloor(floorId);
  }, [floorId]);

  useEffect(() => {
    if (map && !map.isRemoved && fixes.length > 0) showFixes(map, fixes);
  }, [map, fixes]);

  return [isWanted, setWanted];
}

/** Moves the camera to a recording, unless it lies far from the venue. */
function showFixes(map: MapView, fixes: readonly Fix[]): void {
  if (distanceToVenue(fixes, map.venue) > 0) return;
  void map.camera.focusOn(
    fixes.map(({ lngLat }) => ({ lngLat })),
    { maxZoom: 20 },
  );
}
