import { type BundleFile, isPerFloor } from '../bundle/bundle-file.ts';
import type { MvfDocument } from '../bundle/document.ts';
import { FORMATS } from '../bundle/formats.ts';
import { describeValue } from './describe-value.ts';
import type { FindingList } from './finding-list.ts';
import type { LoadedBundle, LoadedFile } from './loaded-bundle.ts';

/** Returns the files that a document in memory would be written as. */
export function loadDocument(document: MvfDocument, findings: FindingList): LoadedBundle {
  const { version } = document;
  const contents = document as unknown as Readonly<Record<string, unknown>>;
  const extras = fieldsOf(contents['extras']) ?? {};
  const files: LoadedFile[] = [];
  const broken = new Map<string, BundleFile>();
  for (const known of FORMATS[version].files) {
    const value = contents[known.key];
    if (value === undefined) continue;
    if (!isPerFloor(known)) {
      files.push({ known, path: known.path, floorId: '', value });
      continue;
    }
    const floors = fieldsOf(value);
    if (!floors) {
      broken.set(known.path, known);
      const expected = 'an object of files by floor id';
      const found = describeValue(value);
      findings.report({ code: 'wrong-type', file: known.path, path: [], expected, found });
    }
    for (const [floorId, content] of Object.entries(floors ?? {})) {
      const path = known.path.replace('*', () => floorId);
      if (content !== undefined) files.push({ known, path, floorId, value: content });
    }
  }
  const paths = new Set([...files.map(({ path }) => path), ...Object.keys(extras)]);
  const floorIds = FORMATS[version].floorIds(contents['floors'], [...paths]);
  return { version, floorIds, files, broken, paths, isWritten: false };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
