import type { V3Venue } from '../v3-venue.ts';

/** [Q1] Addresses of buildings belong to floor stacks that exist. */
export function addressStacks(venue: V3Venue): void {
  for (const { file, value } of venue.view.files('address')) {
    for (const id of Object.keys(value.floorStacks ?? {})) {
      venue.checkId('floor stack', id, { file, path: ['floorStacks', id] });
    }
  }
}
