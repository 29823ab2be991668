import PlaybackControls from '@site/src/tools/shared/playback-controls';
import type { WorkspaceProps } from '@site/src/tools/shared/tool-on-venue';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import PanelHead from '@site/src/tools/shared/panel/PanelHead';
import { type DrawnPoint, NEW_PROJECT, positionsOf, type WalkProject } from '../walk-project';
import { readWalkFile, writeProject } from '../walk-file';
import { type WorkKind, useToolDocument } from '@site/src/tools/shared/use-tool-document';
import { keyOfVenue } from '@site/src/venue/tool-venue';
import { type ReactNode, useMemo, useState } from 'react';
import { Options } from './Options';
import { PointList } from './PointList';
import { SaveAndOpen } from './SaveAndOpen';
import { Summary } from './Summary';
import { useDotPlayer } from './use-dot-player';
import { useDrawing } from './use-drawing';
import { WayFields } from './WayFields';

const WALKS: WorkKind<WalkProject> = {
  tool: 'walk',
  empty: NEW_PROJECT,
  write: writeProject,
  read: readWalkFile,
};

/** Draws, edits, plays and saves a walk on a venue. */
export default function Workspace({ map, venue }: WorkspaceProps): ReactNode {
  const [floorIds] = useState(() => map.venue.floors.map(({ id }) => id));
  const venueName = venue.kind === 'demo' ? venue.id : venue.name;
  const { work, problem, notice, setProblem, edit, undo, redo, open } = useToolDocument(WALKS, {
    key: keyOfVenue(venue),
    venue: venueName,
    floorIds,
  });
  const { points, options } = work;
  const positions = useMemo(() => positionsOf({ points, options }), [points, options]);
  const player = useDotPlayer(map, positions, setProblem);
  const setPoints = (next: readonly DrawnPoint[], topic?: string): void =>
    edit({ points: next, options }, topic);
  const { addAtCenter } = useDrawing(map, {
    points,
    isLocked: player.clock.isPlaying,
    onAdd: (added) => setPoints([...points, ...added]),
    onProblem: setProblem,
  });
  return (
    <>
      <PanelHead {...{ undo, redo, problem, notice }}>
        <button
          type="button"
          className="button button--primary button--sm"
          onClick={() => void addAtCenter()}
        >
          Add point at centre
        </button>
      </PanelHead>
      <Summary project={work} positions={positions} />
      <PlaybackControls
        what="walk"
        clock={player.clock}
        duration={player.duration}
        rate={player.rate}
        onToggle={player.toggle}
        onScrub={player.scrub}
        onRate={player.setRate}
      >
        <label className={panel.check}>
          <input
            type="checkbox"
            checked={player.isFollowing}
            onChange={({ currentTarget }) => player.follow(currentTarget.checked)}
          />
          Follow the dot
        </label>
      </PlaybackControls>
      <WayFields map={map} onWay={(way) => setPoints(way)} onProblem={setProblem} />
      <PointList map={map} points={points} onChange={setPoints} />
      <div className={panel.actions}>
        <button
          type="button"
          className="button button--secondary"
          disabled={points.length === 0}
          onClick={() => setPoints([])}
        >
          Delete all points
        </button>
      </div>
      <Options
        options={options}
        onChange={(next, topic) => edit({ points, options: next }, topic)}
      />
      <SaveAndOpen project={work} positions={positions} venue={venueName} onOpen={open} />
    </>
  );
}
