import type { V3Venue } from '../v3-venue.ts';

/** [K1] Kinds belong to geometries of the floor that names the file. */
export function kindsResolve(venue: V3Venue): void {
  for (const { file, floorId, value } of venue.view.files('kinds')) {
    for (const id of Object.keys(value)) {
      venue.checkIdOnFloor('geometry', id, floorId, { file, path: [id] });
    }
  }
}
