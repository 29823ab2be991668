import type { Location, LocationInstance } from '../../v3/extensions/locations/types.gen.ts';
import type { BundleView } from '../bundle-view.ts';
import { definedEntries } from '../defined-entries.ts';

/** A location or a location instance, with its path in the file. */
export type VenuePlace = {
  readonly file: string;
  readonly index: number;
  readonly place: Location | LocationInstance;
};

/** Yields every location and every instance. */
export function* walkPlaces(view: BundleView<3>): Generator<VenuePlace> {
  for (const key of ['locations', 'locationInstances'] as const) {
    for (const { file, value } of view.files(key)) {
      for (const [index, place] of definedEntries<Location | LocationInstance>(value)) {
        yield { file, index, place };
      }
    }
  }
}
