import type { Floor } from '../model/floor.ts';
import type { VenueModel } from '../model/venue-model.ts';

/** The floor with an id, or an empty list if it does not exist; every floor without an id. */
export function queriedFloors(model: VenueModel, floorId: string | undefined): readonly Floor[] {
  if (floorId === undefined) return model.floors;
  const floor = model.floor(floorId);
  return floor ? [floor] : [];
}
