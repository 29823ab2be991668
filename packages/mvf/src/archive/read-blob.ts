import { MvfError } from '../mvf-error.ts';

/**
 * Reads the content of a blob. Throws `mvf/unreadable-source` if the file behind it was removed or
 * changed.
 */
export async function readBlob(blob: Blob, path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    throw new MvfError(
      'mvf/unreadable-source',
      `${path}: expected a readable file, found one that cannot be read. Choose the file again.`,
      { path, cause },
    );
  }
}
