import { writeZip } from '../archive/write-zip.ts';
import { type BundleFile, isPerFloor, pathOn } from './bundle-file.ts';
import type { MvfDocument } from './document.ts';
import { FORMATS } from './formats.ts';
import { listContents } from './list-contents.ts';

/**
 * Packs a document as a zip. The same document produces the same bytes on every machine, and
 * reading and writing a bundle again does not change it.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const zip = writeBundle(document);
 */
export function writeBundle(document: MvfDocument): Uint8Array {
  return writeZip(writeFiles(document));
}

/**
 * Returns the files of a document by path, for folders and web servers.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * for (const [path, content] of writeFiles(document)) console.log(path, content.length);
 */
export function writeFiles(document: MvfDocument): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const known = FORMATS[document.version].files;
  for (const file of known) {
    for (const [path, value] of contentsOf(document, file)) files.set(path, encodeJson(value));
  }
  for (const [path, bytes] of Object.entries(document.extras)) files.set(path, bytes);
  const manifest = listContents(document, [...files.keys()]);
  if (manifest) files.set('manifest.geojson', encodeJson(manifest));
  return files;
}

function contentsOf(document: MvfDocument, file: BundleFile): readonly [string, unknown][] {
  const value = (document as unknown as Record<string, unknown>)[file.key];
  if (value === undefined) return [];
  if (!isPerFloor(file)) return [[file.path, value]];
  return Object.entries(value as Record<string, unknown>).map(([floorId, content]) => [
    pathOn(file.path, floorId),
    content,
  ]);
}

function encodeJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value)}\n`);
}
