import type { Mvf3Document } from '@brand/mvf';
import { type Converted, generateRouting, moveVenue } from '@brand/mvf/convert';
import { type Finding, validate } from '@brand/mvf/validate';
import { openDocument } from './open-document';
import type { OpenedSource } from './opened-source';
import { assertNoNewError } from './assert-no-new-error';
import type { OnBenchProgress, VenueEdit } from './protocol';
import { MAX_REPORT_LINES } from './workbench-limits';

/** Codes of importers that no longer hold after an edit of the kind. */
const ANSWERED: Readonly<Record<VenueEdit['kind'], ReadonlySet<string>>> = {
  'generate-routing': new Set(),
  'set-anchor': new Set(['no-anchor']),
  'set-value': new Set(),
};

/**
 * The venue after an edit, validated again. The source stays as it is, so that it can return. Throws
 * if a new value makes the venue invalid.
 */
export async function editVenue(
  source: OpenedSource,
  edit: VenueEdit,
  onProgress: OnBenchProgress,
): Promise<OpenedSource> {
  onProgress({ phase: 'editing', done: 0, total: 1 });
  const { document, report } = await applyEdit(await source.readVenue(), edit);
  const { name, format, version, bytes, leftOut, conversion } = source;
  const known = conversion?.report.filter(({ code }) => !ANSWERED[edit.kind].has(code));
  const summary = {
    kind: edit.kind,
    entries: report.slice(0, MAX_REPORT_LINES),
    more: Math.max(0, report.length - MAX_REPORT_LINES),
  };
  const origin = { name, format, version, bytes, leftOut, report: known, edit: summary };
  const edited = await openDocument(document, origin, onProgress);
  if (edit.kind === 'set-value') assertNoNewError(await findingsOfVenue(source), edited.findings);
  return edited;
}

/** Findings of an older version are about its own files, not about the converted ones. */
async function findingsOfVenue(source: OpenedSource): Promise<readonly Finding[]> {
  if (source.edit || source.version === 3 || source.version === undefined) return source.findings;
  return (await validate(await source.readVenue())).findings;
}

async function applyEdit(venue: Mvf3Document, edit: VenueEdit): Promise<Converted<Mvf3Document>> {
  switch (edit.kind) {
    case 'set-value': {
      const { setValue } = await import('./explore/set-value');
      return { document: setValue(venue, edit), report: [] };
    }
    case 'generate-routing':
      return generateRouting(venue);
    case 'set-anchor': {
      const [longitude, latitude] = edit.anchor;
      return moveVenue(venue, { anchor: [longitude, latitude], rotation: edit.rotation });
    }
  }
}
