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
import type { RoutingChoice } from '../routing/routing-mode.ts';

/** Source of an IMDF archive: zip bytes, its files, or an archive. */
export type ImdfSource = Uint8Array | ArrayBuffer | Blob | FileSource | MvfArchive;

/** Options of `fromIMDF`. */
export type FromImdfOptions = RoutingChoice & {
  /**
   * Language of the names in the result, as a BCP 47 tag. Other languages become translations.
   * @defaultValue the language of the manifest, or else the most frequent language of names
   */
  readonly language?: string;
  /**
   * Time at which the bundle is created, as ISO 8601 text.
   * @defaultValue the time at which the archive was created, or else now
   */
  readonly time?: string;
  /** Limits that protect against hostile input. Each overrides its default in `MVF_LIMITS`. */
  readonly limits?: Partial<MvfLimits>;
  /** Signal that stops the work. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called before each file is read and before the bundle is assembled. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
};

/**
 * Imports an archive in Apple's Indoor Mapping Data Format 1.0.0. Broken data is repaired, guessed
 * or dropped, and reported. Only a source without any floor is rejected (`mvf/nothing-to-import`).
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
  const assembled = assembleVenue(draft, { nodes: options.routing !== 'keep' });
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

/**
 * Parses a date. A date without a zone is read as UTC, so that the result does not depend on the
 * machine.
 */
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
    `IMDF archive: expected level.geojson with at least one level, or unit.geojson or venue.geojson with shapes to make one from, found ${found}${paths.length > 20 ? ' and more' : ''}. Choose an archive in Apple's IMDF 1.0.0 format.`,
  );
}
