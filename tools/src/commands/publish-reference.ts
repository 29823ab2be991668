import { makeReferencesIfStale } from '../products/build-reference.ts';
import { publishReferences } from '../reference/publish-references.ts';
import { REFERENCES } from '../reference/reference-list.ts';
import { localSource } from '../reference/reference-source.ts';
import { readStorageSettings } from '../reference/storage-settings.ts';

/** Publishes the references of the sources. A dry run unless `--upload` is given. */
const upload = process.argv.includes('--upload');
const settings = readStorageSettings(process.env);
if (!settings) {
  console.error(
    'publish-reference: nowhere to publish to. Set REFERENCE_STORAGE_CONNECTION_STRING, or REFERENCE_STORAGE_URL and REFERENCE_STORAGE_SAS.',
  );
  process.exit(1);
}
if (!(await makeReferencesIfStale())) process.exit(1);
const source = localSource();
const references = await Promise.all(
  REFERENCES.map(({ sdk, version }) => source.read(sdk, version)),
);
try {
  for (const { address, bytes } of await publishReferences(references, settings, { upload })) {
    console.log(`${upload ? '✓' : '·'} ${address} (${Math.ceil(bytes / 1024)} kB)`);
  }
  if (!upload) console.log('Nothing was sent. Add --upload to publish.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
