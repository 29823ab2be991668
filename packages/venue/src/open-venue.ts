import {
  type AnyBundle,
  type BundleSource,
  type MvfLimits,
  readBundle,
  type ReadOptions,
} from '@brand/mvf/read';
import { chooseLanguage } from './language/choose-language.ts';
import { buildModel } from './model/build-model.ts';
import { Venue } from './venue.ts';
import { type OpenProgress, venueFileReader } from './venue-files.ts';

/** Options for opening a venue. */
export type OpenVenueOptions = {
  /**
   * Language tag for texts, or a list in order of preference, such as `navigator.languages`. The
   * venue uses the first one that it has.
   * @defaultValue the venue's default language
   */
  readonly language?: string | readonly string[];
  /** Signal that stops opening. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Limits that protect against hostile bundles. Each overrides its default. */
  readonly limits?: Partial<MvfLimits>;
  /** Called instead of the global `fetch` if the source is a URL. */
  readonly fetch?: typeof fetch;
  /** Called after each file has been read. */
  readonly onProgress?: (progress: OpenProgress) => void;
};

/**
 * Opens a venue from a bundle: zip bytes, a URL, the files of a folder, or an open bundle. Nodes
 * are not read until the first route or `loadNodes()`. Bundles of MVF 1 and 2 are upgraded
 * automatically. Unresolved references are skipped. If a bundle cannot be read, the promise rejects
 * with an `MvfError`.
 *
 * @example
 * const venue = await openVenue('/venues/harbour-mall.zip', { language: 'pt' });
 * for (const floor of venue.floors) console.warn(floor.name, floor.spaces.length);
 */
export async function openVenue(
  source: BundleSource | AnyBundle,
  options: OpenVenueOptions = {},
): Promise<Venue> {
  const { signal, onProgress } = options;
  signal?.throwIfAborted();
  const files = await whileOpening(signal, async (opening) => {
    const bundle = isBundle(source)
      ? source
      : await readBundle(source, readOptions(options, opening));
    const reader = await venueFileReader(bundle, { signal: opening, onProgress });
    await Promise.all([
      reader.readOutline(),
      reader.readShapes(reader.files.floorIds),
      reader.readRest(),
    ]);
    return reader.files;
  });
  const model = buildModel(files);
  chooseLanguage(model, options.language);
  return new Venue(model);
}

/**
 * Runs with a signal that follows the caller's signal only until opening is done. A bundle at a URL
 * keeps its signal. With `AbortSignal.timeout()`, nodes and images could not be read after the
 * timeout for opening.
 */
async function whileOpening<Result>(
  signal: AbortSignal | undefined,
  work: (opening: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const follow = (): void => controller.abort(signal?.reason);
  signal?.addEventListener('abort', follow, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    signal?.removeEventListener('abort', follow);
  }
}

function readOptions({ limits, fetch: send }: OpenVenueOptions, signal: AbortSignal): ReadOptions {
  return { signal, ...(limits && { limits }), ...(send && { fetch: send }) };
}

function isBundle(source: BundleSource | AnyBundle): source is AnyBundle {
  return (
    typeof source === 'object' && 'readFloor' in source && typeof source.readFloor === 'function'
  );
}
