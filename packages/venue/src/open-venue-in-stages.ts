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

/** A venue that is not all there yet. Nobody but who opens it must get hold of it. */
export type VenueOpening = {
  /** Has its floors, buildings and facades; the rest comes with the stages. */
  readonly venue: Venue;
  /** Gets the shapes of floors; those that are there already are not read again. */
  openFloors(floors: readonly Floor[]): Promise<void>;
  /** Gets everything else. Afterwards the venue is as `openVenue` gives it. */
  complete(): Promise<void>;
};

/**
 * Opens a venue as `openVenue`, but in stages, so that a first picture can be drawn before all of a
 * large bundle is read. A damaged file is an error of the stage that reads it.
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
