import { readBundle } from '@brand/mvf/read';
import type { Locations, Style, Styles } from '@brand/mvf/v2';
import type { Feature, Geometry } from 'geojson';

/** Properties of a shape that the samples read. */
export type ShapeProperties = {
  readonly id: string;
  readonly kind?: string;
  readonly name?: string;
  /** Shapes without a style are not drawn. */
  readonly style: Style;
};
export type Shape = Feature<Geometry, ShapeProperties>;

/** A folder of the bundle with a file for each floor. */
export type Folder = 'areas' | 'spaces' | 'obstructions' | 'entrances';
export const FOLDERS: readonly Folder[] = [
  'areas',
  'spaces',
  'obstructions',
  'entrances',
];

export type OpenFloor = {
  readonly id: string;
  readonly name: string;
  /** Order of the floor. 0 is the ground floor. */
  readonly elevation: number;
  readonly shapes: Readonly<Record<Folder, readonly Shape[]>>;
};

export type OpenVenue = {
  /** Floors of all buildings, lowest first. */
  readonly floors: readonly OpenFloor[];
  /** Floor to show first. */
  readonly firstFloor: OpenFloor;
};

// #region open
/** Downloads a version 2 bundle and joins its shapes with their styles. */
export async function openVenue(address: string): Promise<OpenVenue> {
  const bundle = await readBundle(address);
  if (bundle.version !== 2)
    throw new Error(`Expected MVF 2, found MVF ${bundle.version}.`);
  const styles = stylesByShape((await bundle.read('styles')) ?? {});
  const places = placesByShape((await bundle.read('locations')) ?? []);
  const stacks = (await bundle.read('floorStacks')) ?? [];
  const properties = ((await bundle.read('floors'))?.features ?? [])
    .map((floor) => floor.properties)
    .toSorted((a, b) => a.elevation - b.elevation);
  const floors = await Promise.all(
    properties.map(async ({ id, name, elevation }): Promise<OpenFloor> => {
      const files = await Promise.all(
        FOLDERS.map((folder) => bundle.readFloor(folder, id)),
      );
      const shapes = files.map((file) =>
        toShapes(file?.features ?? [], { styles, places }),
      );
      const [areas = [], spaces = [], obstructions = [], entrances = []] = shapes;
      return {
        id,
        name: name ?? id,
        elevation,
        shapes: { areas, spaces, obstructions, entrances },
      };
    }),
  );
  const firstFloor =
    floors.find(({ id }) => id === stacks[0]?.defaultFloor) ??
    floors.find(({ elevation }) => elevation === 0) ??
    floors[0];
  if (!firstFloor) throw new Error('The bundle has no floors.');
  return { floors, firstFloor };
}
// #endregion open

// #region styles
/** Styles list their shapes. This index returns the style of a shape. */
function stylesByShape(styles: Styles): ReadonlyMap<string, Style> {
  return new Map(
    Object.values(styles)
      .filter(({ visible }) => visible !== false)
      .flatMap((style) =>
        [...(style.polygons ?? []), ...(style.lineStrings ?? [])].map(
          (id) => [id, style] as const,
        ),
      ),
  );
}

/** A room without its own name uses the name of the location in it. */
function placesByShape(locations: Locations): ReadonlyMap<string, string> {
  return new Map(
    locations.flatMap(({ details: { name }, anchors = [] }) =>
      name === undefined ? [] : anchors.map(({ id }) => [id, name] as const),
    ),
  );
}

type Lookups = {
  readonly styles: ReadonlyMap<string, Style>;
  readonly places: ReadonlyMap<string, string>;
};

type BundleFeature = {
  readonly geometry: Geometry;
  readonly properties: {
    readonly id: string;
    readonly kind?: string;
    readonly details?: { readonly name?: string };
  };
};

function toShapes(
  features: readonly BundleFeature[],
  { styles, places }: Lookups,
): Shape[] {
  return features.flatMap(({ geometry, properties: { id, kind, details } }) => {
    const style = styles.get(id);
    if (!style) return [];
    const name = details?.name ?? places.get(id);
    const properties = {
      id,
      style,
      ...(kind !== undefined && { kind }),
      ...(name !== undefined && { name }),
    };
    return [{ type: 'Feature' as const, geometry, properties }];
  });
}
// #endregion styles
