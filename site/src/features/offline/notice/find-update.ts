import {
  listPartFiles,
  type OfflineManifest,
  type OfflineState,
  sizeOfFiles,
} from '@brand/wire/offline';

export type OfflineUpdate = { readonly build: string; readonly transferBytes: number };

/** Compares a download with the current build; `undefined` if none of its parts has changed. */
export function findUpdate(
  manifest: OfflineManifest,
  state: OfflineState,
): OfflineUpdate | undefined {
  if (manifest.build === state.build) return undefined;
  const files = listPartFiles(manifest, state.parts);
  const { transferBytes } = sizeOfFiles(files, new Set(Object.values(state.files)));
  return transferBytes === 0 ? undefined : { build: manifest.build, transferBytes };
}
