import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mvf3Document, readBundle } from '@brand/mvf';

/** A demo venue as its build wrote it. */
export async function demoDocument(id: string): Promise<Mvf3Document> {
  const path = join(import.meta.dirname, '../../../../venues/dist', id, 'mvf-3.zip');
  const bundle = await readBundle(new Uint8Array(readFileSync(path)));
  return (await bundle.load()) as Mvf3Document;
}
