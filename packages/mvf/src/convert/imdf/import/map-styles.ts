import type { VenueDraft } from '../../../assemble/venue-draft.ts';

/**
 * Styles for shapes that the default styles do not distinguish, by token. The colours match the
 * quiet default palette.
 */
export const IMDF_STYLES: NonNullable<VenueDraft['styles']> = {
  Elevators: { color: '#DDD8E6', opacity: 1, height: 0.1, altitude: 0, buffer: 0 },
  Escalators: { color: '#E3DEEA', opacity: 1, height: 0.1, altitude: 0, buffer: 0 },
  Stairs: { color: '#E6DFCC', opacity: 1, height: 0.1, altitude: 0, buffer: 0 },
  InaccessibleHallways: { color: '#E2DED7', opacity: 1, height: 0.06, altitude: 0, buffer: 0 },
  Details: { color: '#B9B2A8', opacity: 1, height: 0.02, altitude: 0.1, buffer: 0.03 },
  Facades: { color: '#DAD3C7', opacity: 1, height: 8, altitude: 0, buffer: 0 },
  Greenery: { color: '#D5E2CB', opacity: 1, height: 0.02, altitude: 0, buffer: 0 },
  Roads: { color: '#EFECE6', opacity: 1, height: 0.03, altitude: 0, buffer: 0 },
  Sand: { color: '#EFE7D0', opacity: 1, height: 0.02, altitude: 0, buffer: 0 },
  Water: { color: '#C5DAE4', opacity: 1, height: 0.02, altitude: 0, buffer: 0 },
};
