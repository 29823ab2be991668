import { localSource, type ReferenceSource } from './reference-source.ts';
import { readStorageSettings } from './storage-settings.ts';

/** Cloud storage when it is configured, otherwise what was made from the sources. */
export async function chooseSource(env: NodeJS.ProcessEnv): Promise<ReferenceSource> {
  const settings = readStorageSettings(env);
  if (!settings) return localSource();
  // Loaded only where it is used: the client takes a second to start.
  const { storageSource } = await import('./storage-source.ts');
  return storageSource(settings);
}
