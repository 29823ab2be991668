import type { Mvf3Document } from '@brand/mvf';
import { type FlatFeature, toGeoJSON } from '@brand/mvf/convert';
import { roundedLngLat } from '../../kit/lng-lat.ts';
import { locationPoints } from '../shared/place-points.ts';
import type { ReaderPlace } from './print-settings.ts';

/** A place of the venue that can be marked "You are here". */
export type NamedPlace = ReaderPlace & { readonly name: string };

/** The named places in alphabetical order. A place in two rooms is listed twice. */
export function listPlaces(document: Mvf3Document): NamedPlace[] {
  const shapes = new Map<string, FlatFeature>();
  for (const feature of toGeoJSON(document).features) {
    const { layer, floorId, id } = feature.properties;
    if (layer === 'shape') shapes.set(`${floorId}/${id}`, feature);
  }
  const points = locationPoints(document, ({ floorId, geometryId }) =>
    shapes.get(`${floorId}/${geometryId}`),
  );
  const places = points.flatMap(({ geometry, properties: { name, floorId } }) =>
    geometry?.type === 'Point' && typeof name === 'string' && name.trim() !== ''
      ? {
          name: name.trim(),
          floor: String(floorId),
          at: roundedLngLat(geometry.coordinates as [number, number]),
        }
      : [],
  );
  const { compare } = new Intl.Collator('en', { numeric: true });
  return places.toSorted((a, b) => compare(a.name, b.name));
}
