import { MVF_LIMITS } from '../../archive/limits.ts';
import { openFiles } from '../../archive/open-files.ts';
import type { DraftShape, VenueDraft } from '../../assemble/venue-draft.ts';
import type { ReportEntry } from '../../convert-report.ts';
import { draftVenue } from './import/draft-venue.ts';
import { ImportReport } from '../import-report.ts';
import { readMembers } from './import/read-members.ts';
import { type TinyArchive, tinyFiles } from './tiny-imdf.fixture.ts';

// Test helper: the draft of an import before it is assembled.

export type TinyDraft = {
  readonly draft: VenueDraft;
  readonly report: readonly ReportEntry[];
  /** Returns the one shape with this key. */
  readonly shape: (key: string) => DraftShape;
  /** Codes of the report entries. */
  readonly codes: readonly string[];
};

/** Returns the draft of an archive, or of its files. */
export async function draftTiny(
  source: TinyArchive | { readonly files: Record<string, string> },
  language?: string,
): Promise<TinyDraft> {
  const files = 'files' in source ? source.files : tinyFiles(source);
  const report = new ImportReport();
  const members = await readMembers(openFiles(files), report, { limits: MVF_LIMITS });
  const draft = draftVenue(members, report, { time: '2024-05-01T10:00:00Z', language });
  if (!draft) throw new Error('there is no floor in the archive');
  return {
    draft,
    report: report.entries,
    codes: report.entries.map(({ code }) => code),
    shape(key) {
      const found = draft.shapes.filter((shape) => shape.key === key);
      if (found.length !== 1 || !found[0]) throw new Error(`${found.length} shapes ${key}`);
      return found[0];
    },
  };
}
