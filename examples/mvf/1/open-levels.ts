import { readBundle } from '@brand/mvf/read';
import type { Locations } from '@brand/mvf/v1';
import type { Geometry } from 'geojson';

/** A space or an obstruction, with the name of the location in it. */
export type LevelShape = {
  readonly id: string;
  readonly kind: string;
  readonly name?: string;
  /** Category ids of the location in it. */
  readonly categories: readonly string[];
  readonly geometry: Geometry;
};

export type OpenLevel = {
  readonly id: string;
  readonly name: string;
  /** Order of the level. 0 is the ground level. */
  readonly elevation: number;
  readonly shapes: readonly LevelShape[];
};

// #region open
/** Downloads a version 1 bundle and returns its levels, lowest first. */
export async function openLevels(address: string): Promise<OpenLevel[]> {
  const bundle = await readBundle(address);
  if (bundle.version !== 1)
    throw new Error(`Expected MVF 1, found MVF ${bundle.version}.`);
  const places = placesByShape(await bundle.read('locations'));
  const levels = await Promise.all(
    bundle.floorIds.map(async (id): Promise<OpenLevel[]> => {
      const level = (await bundle.readFloor('levels', id))?.features[0];
      if (!level) return [];
      const spaces = await bundle.readFloor('spaces', id);
      const obstructions = await bundle.readFloor('obstructions', id);
      const features = [
        ...(spaces?.features ?? []),
        ...(obstructions?.features ?? []),
      ];
      const { name, elevation } = level.properties;
      const shapes = features.map((feature): LevelShape => {
        const { id: shapeId, name: ownName } = feature.properties;
        const place = places.get(shapeId);
        const shapeName = ownName ?? place?.name;
        return {
          id: shapeId,
          kind: kindOf(feature),
          ...(shapeName !== undefined && { name: shapeName }),
          categories: place?.categories ?? [],
          geometry: feature.geometry,
        };
      });
      return [{ id, name, elevation, shapes }];
    }),
  );
  return levels.flat().toSorted((a, b) => a.elevation - b.elevation);
}
// #endregion open

// #region places
type Place = { readonly name: string; readonly categories: readonly string[] };

/** Locations list their shapes. This index returns the location of a shape. */
function placesByShape(
  locations: Locations | undefined,
): ReadonlyMap<string, Place> {
  return new Map(
    locations?.features.flatMap(({ properties: { name, categories, spaces } }) =>
      spaces.map((id) => [id, { name, categories }] as const),
    ),
  );
}
// #endregion places

// #region kind
/** Early exports have no kinds, so the geometry type must decide. */
function kindOf({
  properties,
  geometry: { type },
}: {
  readonly properties: { readonly kind?: string };
  readonly geometry: Geometry;
}): string {
  if (properties.kind !== undefined) return properties.kind;
  if (type === 'Point') return 'poi';
  return type.endsWith('LineString') ? 'wall' : 'room';
}
// #endregion kind
