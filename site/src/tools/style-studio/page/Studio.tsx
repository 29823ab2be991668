import VenueChoice from '@site/src/venue/choice';
import VenueStage from '@site/src/venue/stage';
import { keyOfVenue } from '@site/src/venue/tool-venue';
import { useToolBundle } from '@site/src/venue/use-tool-bundle';
import { useToolVenue } from '@site/src/venue/use-tool-venue';
import type { ReactNode } from 'react';
import { StudioSession } from './StudioSession';

/** Chooses a venue and opens the studio on it. */
export default function Studio(): ReactNode {
  const [venue, setVenue] = useToolVenue('kestrel-house');
  const state = useToolBundle(venue);
  return (
    <>
      <VenueChoice value={venue} onChange={setVenue} state={state} />
      {state.state === 'open' ? (
        <StudioSession key={keyOfVenue(venue)} venue={venue} bundle={state.bundle} />
      ) : (
        <VenueStage
          bundle={undefined}
          problem={state.state === 'refused' ? state.reason : undefined}
          onMap={() => {}}
        />
      )}
    </>
  );
}
