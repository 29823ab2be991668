import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads a bundle of a built venue. */
export async function readBuiltVenue(
  slug: string,
  version: 1 | 2 | 3 = 3,
): Promise<Uint8Array<ArrayBuffer>> {
  const path = join(import.meta.dirname, '../dist', slug, `mvf-${version}.zip`);
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new Error(`${slug} is not built. Run: node venues/src/build.ts ${slug}`, { cause });
  });
  return new Uint8Array(bytes);
}
