import type { Mvf3Document } from '../../bundle/document.ts';
import { MvfError } from '../../mvf-error.ts';
import type { FloorFeature } from '../../v3/core/types.gen.ts';
import { finiteOr, objectsOf } from './unchecked.ts';

/** Returns the floors of a document, lowest first, or only the requested one. */
export function selectFloors(document: Mvf3Document, floorId: string | undefined): FloorFeature[] {
  const floors = objectsOf(document.floors?.features).filter(
    ({ properties }) => typeof properties?.id === 'string',
  );
  const selected = floors.filter(({ properties }) => (floorId ?? properties.id) === properties.id);
  if (floorId !== undefined && selected.length === 0) {
    const known = floors.map(({ properties }) => properties.id).join(', ');
    throw new MvfError(
      'mvf/unknown-floor',
      `floorId: expected the id of a floor, found "${floorId}". Floors of this venue: ${known}.`,
    );
  }
  return selected.toSorted(
    (a, b) => finiteOr(a.properties.elevation, 0) - finiteOr(b.properties.elevation, 0),
  );
}
