import type { MvfLimits } from '@brand/mvf';

/** A tab has less room than a server: what is above this would end the worker halfway. */
export const BENCH_LIMITS: Partial<MvfLimits> & { readonly maxArchiveBytes: number } = {
  maxArchiveBytes: 250_000_000,
  maxEntryBytes: 120_000_000,
  maxTotalBytes: 400_000_000,
};

/** Findings that are handed over at once. */
export const FINDINGS_PER_PAGE = 25;
/** Lines of a conversion's report that are handed over. */
export const MAX_REPORT_LINES = 200;
/** Unpacked bytes that a page draws while its reader notices nothing but the map. */
export const LIGHT_BYTES = 16_000_000;
/** Unpacked bytes that are drawn at once, on demand. */
export const DRAWABLE_BYTES = 48_000_000;
/** Positions of a place; more are shown as the box around them. */
export const MAX_POSITIONS = 2000;
