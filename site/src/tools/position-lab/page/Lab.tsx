import type { MapView } from '@brand/web-sdk';
import VenueChoice from '@site/src/venue/choice';
import VenueStage from '@site/src/venue/stage';
import { keyOfVenue } from '@site/src/venue/tool-venue';
import { useToolBundle } from '@site/src/venue/use-tool-bundle';
import { useToolVenue } from '@site/src/venue/use-tool-venue';
import ToolLayout from '@site/src/tools/shared/tool-layout';
import ToolMessage from '@site/src/tools/shared/tool-message';
import ToolStage from '@site/src/tools/shared/tool-layout/ToolStage';
import { type ReactNode, useState } from 'react';
import { useLabVenue } from './use-lab-venue';
import Workspace from './Workspace';

/** The part of the tool that is loaded lazily. It replays without a map too, so it needs no WebGL. */
export default function Lab(): ReactNode {
  const [venue, setVenue] = useToolVenue('harbour-mall');
  const opened = useToolBundle(venue);
  const bundle = opened.state === 'open' ? opened.bundle : undefined;
  const { lab, problem } = useLabVenue(bundle);
  const [map, setMap] = useState<MapView>();
  return (
    <ToolLayout>
      <VenueChoice value={venue} onChange={setVenue} state={opened} />
      <ToolStage>
        <VenueStage
          bundle={bundle}
          problem={opened.state === 'refused' ? opened.reason : undefined}
          onMap={setMap}
        />
      </ToolStage>
      {problem !== '' && <ToolMessage problem={problem} notice="" />}
      {lab && <Workspace key={keyOfVenue(venue)} lab={lab} map={map} venue={venue} />}
    </ToolLayout>
  );
}
