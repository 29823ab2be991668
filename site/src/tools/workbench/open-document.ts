import { type Mvf3Document, writeBundle, writeFiles } from '@brand/mvf';
import { validate } from '@brand/mvf/validate';
import { listFloors } from './list-floors';
import { once } from './once';
import { problemOf } from './open-bundle';
import type { OpenedSource } from './opened-source';
import type { OnBenchProgress } from './protocol';

type Origin = Pick<OpenedSource, 'name' | 'format' | 'version' | 'bytes' | 'leftOut' | 'edit'> & {
  readonly report: NonNullable<OpenedSource['conversion']>['report'] | undefined;
};

/** Validates a venue in memory: the result of an importer or of an edit. */
export async function openDocument(
  document: Mvf3Document,
  { report, ...origin }: Origin,
  onProgress: OnBenchProgress,
): Promise<OpenedSource> {
  const { findings, counts } = await validate(document, {
    onProgress: (progress) => onProgress({ phase: 'checking', ...progress }),
  });
  const written = once(async () => writeFiles(document));
  const floors = listFloors(document.floors);
  return {
    ...origin,
    findings,
    counts,
    readFile: async (path) => (await written()).get(path),
    readSource: async () => document,
    readVenue: async () => document,
    writeZip: async () => new Uint8Array(writeBundle(document)),
    floors,
    problem: problemOf(floors),
    conversion: report && { report, counts },
  };
}
