import {
  type AnyBundle,
  type Mvf3Document,
  type MvfArchive,
  type MvfDocument,
  readBundle,
  writeBundle,
} from '@brand/mvf';
import { upgrade } from '@brand/mvf/convert';
import { type Finding, validate, type ValidationResult } from '@brand/mvf/validate';
import { listFloors } from './list-floors';
import type { LoadedBytes } from './load-bytes';
import { once } from './once';
import type { OpenedSource } from './opened-source';
import type { OnBenchProgress } from './protocol';

/** Codes of findings about a file that cannot be read at all. */
const UNREADABLE = new Set(['bad-json', 'damaged-zip', 'limit-exceeded', 'unreadable-source']);

/** Opens a validated MVF bundle. Unreadable files are left out. */
export async function openBundle(
  name: string,
  { bytes, limits }: LoadedBytes,
  { findings, counts }: ValidationResult,
  onProgress: OnBenchProgress,
): Promise<OpenedSource> {
  const { archive } = await readBundle(bytes, { limits });
  const leftOut = unreadableFiles(findings);
  const sound = withoutFiles(archive, new Set(leftOut));
  const bundle = await readBundle(sound, { limits });
  const { version } = bundle;
  const readSource = once(() => loadAll(bundle, onProgress));
  const shared = {
    name,
    format: 'mvf' as const,
    version,
    bytes: (archive.paths ?? []).reduce((sum, path) => sum + (archive.sizeOf(path) ?? 0), 0),
    findings,
    counts,
    readFile: (path: string) => sound.read(path),
    readSource,
    leftOut,
    edit: undefined,
  };
  if (bundle.version === 3) {
    const floors = listFloors(await bundle.read('floors'));
    const readVenue = async (): Promise<Mvf3Document> => upgrade(await readSource()).document;
    return {
      ...shared,
      readVenue,
      writeZip: async () =>
        leftOut.length === 0 ? bytes.slice() : new Uint8Array(writeBundle(await readVenue())),
      floors,
      problem: problemOf(floors),
      conversion: undefined,
    };
  }
  const { document, report } = upgrade(await readSource());
  const floors = listFloors(document.floors);
  return {
    ...shared,
    readVenue: async () => document,
    writeZip: async () => new Uint8Array(writeBundle(document)),
    floors,
    problem: problemOf(floors),
    conversion: { report, counts: await checkResult(document, onProgress) },
  };
}

/** Validates a converted venue. */
export async function checkResult(
  document: Mvf3Document,
  onProgress: OnBenchProgress,
): Promise<ValidationResult['counts']> {
  const { counts } = await validate(document, {
    onProgress: (progress) => onProgress({ phase: 'checking-result', ...progress }),
  });
  return counts;
}

/** The reason why nothing can be drawn; `undefined` if something can. */
export function problemOf(floors: readonly unknown[]): string | undefined {
  if (floors.length > 0) return undefined;
  return 'The file has no readable floor, so nothing can be drawn or downloaded. Fix the findings about floors, then choose the file again.';
}

function unreadableFiles(findings: readonly Finding[]): string[] {
  const files = findings.flatMap(({ code, file, pointer }) =>
    UNREADABLE.has(code) && file !== '' && pointer === '' ? [file] : [],
  );
  return [...new Set(files)];
}

function withoutFiles(archive: MvfArchive, hidden: ReadonlySet<string>): MvfArchive {
  return {
    paths: archive.paths?.filter((path) => !hidden.has(path)),
    sizeOf: (path) => (hidden.has(path) ? undefined : archive.sizeOf(path)),
    read: async (path) => (hidden.has(path) ? undefined : archive.read(path)),
  };
}

function loadAll(bundle: AnyBundle, onProgress: OnBenchProgress): Promise<MvfDocument> {
  return bundle.load({
    onProgress: (progress) => onProgress({ phase: 'converting', ...progress }),
  });
}
