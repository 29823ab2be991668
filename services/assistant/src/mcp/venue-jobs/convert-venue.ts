import { writeBundle } from '@brand/mvf';
import { importVenue, type ReportEntry } from '@brand/mvf/convert';
import { assertArchiveLimits } from './archive-limits.ts';
import { listFloors, toNamedFloors } from './list-floors.ts';
import type { ConvertedVenue, ConvertJob } from './venue-job.ts';

/** Maximum number of listed entries; a source may have one for each feature. */
const MAX_ENTRIES = 100;
const MAX_TEXT_LENGTH = 500;
/** Losses first, because callers must review them. */
const ACTIONS = ['dropped', 'guessed', 'changed'] as const satisfies ReportEntry['action'][];

/** Converts a venue of another format to an MVF 3 bundle. */
export async function convertVenue(job: ConvertJob): Promise<ConvertedVenue> {
  const { bytes, format: from, name } = job;
  await assertArchiveLimits(bytes);
  const { document, format, report } = await importVenue(bytes, {
    ...(from !== undefined && { from }),
    ...(name !== undefined && { name }),
  });
  return {
    format,
    bytes: writeBundle(document),
    floors: toNamedFloors(listFloors(document)),
    counts: {
      dropped: countOf(report, 'dropped'),
      guessed: countOf(report, 'guessed'),
      changed: countOf(report, 'changed'),
    },
    report: ACTIONS.flatMap((action) => report.filter((entry) => entry.action === action))
      .slice(0, MAX_ENTRIES)
      .map((entry) => ({
        ...entry,
        message: entry.message.slice(0, MAX_TEXT_LENGTH),
        ...(entry.source !== undefined && { source: entry.source.slice(0, MAX_TEXT_LENGTH) }),
      })),
  };
}

function countOf(report: readonly ReportEntry[], action: ReportEntry['action']): number {
  return report.filter((entry) => entry.action === action).length;
}
