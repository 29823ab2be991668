import type { MapView } from '@brand/web-sdk';
import VenueChoice from '@site/src/venue/choice';
import VenueStage from '@site/src/venue/stage';
import { keyOfVenue, type ToolVenue } from '@site/src/venue/tool-venue';
import { useToolBundle } from '@site/src/venue/use-tool-bundle';
import { useToolVenue } from '@site/src/venue/use-tool-venue';
import ToolLayout from '../tool-layout';
import ToolStage from '../tool-layout/ToolStage';
import { type ComponentType, type ReactNode, useState } from 'react';

/** Props of a workspace, which is remounted for another venue. */
export type WorkspaceProps = { readonly map: MapView; readonly venue: ToolVenue };

/** A tool on the map of a venue: the choice of the venue, the map and the workspace. */
export default function ToolOnVenue({
  workspace: Workspace,
}: {
  readonly workspace: ComponentType<WorkspaceProps>;
}): ReactNode {
  const [venue, setVenue] = useToolVenue('harbour-mall');
  const opened = useToolBundle(venue);
  const [map, setMap] = useState<MapView>();
  return (
    <ToolLayout>
      <VenueChoice value={venue} onChange={setVenue} state={opened} />
      <ToolStage>
        <VenueStage
          bundle={opened.state === 'open' ? opened.bundle : undefined}
          problem={opened.state === 'refused' ? opened.reason : undefined}
          onMap={setMap}
        />
      </ToolStage>
      {map && <Workspace key={keyOfVenue(venue)} map={map} venue={venue} />}
    </ToolLayout>
  );
}
