import type { Venue } from '@brand/venue';
import type { BlueDotOptions } from './blue-dot-options.ts';
import type { TrackerRules } from './dot-tracker.ts';
import { isInVenue } from './footprint.ts';

type RuleOptions = {
  readonly [Name in 'staleAfter' | 'uncertainAbove' | 'boundsPadding']?:
    | BlueDotOptions[Name]
    | undefined;
};

/** The rules by which positions in a venue are evaluated. */
export function createTrackerRules(
  venue: Venue,
  { staleAfter = 30_000, uncertainAbove = 50, boundsPadding = 20 }: RuleOptions,
): TrackerRules {
  return {
    staleAfter,
    uncertainAbove,
    isInside: ({ lngLat }) => isInVenue(venue.frame.toMetres(lngLat), venue.floors, boundsPadding),
  };
}
