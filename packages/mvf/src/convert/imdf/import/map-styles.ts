import type { VenueDraft } from '../../../assemble/venue-draft.ts';

/** How shapes look that the kinds alone cannot tell apart, by the token that they name. */
export const IMDF_STYLES: NonNullable<VenueDraft['styles']> = {
  Bathrooms: { color: '#d9e4f2', opacity: 1, height: 0.1, altitude: 0, buffer: 0 },
  Elevators: { color: '#dcd3ea', opacity: 1, height: 0.1, altitude: 0, buffer: 0 },
  Escalators: { color: '#e3dcee', opacity: 1, height: 0.1, altitude: 0, buffer: 0 },
  Stairs: { color: '#e8e2d2', opacity: 1, height: 0.1, altitude: 0, buffer: 0 },
  InaccessibleRooms: { color: '#d5d5d5', opacity: 1, height: 0.98, altitude: 0, buffer: 0 },
  InaccessibleHallways: { color: '#e2e2e2', opacity: 1, height: 0.08, altitude: 0, buffer: 0 },
  Details: { color: '#b5b5b5', opacity: 1, height: 0.05, altitude: 0.1, buffer: 0.03 },
  Facades: { color: '#d8d2c8', opacity: 1, height: 8, altitude: 0, buffer: 0 },
  Greenery: { color: '#cfe3c4', opacity: 1, height: 0.02, altitude: 0, buffer: 0 },
  Roads: { color: '#ebebeb', opacity: 1, height: 0.03, altitude: 0, buffer: 0 },
  Sand: { color: '#efe6cc', opacity: 1, height: 0.02, altitude: 0, buffer: 0 },
  Water: { color: '#bcd8ec', opacity: 1, height: 0.02, altitude: 0, buffer: 0 },
};
