import type { MapView } from '@brand/web-sdk';
import type { ToolVenue } from '@site/src/venue/tool-venue';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import PlaybackControls from '@site/src/tools/shared/playback-controls';
import ToolMessage from '@site/src/tools/shared/tool-message';
import { type Placement, placeFixes } from '../lab/placement';
import { type LabSettings, NEW_SETTINGS } from '../lab/settings';
import { defaultFloorSource } from '../lab/to-reports';
import { frameAt, type LabVenue, replayTrack, type Track } from '../lab/track';
import type { Recording } from '../recording';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Charts } from './Charts';
import { Figures } from './Figures';
import { Moment } from './Moment';
import { Output } from './Output';
import { Parameters } from './Parameters';
import { PlacementFields } from './PlacementFields';
import { RecordingChoice } from './RecordingChoice';
import { useMapTrack } from './use-map-track';
import { usePlayback } from './use-playback';
import { useRecording } from './use-recording';

type Props = {
  readonly lab: LabVenue;
  /** `undefined` until the map is drawn, or if this browser cannot draw it. */
  readonly map: MapView | undefined;
  readonly venue: ToolVenue;
};

/** A recording, its replay through the SDK, and the parameters. */
export default function Workspace({ lab, map, venue }: Props): ReactNode {
  const player = usePlayback();
  const source = useRecording(lab.venue, () => player.clock.reset());
  const { recording } = source;
  const [placed, setPlaced] = useState<{ recording: Recording; placement: Placement }>();
  const placement = placed?.recording === recording ? placed?.placement : undefined;
  const fixes = useMemo(
    () => placeFixes(recording?.fixes ?? [], placement),
    [recording, placement],
  );
  const [settings, setSettings] = useState<LabSettings>(NEW_SETTINGS);
  const suited = useMemo(() => suitFloors(settings, recording, lab), [settings, recording, lab]);
  const { track, failure } = useTrack(fixes, suited, lab);
  const { clock, state } = player;
  const duration = track?.duration ?? 0;
  useEffect(() => clock.setDuration(duration), [clock, duration]);
  const frame = track && frameAt(track.frames, state.time);
  const [isFollowing, follow] = useMapTrack(map, {
    fixes,
    track,
    frame,
    settings: suited.dot,
    isPlaying: state.isPlaying,
  });
  return (
    <>
      <RecordingChoice source={source} />
      <ToolMessage problem={source.problem || failure} notice={source.notice} />
      {recording && recording.fixes.length > 0 && (
        <PlacementFields
          key={recording.name}
          {...{ lab, map, placement }}
          fixes={recording.fixes}
          onChange={(next) => setPlaced(next && { recording, placement: next })}
        />
      )}
      {track && (
        <>
          <PlaybackControls
            what="recording"
            clock={state}
            duration={duration}
            rate={player.rate}
            onToggle={() => clock.toggle()}
            onScrub={(time) => clock.scrub(time)}
            onRate={player.setRate}
          >
            <label className={panel.check}>
              <input
                type="checkbox"
                checked={isFollowing}
                onChange={({ currentTarget }) => follow(currentTarget.checked)}
              />
              Follow the dot
            </label>
          </PlaybackControls>
          <Moment {...{ track, frame }} venue={lab.venue} />
          <Charts
            track={track}
            venue={lab.venue}
            time={state.time}
            onScrub={(time) => clock.scrub(time)}
          />
          <Figures track={track} hasSnapping={suited.filter.snapWithin > 0} />
        </>
      )}
      <Parameters
        settings={suited}
        lab={lab}
        fixes={fixes}
        onChange={setSettings}
        onReset={() => setSettings(NEW_SETTINGS)}
      />
      <Output settings={suited} venue={venue} track={track} name={recording?.name ?? ''} />
    </>
  );
}

/** Replaces a source of floors that the recording does not have. */
function suitFloors(
  settings: LabSettings,
  recording: Recording | undefined,
  { venue }: LabVenue,
): LabSettings {
  const { source } = settings.floors;
  if (!recording || recording.fixes.length === 0 || source.startsWith('floor:')) return settings;
  const hasAltitude = recording.fixes.some(({ altitude }) => altitude !== undefined);
  if (source === 'altitude' && hasAltitude) return settings;
  const suited = defaultFloorSource(recording.fixes, venue);
  if (suited === source) return settings;
  return { ...settings, floors: { ...settings.floors, source: suited } };
}

/** The replay from the start, again after every change. */
function useTrack(
  fixes: Parameters<typeof replayTrack>[0],
  settings: LabSettings,
  lab: LabVenue,
): { readonly track: Track | undefined; readonly failure: string } {
  const input = useMemo(() => ({ fixes, settings }), [fixes, settings]);
  // A long replay would delay the field in which the reader types.
  const deferred = useDeferredValue(input);
  return useMemo(() => {
    if (deferred.fixes.length === 0) return { track: undefined, failure: '' };
    try {
      return { track: replayTrack(deferred.fixes, deferred.settings, lab), failure: '' };
    } catch (error) {
      return { track: undefined, failure: (error as Error).message };
    }
  }, [deferred, lab]);
}
