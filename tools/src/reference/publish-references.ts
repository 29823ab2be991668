import type { Reference } from '@brand/reference';
import { makeArtefact } from './artefact-manifest.ts';
import { explain, openContainer, placeOf } from './storage-client.ts';
import type { StorageSettings } from './storage-settings.ts';

/** A file that is published, or would be. */
export type PublishedFile = {
  /** Full URL, without the signature. */
  readonly address: string;
  readonly bytes: number;
};

/**
 * Uploads references. Without `upload` nothing is sent, and the result lists what would be. The
 * manifest goes last: until then, readers see the previous artefact as broken, never the new one as
 * complete.
 */
export async function publishReferences(
  references: readonly Reference[],
  settings: StorageSettings,
  { upload = false }: { readonly upload?: boolean } = {},
): Promise<PublishedFile[]> {
  const client = openContainer(settings);
  const published: PublishedFile[] = [];
  for (const reference of references) {
    const folder = `${settings.prefix}/${reference.sdk}/${reference.version}`;
    for (const [name, content] of makeArtefact(reference)) {
      const blob = `${folder}/${name}`;
      if (upload) {
        try {
          await client.getBlockBlobClient(blob).uploadData(content, {
            blobHTTPHeaders: { blobContentType: 'application/json; charset=utf-8' },
          });
        } catch (error) {
          throw explain(error, client);
        }
      }
      published.push({ address: `${placeOf(client)}/${blob}`, bytes: content.length });
    }
  }
  return published;
}
