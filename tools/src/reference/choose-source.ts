import { localSource, type ReferenceSource } from './reference-source.ts';
import { readStorageSettings } from './storage-settings.ts';

/** Cloud storage if it is configured, otherwise the references made from the sources. */
export async function chooseSource(env: NodeJS.ProcessEnv): Promise<ReferenceSource> {
  const settings = readStorageSettings(env);
  if (!settings) return localSource();
  // Imported on demand, because the client takes a second to start.
  const { storageSource } = await import('./storage-source.ts');
  return storageSource(settings);
}
