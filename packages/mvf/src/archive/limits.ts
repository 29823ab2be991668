import { MvfError } from '../mvf-error.ts';

/** Limits on the resources that a bundle may use. Sizes are in bytes. */
export type MvfLimits = {
  /**
   * Maximum size of the zip file itself, in bytes.
   * @defaultValue 268_435_456 (256 MiB)
   */
  readonly maxArchiveBytes: number;
  /**
   * Maximum number of files in a bundle, including the folder entries of a zip.
   * @defaultValue 20_000
   */
  readonly maxEntries: number;
  /**
   * Maximum size of one unpacked file, in bytes.
   * @defaultValue 134_217_728 (128 MiB)
   */
  readonly maxEntryBytes: number;
  /**
   * Maximum size of all unpacked files together, in bytes. For a zip or folder, the declared sizes
   * count; for a web server, the files downloaded so far.
   * @defaultValue 1_073_741_824 (1 GiB)
   */
  readonly maxTotalBytes: number;
  /**
   * Maximum ratio of unpacked to packed size of a zip entry. Files of up to 1 MiB unpacked are
   * exempt, because they cost little at any ratio.
   * @defaultValue 200
   */
  readonly maxCompressionRatio: number;
  /**
   * Maximum length of a path inside the bundle, in UTF-16 code units.
   * @defaultValue 512
   */
  readonly maxPathLength: number;
  /**
   * Maximum nesting depth of arrays and objects in a JSON file.
   * @defaultValue 64
   */
  readonly maxJsonDepth: number;
};

/**
 * Default limits, which are far above the sizes of real venues. Indoor GeoJSON packs 5 to 30 times
 * smaller, runs of one byte up to 1,032 times, so a ratio of 200 lies between. GeoJSON nests about
 * 10 deep; 64 leaves space for free-form properties and is safe for recursive code.
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
 * Throws `mvf/limit-exceeded` if `found` is above the named limit. An omitted limit falls back to
 * {@link MVF_LIMITS}.
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
