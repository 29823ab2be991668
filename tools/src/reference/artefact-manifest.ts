import { createHash } from 'node:crypto';
import type { Reference } from '@brand/reference';
import { referenceText } from './reference-files.ts';

/** Lists the files that were published together, to detect a partial copy. */
export type ArtefactManifest = {
  readonly format: 1;
  readonly sdk: string;
  readonly version: string;
  readonly release: string;
  readonly files: readonly ArtefactFile[];
};

export type ArtefactFile = {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
};

/** The file that lists the others. It is published last. */
export const MANIFEST_NAME = 'manifest.json';
/** The file with the reference itself. */
export const REFERENCE_NAME = 'reference.json';

/** Ten times the largest reference; a manifest above that is not ours. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The published files of a reference by name, the manifest last. */
export function makeArtefact(reference: Reference): ReadonlyMap<string, Buffer> {
  const bytes = Buffer.from(referenceText(reference));
  const { sdk, version, release } = reference;
  const files = [{ name: REFERENCE_NAME, bytes: bytes.length, sha256: sha256(bytes) }];
  const manifest: ArtefactManifest = { format: 1, sdk, version, release, files };
  return new Map([
    [REFERENCE_NAME, bytes],
    [MANIFEST_NAME, Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`)],
  ]);
}

/** Parses a manifest. Throws unless it is one of this SDK and version. */
export function parseManifest(
  text: string,
  { sdk, version, place }: { sdk: string; version: string; place: string },
): ArtefactManifest {
  const manifest = parseJson(text, place) as Partial<ArtefactManifest> | null;
  if (manifest?.format !== 1) {
    throw new Error(
      `${place}: expected format 1, found ${JSON.stringify(manifest?.format)}. It was published by another version of these tools: publish it again with this one.`,
    );
  }
  if (manifest.sdk !== sdk || manifest.version !== version) {
    throw new Error(
      `${place}: expected ${sdk} ${version}, found ${manifest.sdk} ${manifest.version}. Publish ${sdk} ${version} to this place, or correct REFERENCE_STORAGE_PREFIX.`,
    );
  }
  const files = Array.isArray(manifest.files) ? (manifest.files as unknown[]) : [];
  if (files.length === 0 || !files.every(isFile)) {
    throw new Error(`${place}: expected a list of files with sizes and hashes. Publish it again.`);
  }
  return manifest as ArtefactManifest;
}

/** Describes how a file differs from its entry in the manifest; `undefined` if it does not. */
export function compareFile(
  { name, bytes, sha256: expected }: ArtefactFile,
  found: Buffer | undefined,
): string | undefined {
  if (!found) return `${name} is listed but not there`;
  if (found.length !== bytes) return `${name} has ${found.length} bytes of ${bytes}`;
  return sha256(found) === expected ? undefined : `${name} has another content than was listed`;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function isFile(value: unknown): value is ArtefactFile {
  const file = value as Partial<ArtefactFile> | null;
  return (
    typeof file?.name === 'string' &&
    /^[\w.-]+$/.test(file.name) &&
    Number.isInteger(file.bytes) &&
    file.bytes! >= 0 &&
    file.bytes! <= MAX_BYTES &&
    typeof file.sha256 === 'string'
  );
}

function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${place}: expected JSON. ${(error as Error).message} Publish it again.`, {
      cause: error,
    });
  }
}
