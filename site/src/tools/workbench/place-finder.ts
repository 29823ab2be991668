import type { Finding } from '@brand/mvf/validate';
import { findPlace } from './find-place';
import { field } from './list-floors';
import { matchFloor } from './match-floor';
import { once } from './once';
import type { OpenedSource } from './opened-source';
import { boxOf, kilometresBetween } from './place-shape';
import type { Place, Position } from './protocol';
import { indexShapes } from './shape-index';

/** Kilometres beyond which nothing belongs to the venue; the map does not go there. */
const FAR_KILOMETRES = 10;
/** Size of the file cache: findings of one page are mostly about the same files. */
const MAX_CACHED_FILES = 3;

/** Creates a function that locates findings of one file. */
export function createPlaceFinder(
  source: OpenedSource,
): (finding: Finding) => Promise<Place | undefined> {
  const contents = new Map<string, unknown>();
  const context = once(async () => {
    const document = await source.readSource();
    return {
      shapes: indexShapes(document),
      floorIds: floorIdsOf(document),
      centre: centerOf(await source.readVenue()),
    };
  });
  const read = async (path: string): Promise<unknown> => {
    // Files that cannot be parsed are cached too, as `undefined`.
    if (contents.has(path)) return contents.get(path);
    const bytes = await source.readFile(path).catch(() => undefined);
    const content = bytes && parse(bytes);
    if (contents.size >= MAX_CACHED_FILES) contents.delete(contents.keys().next().value as string);
    contents.set(path, content);
    return content;
  };
  return async ({ file, pointer }) => {
    // Without floors, no map can show a place.
    if (file === '' || source.floors.length === 0) return undefined;
    // Files that the validator skips, such as images, may still be too damaged to load.
    const venue = await context().catch(() => undefined);
    if (!venue) return undefined;
    const { centre, ...known } = venue;
    const found = findPlace({ file, pointer, content: await read(file), ...known });
    if (!found) return undefined;
    const box = boxOf(found);
    const away = box && centre && kilometresBetween(centre, [box[0], box[1]]);
    const floorId = found.floorId && matchFloor(found.floorId, source.floors);
    return {
      ...found,
      floorId,
      kilometresAway: away !== undefined && away > FAR_KILOMETRES ? Math.round(away) : undefined,
    };
  };
}

/** Malformed JSON was left out before, and has been reported. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Version 1 has a file per level and no list of them. */
function floorIdsOf(document: object): Set<string> {
  const features = field(field(document, 'floors'), 'features');
  const listed = Array.isArray(features)
    ? features.map((feature: unknown) => field(field(feature, 'properties'), 'id'))
    : [];
  const named = ['levels', 'geometry', 'spaces'].flatMap((key) =>
    Object.keys(field(document, key) ?? {}),
  );
  return new Set([...listed.filter((id) => typeof id === 'string'), ...named]);
}

/** Position of the manifest, if it is one. */
export function centerOf(venue: object): Position | undefined {
  const features = field(field(venue, 'manifest'), 'features');
  const [lng, lat] = (field(field(field(features, 0), 'geometry'), 'coordinates') ??
    []) as unknown[];
  return typeof lng === 'number' && typeof lat === 'number' ? [lng, lat] : undefined;
}
