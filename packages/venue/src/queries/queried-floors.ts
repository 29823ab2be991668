import type { Floor } from '../model/floor.ts';
import type { VenueModel } from '../model/venue-model.ts';

/**
 * Returns the floor with an id, or an empty list if it does not exist. Without an id, returns every
 * floor.
 */
export function queriedFloors(model: VenueModel, floorId: string | undefined): readonly Floor[] {
  if (floorId === undefined) return model.floors;
  const floor = model.floor(floorId);
  return floor ? [floor] : [];
}
