import { useCallback, useState } from 'react';
import type { OwnVenue } from '@site/src/venue/own/own-venue';
import { useOwnVenue } from '@site/src/venue/own/use-own-venue';
import type { VenueReport } from '../frame-messages';

/** What a sample draws instead of its demo venue. */
export type SampleVenue = {
  /** The reader's venue, if samples show one. */
  readonly offered: OwnVenue | undefined;
  /** The reader's venue if this sample shows it. */
  readonly own: OwnVenue | undefined;
  /** Whether samples of this version can show it. */
  readonly isPossible: boolean;
  /** The name that the sample's map reports; `undefined` until it has loaded the venue. */
  readonly drawn: string | undefined;
  readonly standIns: readonly PlaceStandIn[];
  readonly onReport: (report: VenueReport) => void;
  /** Switches this sample between the reader's venue and its demo venue. */
  readonly toggle: () => void;
};

export type PlaceStandIn = { readonly wanted: string; readonly used: string };

type Drawn = { readonly name: string; readonly standIns: readonly PlaceStandIn[] };

/** Samples whose SDK can open the reader's venue, by their path below `examples/`. */
const ADAPTABLE = /^(?:web-sdk|showcase)\/6\.0\//;

export function useSampleVenue(sample: string): SampleVenue {
  const offered = useOwnVenue();
  const [isDemoChosen, setDemoChosen] = useState(false);
  const [drawn, setDrawn] = useState<Drawn>();
  const isPossible = ADAPTABLE.test(sample);
  const own = isPossible && !isDemoChosen ? offered : undefined;
  const onReport = useCallback(
    (report: VenueReport): void =>
      setDrawn((before) => {
        if (report.type === 'sample-venue') return { name: report.name, standIns: [] };
        const { wanted, used } = report;
        return before && { ...before, standIns: [...before.standIns, { wanted, used }] };
      }),
    [],
  );
  const toggle = useCallback((): void => {
    setDrawn(undefined);
    setDemoChosen((isDemo) => !isDemo);
  }, []);
  return {
    offered,
    own,
    isPossible,
    drawn: drawn?.name,
    standIns: drawn?.standIns ?? [],
    onReport,
    toggle,
  };
}
