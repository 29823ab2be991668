import { MvfError } from '../mvf-error.ts';

/** The content of a blob, or `mvf/unreadable-source` when the file behind it is gone or changed. */
export async function readBlob(blob: Blob, path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    throw new MvfError(
      'mvf/unreadable-source',
      `${path}: expected a readable file, found that it cannot be read. Choose the file again.`,
      { path, cause },
    );
  }
}
