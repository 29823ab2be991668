import VenueChoice from '@site/src/components/VenueChoice';
import VenueStage from '@site/src/components/VenueStage';
import { keyOfVenue, type ToolVenue } from '@site/src/tools/venue/tool-venue';
import { useToolBundle } from '@site/src/tools/venue/use-tool-bundle';
import { type ReactNode, useState } from 'react';
import { StudioSession } from './StudioSession';

const FIRST: ToolVenue = { kind: 'demo', id: 'kestrel-house', name: 'Kestrel House' };

/** The studio: a venue, and work on its look. */
export default function Studio(): ReactNode {
  const [venue, setVenue] = useState<ToolVenue>(FIRST);
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
