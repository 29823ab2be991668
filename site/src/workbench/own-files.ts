import { type Mvf3Document, writeFiles } from '@brand/mvf';

/** The files of a venue, to be given away: bytes that the venue keeps are copied. */
export function ownFiles(document: Mvf3Document): Map<string, Uint8Array> {
  const kept = new Set(Object.values(document.extras));
  const files = writeFiles(document);
  for (const [path, content] of files) if (kept.has(content)) files.set(path, content.slice());
  return files;
}
