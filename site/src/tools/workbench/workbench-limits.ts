import type { MvfLimits } from '@brand/mvf';

/** A tab has less memory than a server: larger files would crash the worker halfway. */
export const BENCH_LIMITS: Partial<MvfLimits> & { readonly maxArchiveBytes: number } = {
  maxArchiveBytes: 250_000_000,
  maxEntryBytes: 120_000_000,
  maxTotalBytes: 400_000_000,
};

/** Page size of the list of findings. */
export const FINDINGS_PER_PAGE = 25;
/** Maximum lines of a conversion report that are sent to the page. */
export const MAX_REPORT_LINES = 200;
/** Unpacked bytes that a page draws without a noticeable delay. */
export const LIGHT_BYTES = 16_000_000;
/** Unpacked bytes up to which a whole venue is drawn on demand. */
export const DRAWABLE_BYTES = 48_000_000;
/** Positions of a place; larger shapes are shown as their bounding box. */
export const MAX_POSITIONS = 2000;
