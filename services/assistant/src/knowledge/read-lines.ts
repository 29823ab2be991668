import { existsSync, readFileSync } from 'node:fs';
import { runSync, type SlicedTask } from '@brand/service-kit';

/** Parses a file with one JSON document per line; empty if the file does not exist. */
export function readLines<T>(file: string): T[] {
  return runSync(readLinesInSlices<T>(file));
}

export function* readLinesInSlices<T>(file: string): SlicedTask<T[]> {
  if (!existsSync(file)) return [];
  const documents: T[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line !== '') documents.push(JSON.parse(line) as T);
    yield;
  }
  return documents;
}
