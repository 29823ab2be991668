import { MVF_LIMITS, MvfError } from '@brand/mvf';
import { detectFileFormat, importVenue } from '@brand/mvf/convert';
import { type Finding, validate } from '@brand/mvf/validate';
import type { LoadedBytes } from './load-bytes';
import { createTooLargeError } from './read-stream';
import { openBundle } from './open-bundle';
import { openDocument } from './open-document';
import type { OpenedSource } from './opened-source';
import type { OnBenchProgress } from './protocol';

/** The opened source, or the finding that prevented it. */
export type OpenResult = { readonly source: OpenedSource } | { readonly refusedBy: Finding };

/** Findings of a zip that is not an MVF bundle, but may be a venue in another format. */
const NO_BUNDLE = new Set(['missing-file', 'unreadable-source']);

/**
 * Opens and validates a venue in any supported format. Throws if only an importer can read the
 * file, and rejects it.
 */
export async function openSource(
  name: string,
  loaded: LoadedBytes,
  onProgress: OnBenchProgress,
): Promise<OpenResult> {
  const kind = detectFileFormat(loaded.bytes);
  if (kind !== 'zip' && kind !== undefined) {
    assertTextSize(loaded);
    return openForeign(name, loaded, onProgress);
  }
  const result = await validate(loaded.bytes, {
    limits: loaded.limits,
    onProgress: (progress) => onProgress({ phase: 'checking', ...progress }),
  });
  if (result.version !== undefined) {
    return { source: await openBundle(name, loaded, result, onProgress) };
  }
  const [refusedBy] = result.findings as [Finding];
  if (kind !== 'zip' || !NO_BUNDLE.has(refusedBy.code)) return { refusedBy };
  try {
    return await openForeign(name, loaded, onProgress);
  } catch (error) {
    if (error instanceof MvfError) return { refusedBy };
    throw error;
  }
}

/** The size limit holds for each file of a zip, and so for a file by itself. */
function assertTextSize({ bytes, limits }: LoadedBytes): void {
  const { maxEntryBytes } = { ...MVF_LIMITS, ...limits };
  if (bytes.length > maxEntryBytes) throw createTooLargeError(bytes.length, maxEntryBytes);
}

/** Findings are about the converted venue, because our rules do not apply to the file itself. */
async function openForeign(
  name: string,
  { bytes }: LoadedBytes,
  onProgress: OnBenchProgress,
): Promise<OpenResult> {
  const { document, report, format } = await importVenue(bytes, {
    name: name.replace(/\.\w+$/, ''),
    onProgress: (progress) => onProgress({ phase: 'converting', ...progress }),
  });
  const origin = { name, format, version: undefined, bytes: bytes.length, leftOut: [], report };
  return { source: await openDocument(document, { ...origin, edit: undefined }, onProgress) };
}
