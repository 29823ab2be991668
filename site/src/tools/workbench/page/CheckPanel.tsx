import type { ListedFinding, OpenedVenue } from '../protocol';
import type { BenchClient } from '../workbench-client';
import type { ReactNode } from 'react';
import { ConversionReport } from './ConversionReport';
import { Downloads } from './Downloads';
import { Findings } from './Findings';
import { ShowInSamples } from './ShowInSamples';
import type { Edits } from './use-edits';
import { VenueEdits } from './VenueEdits';

type Props = {
  readonly venue: OpenedVenue;
  readonly client: BenchClient;
  readonly floorId: string;
  readonly edits: Edits;
  /** Number of edits and undone edits. */
  readonly changes: number;
  /** Index of the finding that the map shows. */
  readonly shown: number | undefined;
  readonly onShow: (finding: ListedFinding) => void;
};

/** The findings of an open file, its conversion report, edits of all of it, and downloads. */
export function CheckPanel(props: Props): ReactNode {
  const { venue, client, floorId, edits, changes, shown, onShow } = props;
  const { problem, conversion } = venue;
  return (
    <>
      {problem === undefined && <ShowInSamples key={changes} venue={venue} client={client} />}
      {problem === undefined && <VenueEdits venue={venue} client={client} edits={edits} />}
      <Findings
        // An edited venue has other findings.
        key={changes}
        venue={venue}
        client={client}
        shown={shown}
        onShow={onShow}
      />
      {conversion && <ConversionReport venue={venue} conversion={conversion} />}
      {problem === undefined && <Downloads venue={venue} client={client} floorId={floorId} />}
    </>
  );
}
