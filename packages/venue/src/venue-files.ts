import type { Mvf3Document } from '@brand/mvf';
import type { AnyBundle } from '@brand/mvf/read';
import type { FloorNodes } from '@brand/mvf/v3';

/** All files of a venue except the nodes, which are large and not needed for rendering. */
export type VenueFiles = Partial<Omit<Mvf3Document, 'version' | 'extras' | 'nodes'>> & {
  /** Ids of the floors, in bundle order. */
  readonly floorIds: readonly string[];
  readonly readNodes: (floorId: string) => Promise<FloorNodes | undefined>;
  /** Reads a file of the bundle by path. */
  readonly readFile: (path: string) => Promise<Uint8Array | undefined>;
};

/** Progress of opening a venue. */
export type OpenProgress = {
  /** Number of files that have been read. */
  readonly done: number;
  /** Total number of files to read. */
  readonly total: number;
};

type ReadFilesOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: OpenProgress) => void) | undefined;
};

/** Reads the files of a venue in stages, in the order of rendering. */
export type VenueFileReader = {
  /** The files read so far. */
  readonly files: VenueFiles;
  /** Reads the files that concern all floors, and the styles. */
  readOutline(): Promise<void>;
  /** Reads the shapes of the given floors, each floor once. */
  readShapes(floorIds: readonly string[]): Promise<void>;
  /** Reads all other files except shapes. */
  readRest(): Promise<void>;
};

const OUTLINE_KEYS = [
  'manifest',
  'floors',
  'floorStacks',
  'outdoors',
  'defaultStyle',
  // Distinguishes doors from walls if kinds do not.
  'connections',
  'cmsVenue',
] as const;

const REST_KEYS = [
  'locations',
  'locationCategories',
  'locationInstances',
  'navigationFlags',
  'annotationSymbols',
  'tileset',
  'address',
  'cmsCategories',
  'cmsLocations',
] as const;

const OUTLINE_KEYS_OF_FLOORS = ['facade'] as const;
const SHAPE_KEYS = ['geometry', 'kinds', 'entranceAesthetic'] as const;
const REST_KEYS_OF_FLOORS = ['walkable', 'nonwalkable', 'annotations', 'floorImages'] as const;

type VenueKey = (typeof OUTLINE_KEYS | typeof REST_KEYS)[number];
type FloorKey = (
  | typeof OUTLINE_KEYS_OF_FLOORS
  | typeof SHAPE_KEYS
  | typeof REST_KEYS_OF_FLOORS
)[number];

/** Creates a reader for a bundle. Versions 1 and 2 are read completely and upgraded. */
export async function venueFileReader(
  bundle: AnyBundle,
  options: ReadFilesOptions,
): Promise<VenueFileReader> {
  return bundle.version === 3 ? readerOf(bundle, options) : readEarlier(bundle, options);
}

function readerOf(
  bundle: Extract<AnyBundle, { version: 3 }>,
  { signal, onProgress }: ReadFilesOptions,
): VenueFileReader {
  const { floorIds } = bundle;
  const total =
    OUTLINE_KEYS.length +
    REST_KEYS.length +
    (OUTLINE_KEYS_OF_FLOORS.length + SHAPE_KEYS.length + REST_KEYS_OF_FLOORS.length) *
      floorIds.length;
  let done = 0;
  const files: VenueFiles = {
    floorIds,
    readNodes: (floorId) => bundle.readFloor('nodes', floorId),
    readFile: (path) => bundle.archive.read(path),
  };
  const note = async <Content>(reading: Promise<Content>): Promise<Content> => {
    const content = await reading;
    signal?.throwIfAborted();
    done += 1;
    onProgress?.({ done, total });
    return content;
  };
  const readOnce = async (key: VenueKey): Promise<void> => {
    Object.assign(files, { [key]: await note(bundle.read(key)) });
  };
  const readFloors = async (key: FloorKey, ids: readonly string[]): Promise<void> => {
    const contents = await Promise.all(
      ids.map(async (id) => [id, await note(bundle.readFloor(key, id))] as const),
    );
    const known = Object.entries<unknown>(files[key] ?? {});
    // `Object.fromEntries` defines own properties, so a floor called `__proto__` stays data.
    Object.assign(files, { [key]: Object.fromEntries([...known, ...contents]) });
  };
  const read = async (
    once: readonly VenueKey[],
    ofFloors: readonly FloorKey[],
    ids: readonly string[],
  ): Promise<void> => {
    await Promise.all([...once.map(readOnce), ...ofFloors.map((key) => readFloors(key, ids))]);
  };
  const withoutShapes = new Set(floorIds);
  return {
    files,
    readOutline: () => read(OUTLINE_KEYS, OUTLINE_KEYS_OF_FLOORS, floorIds),
    readShapes: (ids) =>
      read(
        [],
        SHAPE_KEYS,
        ids.filter((id) => withoutShapes.delete(id)),
      ),
    readRest: () => read(REST_KEYS, REST_KEYS_OF_FLOORS, floorIds),
  };
}

async function readEarlier(
  bundle: Exclude<AnyBundle, { version: 3 }>,
  { signal, onProgress }: ReadFilesOptions,
): Promise<VenueFileReader> {
  const converting = import('@brand/mvf/convert');
  const loaded = await bundle.load({
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  });
  const { upgrade } = await converting;
  signal?.throwIfAborted();
  const { nodes, extras, ...files } = upgrade(loaded).document;
  return {
    files: {
      ...files,
      floorIds: files.floors.features.map(({ properties }) => properties.id),
      readNodes: async (floorId) => nodes?.[floorId],
      readFile: async (path) =>
        Object.hasOwn(extras, path) ? extras[path] : bundle.archive.read(path),
    },
    readOutline: nothingMore,
    readShapes: nothingMore,
    readRest: nothingMore,
  };
}

async function nothingMore(): Promise<void> {}
