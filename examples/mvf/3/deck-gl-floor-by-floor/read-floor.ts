import { readBundle } from '@brand/mvf/read';
import type { MvfBundle } from '@brand/mvf';
import type { Style } from '@brand/mvf/v3';
import type { Feature, MultiPolygon } from 'geojson';
import { widenLines } from '../widen-lines.ts';

export type ShapeProperties = {
  readonly id: string;
  readonly kind: string;
  readonly name?: string;
  readonly style: Style;
};
export type Shape = Feature<MultiPolygon, ShapeProperties>;

// #region open
/** Downloads the zip of a bundle, and reads its manifest and list of floors. */
export async function openBundle(address: string): Promise<MvfBundle<3>> {
  const bundle = await readBundle(address);
  if (bundle.version !== 3)
    throw new Error(
      `Expected MVF 3, found MVF ${bundle.version}. Upgrade it first: mvf upgrade venue.zip -o venue-3.zip`,
    );
  return bundle;
}
// #endregion open

// #region floor
/** Reads the shapes of a floor, and joins their styles, kinds and names by id. */
export async function readFloor(
  bundle: MvfBundle<3>,
  floorId: string,
): Promise<Shape[]> {
  const geometry = await bundle.readFloor('geometry', floorId);
  const kinds = (await bundle.readFloor('kinds', floorId)) ?? {};
  const styles = await readStyles(bundle, floorId);
  const names = await readNames(bundle, floorId);
  return (geometry?.features ?? []).flatMap((feature): Shape[] => {
    const { id, details } = feature.properties;
    const style = styles.get(id);
    // Do not draw shapes without a style.
    if (!style || style.hidden === true) return [];
    const name = details?.name ?? names.get(id);
    const polygons = widenLines(feature.geometry, style.buffer);
    // The third coordinate is the altitude above the floor, in metres.
    const coordinates = polygons.map((rings) =>
      rings.map((ring) =>
        ring.map(([lng = 0, lat = 0]) => [lng, lat, style.altitude]),
      ),
    );
    const kind = kinds[id] ?? 'unknown';
    return [
      {
        type: 'Feature',
        geometry: { type: 'MultiPolygon', coordinates },
        properties: { id, kind, style, ...(name !== undefined && { name }) },
      },
    ];
  });
}
// #endregion floor

// #region lookups
/** Styles list their shapes by floor and id. This index returns a shape's style. */
async function readStyles(
  bundle: MvfBundle<3>,
  floorId: string,
): Promise<ReadonlyMap<string, Style>> {
  const styles = Object.values((await bundle.read('defaultStyle')) ?? {});
  return new Map(
    styles.flatMap((style) =>
      style.geometryAnchors
        .filter((anchor) => anchor.floorId === floorId)
        .map(({ geometryId }) => [geometryId, style] as const),
    ),
  );
}

/** A room without its own name uses the name of the location in it. */
async function readNames(
  bundle: MvfBundle<3>,
  floorId: string,
): Promise<ReadonlyMap<string, string>> {
  const locations = (await bundle.read('locations')) ?? [];
  return new Map(
    locations.flatMap(({ details, geometryAnchors = [] }) =>
      geometryAnchors
        .filter((anchor) => anchor.floorId === floorId)
        .flatMap(({ geometryId }) =>
          details.name === undefined ? [] : [[geometryId, details.name] as const],
        ),
    ),
  );
}
// #endregion lookups
