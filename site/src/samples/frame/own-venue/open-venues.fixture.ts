import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MvfDocument, writeFiles } from '@brand/mvf';
import { openVenue, type Venue } from '@brand/venue';

const VENUES = join(import.meta.dirname, '../../../../../venues/dist');

/** A demo venue as its build wrote it. */
export function openDemoVenue(id: string): Promise<Venue> {
  return openVenue(new Uint8Array(readFileSync(join(VENUES, id, 'mvf-3.zip'))));
}

export function openOwnVenue(document: MvfDocument): Promise<Venue> {
  return openVenue(writeFiles(document));
}
