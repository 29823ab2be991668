import type { V3Venue } from '../v3-venue.ts';

/** [D1] The geometries of a style exist, on the floors that it names. */
export function styleAnchors(venue: V3Venue): void {
  for (const { file, value } of venue.view.files('defaultStyle')) {
    for (const [token, { geometryAnchors }] of Object.entries(value)) {
      venue.checkAnchors(geometryAnchors, { file, path: [token, 'geometryAnchors'] });
    }
  }
}
