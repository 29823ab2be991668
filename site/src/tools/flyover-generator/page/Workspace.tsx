import PlaybackControls from '@site/src/tools/shared/playback-controls';
import type { WorkspaceProps } from '@site/src/tools/shared/tool-on-venue';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import PanelHead from '@site/src/tools/shared/panel/PanelHead';
import {
  type Flyover,
  createKeyFrame,
  type KeyFrame,
  MAX_FRAMES,
  NEW_FLYOVER,
  TOO_MANY_VIEWS,
  viewOf,
} from '../flyover';
import { readFlyoverFile, writeFlyoverFile } from '../flyover-file';
import { timeOfFrame } from '../timeline';
import { useToolDocument, type WorkKind } from '@site/src/tools/shared/use-tool-document';
import { keyOfVenue } from '@site/src/venue/tool-venue';
import { type ReactNode, useState } from 'react';
import { FrameList } from './FrameList';
import { Output } from './Output';
import { Summary } from './Summary';
import { useFlyoverPlayer } from './use-flyover-player';

const FLYOVERS: WorkKind<Flyover> = {
  tool: 'flyover',
  empty: NEW_FLYOVER,
  write: writeFlyoverFile,
  read: readFlyoverFile,
};

/** Edits, previews and exports a flyover of a venue. */
export default function Workspace({ map, venue }: WorkspaceProps): ReactNode {
  const [floors] = useState(() => map.venue.floors.map(({ id, name }) => ({ id, name })));
  const venueName = venue.kind === 'demo' ? venue.id : venue.name;
  const { work, problem, notice, setProblem, edit, undo, redo, open } = useToolDocument(FLYOVERS, {
    key: keyOfVenue(venue),
    venue: venueName,
    floorIds: floors.map(({ id }) => id),
  });
  const { frames, loop } = work;
  const player = useFlyoverPlayer(map, work);
  const setFrames = (next: readonly KeyFrame[], topic?: string): void =>
    edit({ loop, frames: next }, topic);
  const addView = (): void => {
    if (frames.length < MAX_FRAMES) setFrames([...frames, createKeyFrame(viewOf(map), frames)]);
    else setProblem(TOO_MANY_VIEWS);
  };
  return (
    <>
      <PanelHead {...{ undo, redo, problem, notice }}>
        <button type="button" className="button button--primary button--sm" onClick={addView}>
          Add this view
        </button>
      </PanelHead>
      <Summary flyover={work} />
      <PlaybackControls what="flyover" {...player}>
        <label className={panel.check}>
          <input
            type="checkbox"
            checked={loop}
            onChange={({ currentTarget }) => edit({ frames, loop: currentTarget.checked })}
          />
          Loop
        </label>
      </PlaybackControls>
      <FrameList
        frames={frames}
        floors={floors}
        onChange={setFrames}
        onShow={(index) => player.onScrub(timeOfFrame(work, index))}
        getView={() => viewOf(map)}
      />
      <div className={panel.actions}>
        <button
          type="button"
          className="button button--secondary"
          disabled={frames.length === 0}
          onClick={() => setFrames([])}
        >
          Delete all views
        </button>
      </div>
      <Output flyover={work} venue={venue} onOpen={open} />
    </>
  );
}
