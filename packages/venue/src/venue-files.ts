import type { Mvf3Document } from '@brand/mvf';
import type { AnyBundle } from '@brand/mvf/read';
import type { FloorNodes } from '@brand/mvf/v3';

/** What a venue is made from: every file but the nodes, which are large and not needed to draw. */
export type VenueFiles = Partial<Omit<Mvf3Document, 'version' | 'extras' | 'nodes'>> & {
  /** Ids of the floors, in the order of the bundle. */
  readonly floorIds: readonly string[];
  /** The nodes of a floor. */
  readonly readNodes: (floorId: string) => Promise<FloorNodes | undefined>;
  /** A file of the bundle by its path. */
  readonly readFile: (path: string) => Promise<Uint8Array | undefined>;
};

/** How far opening is. */
export type OpenProgress = {
  /** Files that are read. */
  readonly done: number;
  /** Files that will be read. */
  readonly total: number;
};

type ReadFilesOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: OpenProgress) => void) | undefined;
};

const VENUE_KEYS = [
  'manifest',
  'floors',
  'floorStacks',
  'outdoors',
  'defaultStyle',
  'locations',
  'locationCategories',
  'locationInstances',
  'connections',
  'navigationFlags',
  'annotationSymbols',
  'tileset',
  'address',
  'cmsVenue',
  'cmsCategories',
  'cmsLocations',
] as const;

const FLOOR_KEYS = [
  'geometry',
  'kinds',
  'walkable',
  'nonwalkable',
  'entranceAesthetic',
  'annotations',
  'floorImages',
  'facade',
] as const;

/** Reads what a venue is made from. Versions 1 and 2 are read whole and upgraded. */
export async function readVenueFiles(
  bundle: AnyBundle,
  options: ReadFilesOptions,
): Promise<VenueFiles> {
  return bundle.version === 3 ? readCurrent(bundle, options) : readEarlier(bundle, options);
}

async function readCurrent(
  bundle: Extract<AnyBundle, { version: 3 }>,
  { signal, onProgress }: ReadFilesOptions,
): Promise<VenueFiles> {
  const { floorIds } = bundle;
  const total = VENUE_KEYS.length + FLOOR_KEYS.length * floorIds.length;
  let done = 0;
  const note = async <Content>(reading: Promise<Content>): Promise<Content> => {
    const content = await reading;
    signal?.throwIfAborted();
    done += 1;
    onProgress?.({ done, total });
    return content;
  };
  const readFloors = async (key: (typeof FLOOR_KEYS)[number]): Promise<[string, unknown]> => {
    const contents = await Promise.all(
      floorIds.map(async (id) => [id, await note(bundle.readFloor(key, id))] as const),
    );
    // Object.fromEntries defines own properties, so that a floor called __proto__ stays data.
    return [key, Object.fromEntries(contents)];
  };
  const parts = await Promise.all([
    ...VENUE_KEYS.map(async (key) => [key, await note(bundle.read(key))] as const),
    ...FLOOR_KEYS.map(readFloors),
  ]);
  return {
    ...(Object.fromEntries(parts) as Partial<Mvf3Document>),
    floorIds,
    readNodes: (floorId) => bundle.readFloor('nodes', floorId),
    readFile: (path) => bundle.archive.read(path),
  };
}

async function readEarlier(
  bundle: Exclude<AnyBundle, { version: 3 }>,
  { signal, onProgress }: ReadFilesOptions,
): Promise<VenueFiles> {
  const converting = import('@brand/mvf/convert');
  const loaded = await bundle.load({
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  });
  const { upgrade } = await converting;
  signal?.throwIfAborted();
  const { nodes, extras, ...files } = upgrade(loaded).document;
  return {
    ...files,
    floorIds: files.floors.features.map(({ properties }) => properties.id),
    readNodes: async (floorId) => nodes?.[floorId],
    readFile: async (path) =>
      Object.hasOwn(extras, path) ? extras[path] : bundle.archive.read(path),
  };
}
