import { type Zippable, zipSync } from 'fflate';
import { saveFile } from '@site/src/kit/save-file';
import type { SdkArchive } from '../sample-source';
import { type ProjectSource, nameOfProject, projectFiles } from './describe-project';

/** Downloads a program as a zip that runs with `npm install && npm run dev`. */
export async function downloadProject(
  options: ProjectSource & { readonly baseUrl: string },
): Promise<void> {
  const { state, sdks, baseUrl } = options;
  const name = nameOfProject(state);
  const entries: Zippable = {};
  // The project contains the SDK, so that it does not depend on a registry.
  for (const sdk of sdks) entries[`${name}/${archiveOf(sdk)}`] = await load(baseUrl + sdk.file);
  const files = projectFiles(options, (sdk) => `file:${archiveOf(sdk)}`);
  for (const [path, text] of Object.entries(files)) {
    entries[`${name}/${path}`] = new TextEncoder().encode(text);
  }
  for (const [file, address] of Object.entries(state.source?.assets ?? {})) {
    entries[`${name}/src/${file}`] = await load(`${baseUrl}samples/playground/${address}`);
  }
  const { bundle } = state;
  if (bundle) {
    entries[`${name}/src/${bundle.name}`] = new Uint8Array(await bundle.blob.arrayBuffer());
  }
  saveFile(`${name}.zip`, new Blob([zipSync(entries)], { type: 'application/zip' }));
}

/** Path of the archive in the project. */
function archiveOf({ file }: SdkArchive): string {
  return `packages/${file.split('/').at(-1)}`;
}

async function load(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
