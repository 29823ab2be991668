import type { Floor } from '../model/floor.ts';
import type { VenueModel } from '../model/venue-model.ts';

/** The floor of an id, none when there is no such floor, every floor without an id. */
export function queriedFloors(model: VenueModel, floorId: string | undefined): readonly Floor[] {
  if (floorId === undefined) return model.floors;
  const floor = model.floor(floorId);
  return floor ? [floor] : [];
}
