import type { V3Venue } from '../v3-venue.ts';

/** [T1] Walkable and non-walkable ids are geometries of the floor that names the file. */
export function traversableGeometry(venue: V3Venue): void {
  for (const key of ['walkable', 'nonwalkable'] as const) {
    for (const { file, floorId, value } of venue.view.files(key)) {
      for (const id of Object.keys(value)) {
        venue.checkIdOnFloor('geometry', id, floorId, { file, path: [id] });
      }
    }
  }
}
