import type { ContainerClient } from '@azure/storage-blob';
import type { Reference } from '@brand/reference';
import { compareFile, MANIFEST_NAME, parseManifest, REFERENCE_NAME } from './artefact-manifest.ts';
import { parseReference, type ReferenceSource } from './reference-source.ts';
import { downloadBlob, openContainer, placeOf } from './storage-client.ts';
import type { StorageSettings } from './storage-settings.ts';

/** Published references: `<container>/<prefix>/<sdk>/<version>/`. */
export function storageSource(settings: StorageSettings): ReferenceSource {
  const client = openContainer(settings);
  return {
    name: placeOf(client),
    isLocal: false,
    read: (sdk, version) => readArtefact(client, { sdk, version, prefix: settings.prefix }),
  };
}

async function readArtefact(
  client: ContainerClient,
  { sdk, version, prefix }: { sdk: string; version: string; prefix: string },
): Promise<Reference> {
  const folder = `${prefix}/${sdk}/${version}`;
  const place = `${placeOf(client)}/${folder}`;
  const listed = await downloadBlob(client, `${folder}/${MANIFEST_NAME}`);
  if (!listed) {
    throw new Error(
      `${place}: there is no reference of ${sdk} ${version}. Publish it with "node tools/src/commands/publish-reference.ts --upload", or correct REFERENCE_STORAGE_PREFIX.`,
    );
  }
  const { files } = parseManifest(listed.toString(), {
    sdk,
    version,
    place: `${place}/${MANIFEST_NAME}`,
  });
  const contents = new Map<string, Buffer>();
  const problems: string[] = [];
  for (const file of files) {
    const content = await downloadBlob(client, `${folder}/${file.name}`);
    const problem = compareFile(file, content);
    if (problem !== undefined) problems.push(problem);
    else contents.set(file.name, content!);
  }
  const reference = contents.get(REFERENCE_NAME);
  if (problems.length > 0 || !reference) {
    const found = problems.join('; ') || `${REFERENCE_NAME} is not listed`;
    throw new Error(
      `${place}: the artefact is not whole: ${found}. Its upload broke off or is under way: publish it again, then build.`,
    );
  }
  return parseReference(reference.toString(), {
    sdk,
    version,
    place: `${place}/${REFERENCE_NAME}`,
  });
}
