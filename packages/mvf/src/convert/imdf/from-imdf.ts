import { MVF_LIMITS, type MvfLimits } from '../../archive/limits.ts';
import type { MvfArchive } from '../../archive/mvf-archive.ts';
import { type FileSource, openFiles } from '../../archive/open-files.ts';
import { openZip } from '../../archive/open-zip.ts';
import { assembleVenue } from '../../assemble/assemble-venue.ts';
import type { Mvf3Document } from '../../bundle/document.ts';
import { MvfError } from '../../mvf-error.ts';
import type { Converted } from '../../convert-report.ts';
import { draftVenue } from './import/draft-venue.ts';
import { ImportReport } from '../import-report.ts';
import { readMembers } from './import/read-members.ts';

/** Where an IMDF archive can come from: zip bytes, its files, an archive. */
export type ImdfSource = Uint8Array | ArrayBuffer | Blob | FileSource | MvfArchive;

/** How `fromIMDF` reads an archive. */
export type FromImdfOptions = {
  /**
   * Language of the names in the result, as a BCP 47 tag; the others become translations.
   * @defaultValue the language of the manifest, or else the one that most names are in
   */
  readonly language?: string;
  /**
   * When the bundle was made, as ISO 8601 text.
   * @defaultValue when the archive was created, or else now
   */
  readonly time?: string;
  /** Bounds against hostile input; see `MVF_LIMITS` for the defaults. */
  readonly limits?: Partial<MvfLimits>;
  /** Stops the work; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Told before each file and before the bundle is put together. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
};

/**
 * Imports an archive in Apple's Indoor Mapping Data Format 1.0.0. What is broken in it is mended,
 * guessed or left out, and reported; only a source without any floor is refused
 * (`mvf/nothing-to-import`).
 *
 * @example
 * const { document, report } = await fromIMDF(zipBytes, { language: 'en' });
 */
export async function fromIMDF(
  source: ImdfSource,
  options: FromImdfOptions = {},
): Promise<Converted<Mvf3Document>> {
  const limits = { ...MVF_LIMITS, ...options.limits };
  const archive = await openSource(source, limits);
  const report = new ImportReport();
  let files = 0;
  const members = await readMembers(archive, report, {
    limits,
    signal: options.signal,
    onFile(done, total) {
      files = total;
      options.onProgress?.({ done, total: total + 1 });
    },
  });
  options.signal?.throwIfAborted();
  options.onProgress?.({ done: files, total: files + 1 });
  const time = options.time ?? createdAt(members.manifest['created']) ?? new Date().toISOString();
  const draft = draftVenue(members, report, { time, language: options.language });
  if (!draft) throw nothingToImport(archive);
  const assembled = assembleVenue(draft);
  options.onProgress?.({ done: files + 1, total: files + 1 });
  return { document: assembled.document, report: [...report.entries, ...assembled.report] };
}

async function openSource(source: ImdfSource, limits: MvfLimits): Promise<MvfArchive> {
  if (source instanceof Uint8Array || source instanceof ArrayBuffer || source instanceof Blob) {
    return openZip(source, limits);
  }
  return isArchive(source) ? source : openFiles(source, limits);
}

function isArchive(source: FileSource | MvfArchive): source is MvfArchive {
  return 'read' in source && typeof source.read === 'function';
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/** A date without a zone is taken as UTC, so that the result does not depend on the machine. */
function createdAt(value: unknown): string | undefined {
  const match = typeof value === 'string' ? DATE_TIME.exec(value.trim()) : null;
  if (!match) return undefined;
  const date = new Date(match[3] ? match[0] : `${match[0]}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

function nothingToImport(archive: MvfArchive): MvfError {
  const paths = archive.paths ?? [];
  const found = paths.length === 0 ? 'no files' : paths.slice(0, 20).join(', ');
  return new MvfError(
    'mvf/nothing-to-import',
    `IMDF archive: expected level.geojson with at least one level, or unit.geojson or venue.geojson with shapes to make one of, found ${found}${paths.length > 20 ? ' and more' : ''}. Choose an archive in Apple's IMDF 1.0.0.`,
  );
}
