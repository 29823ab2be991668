import { type BundleSource, readBundle } from '@brand/mvf/read';
import { chooseLanguage } from './language/choose-language.ts';
import {
  addFacades,
  addShapesOf,
  buildOutline,
  completeModel,
  floorsWithFacades,
} from './model/build-model.ts';
import type { Floor } from './model/floor.ts';
import { hasFootprints } from './model/venue-extent.ts';
import type { OpenVenueOptions } from './open-venue.ts';
import { Venue } from './venue.ts';
import { venueFileReader } from './venue-files.ts';

/** A venue that is still incomplete. Only the code that opens it may have access to it. */
export type VenueOpening = {
  /** The venue. Initially only floors, buildings and facades; the stages add everything else. */
  readonly venue: Venue;
  /** Reads the shapes of floors. Shapes that were read before are not read again. */
  openFloors(floors: readonly Floor[]): Promise<void>;
  /** Reads all other elements. Afterwards, the venue is the same as from `openVenue`. */
  complete(): Promise<void>;
};

/**
 * Opens a venue like `openVenue`, but in stages, so that a first frame can be drawn before all of a
 * large bundle is read. If a file is damaged, the stage that reads it rejects.
 *
 * @example
 * const { venue, openFloors, complete } = await openVenueInStages(zipBytes);
 * await openFloors([venue.floors[0]!]);
 * const rings = venue.floors[0]!.elements.map((element) => element.rings);
 * await complete();
 */
export async function openVenueInStages(
  source: Exclude<BundleSource, string | URL>,
  { language, signal }: Pick<OpenVenueOptions, 'language' | 'signal'> = {},
): Promise<VenueOpening> {
  signal?.throwIfAborted();
  const reader = await venueFileReader(await readBundle(source), { signal });
  await reader.readOutline();
  const { files } = reader;
  const model = buildOutline(files);
  const closed = new Set(model.floors);
  const addClosed = (floors: readonly Floor[]): void =>
    addShapesOf(
      model,
      floors.filter((floor) => closed.delete(floor)),
    );
  const openFloors = async (floors: readonly Floor[]): Promise<void> => {
    await reader.readShapes(floors.map(({ id }) => id));
    addClosed(floors);
  };
  // Without footprints, all shapes are needed to locate the venue.
  await openFloors(hasFootprints(files) ? floorsWithFacades(model) : model.floors);
  addFacades(model);
  return {
    venue: new Venue(model),
    openFloors,
    async complete() {
      await Promise.all([reader.readShapes(files.floorIds), reader.readRest()]);
      addClosed(model.floors);
      completeModel(model);
      chooseLanguage(model, language);
    },
  };
}
