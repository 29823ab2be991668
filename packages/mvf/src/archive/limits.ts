import { MvfError } from '../mvf-error.ts';

/** How much a bundle may ask of the machine that opens it. Sizes are in bytes. */
export type MvfLimits = {
  /**
   * Size of the zip file itself, in bytes.
   * @defaultValue 268_435_456 (256 MiB)
   */
  readonly maxArchiveBytes: number;
  /**
   * Number of files in a bundle; a zip's folder entries count too.
   * @defaultValue 20_000
   */
  readonly maxEntries: number;
  /**
   * Size of one unpacked file, in bytes.
   * @defaultValue 134_217_728 (128 MiB)
   */
  readonly maxEntryBytes: number;
  /**
   * Size of all unpacked files together, in bytes. A zip or folder is judged by the sizes it
   * declares; a web server by what was fetched so far.
   * @defaultValue 1_073_741_824 (1 GiB)
   */
  readonly maxTotalBytes: number;
  /**
   * Unpacked size divided by packed size of one zip entry. Files of at most 1 MiB unpacked are
   * exempt: they cost little however well they pack.
   * @defaultValue 200
   */
  readonly maxCompressionRatio: number;
  /**
   * Length of a path inside the bundle, in UTF-16 code units.
   * @defaultValue 512
   */
  readonly maxPathLength: number;
  /**
   * How deep arrays and objects may nest in a JSON file.
   * @defaultValue 64
   */
  readonly maxJsonDepth: number;
};

/**
 * Limits that real venues stay far below. Indoor GeoJSON packs 5 to 30 times smaller, runs of one
 * byte up to 1,032 times: a ratio of 200 lies between. GeoJSON nests about 10 deep; 64 leaves room
 * for free-form properties and is safe for recursive code.
 *
 * @example
 * const bundle = await readBundle(zipBytes, { limits: { maxEntries: MVF_LIMITS.maxEntries / 10 } });
 */
export const MVF_LIMITS: MvfLimits = {
  maxArchiveBytes: 2 ** 28,
  maxEntries: 20_000,
  maxEntryBytes: 2 ** 27,
  maxTotalBytes: 2 ** 30,
  maxCompressionRatio: 200,
  maxPathLength: 512,
  maxJsonDepth: 64,
};

/**
 * Throws `mvf/limit-exceeded` when `found` is above the named limit; a limit that is not given
 * falls back to {@link MVF_LIMITS}.
 */
export function checkLimit(
  limits: Partial<MvfLimits>,
  limit: keyof MvfLimits,
  found: number,
  path?: string,
): void {
  const max = limits[limit] ?? MVF_LIMITS[limit];
  // Negated, so that NaN on either side is rejected.
  if (!(found <= max)) {
    throw new MvfError(
      'mvf/limit-exceeded',
      `${path ?? 'bundle'}: expected at most ${max} (limits.${limit}), found ${found}. Raise limits.${limit} if you trust the source.`,
      path === undefined ? { limit } : { limit, path },
    );
  }
}
