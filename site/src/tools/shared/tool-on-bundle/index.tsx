import VenueChoice from '@site/src/venue/choice';
import VenueStage from '@site/src/venue/stage';
import type { ToolBundle } from '@site/src/venue/tool-bundle';
import { keyOfVenue, type ToolVenue } from '@site/src/venue/tool-venue';
import { useToolBundle } from '@site/src/venue/use-tool-bundle';
import { useToolVenue } from '@site/src/venue/use-tool-venue';
import ToolLayout from '../tool-layout';
import ToolStage from '../tool-layout/ToolStage';
import type { ComponentType, ReactNode } from 'react';

/** Props of a session, which is remounted for another venue. */
export type SessionProps = { readonly venue: ToolVenue; readonly bundle: ToolBundle };

/** A tool that edits the bundle of a venue: the choice of the venue and the session. */
export default function ToolOnBundle({
  session: Session,
}: {
  readonly session: ComponentType<SessionProps>;
}): ReactNode {
  const [venue, setVenue] = useToolVenue('kestrel-house');
  const opened = useToolBundle(venue);
  return (
    <ToolLayout>
      <VenueChoice value={venue} onChange={setVenue} state={opened} />
      {opened.state === 'open' ? (
        <Session key={keyOfVenue(venue)} venue={venue} bundle={opened.bundle} />
      ) : (
        <ToolStage>
          <VenueStage
            bundle={undefined}
            problem={opened.state === 'refused' ? opened.reason : undefined}
            onMap={() => {}}
          />
        </ToolStage>
      )}
    </ToolLayout>
  );
}
