import { existsSync, readFileSync } from 'node:fs';
import { runSync, type SlicedTask } from '@brand/service-kit';
import type { DocsRecord } from '@brand/wire/search';

/** Reads the records written by the site's build, one per line. */
export function readRecords(file: string): DocsRecord[] {
  return runSync(readRecordsInSlices(file));
}

export function* readRecordsInSlices(file: string): SlicedTask<DocsRecord[]> {
  if (!existsSync(file)) {
    throw new Error(`There are no search records at ${file}. Build the site first: npm run build`);
  }
  const records: DocsRecord[] = [];
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line !== '') records.push(parseRecord(line, `${file}, line ${at + 1}`));
    yield;
  }
  return records;
}

function parseRecord(line: string, place: string): DocsRecord {
  try {
    return JSON.parse(line) as DocsRecord;
  } catch {
    throw new Error(`${place}: this is not a search record. Build the site again: npm run build`);
  }
}
