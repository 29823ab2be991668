import {
  BlobServiceClient,
  ContainerSASPermissions,
  type ContainerClient,
} from '@azure/storage-blob';
import type { Reference } from '@brand/reference';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Azurite, startAzurite } from './azurite.fixture.ts';
import { publishReferences } from './publish-references.ts';
import { chooseSource } from './choose-source.ts';
import { readStorageSettings } from './storage-settings.ts';

const PORT = 10_190;
const FOLDER = 'reference/web-sdk/6.0';

const reference: Reference = {
  format: 1,
  sdk: 'web-sdk',
  version: '6.0',
  release: '6.0.0',
  title: 'Web SDK 6.0',
  language: 'typescript',
  modules: [{ id: 'index', importName: 'web-sdk', summary: 'All.' }],
  symbols: [{ id: 'A', name: 'A', kind: 'class', module: 'index', summary: 'Größe: 3 m².' }],
};

let azurite: Azurite;
let container: ContainerClient;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  azurite = await startAzurite(PORT);
  container = BlobServiceClient.fromConnectionString(azurite.connectionString).getContainerClient(
    'web',
  );
});
afterAll(() => azurite.stop());

beforeEach(async () => {
  env = { REFERENCE_STORAGE_CONNECTION_STRING: azurite.connectionString };
  await container.createIfNotExists();
  for await (const { name } of container.listBlobsFlat()) await container.deleteBlob(name);
});

const read = async (): Promise<Reference> => (await chooseSource(env)).read('web-sdk', '6.0');
const publish = (changes: Partial<Reference> = {}): Promise<unknown> =>
  publishReferences([{ ...reference, ...changes }], readStorageSettings(env)!, { upload: true });
const put = (name: string, text: string): Promise<unknown> =>
  container.getBlockBlobClient(`${FOLDER}/${name}`).uploadData(Buffer.from(text));

describe('references in cloud storage [S7.11]', () => {
  test('round-trip through storage', async () => {
    await publish();
    expect(await read()).toEqual(reference);
  });

  test('can be read with a shared access signature, in the URL or beside it', async () => {
    await publish();
    const signed = await container.generateSasUrl({
      expiresOn: new Date(Date.now() + 600_000),
      permissions: ContainerSASPermissions.parse('r'),
    });
    const sas = signed.slice(signed.indexOf('?') + 1);
    for (const settings of [
      { REFERENCE_STORAGE_URL: azurite.url, REFERENCE_STORAGE_SAS: sas },
      { REFERENCE_STORAGE_URL: `${azurite.url}?${sas}` },
    ]) {
      const signedSource = await chooseSource(settings);
      expect(await signedSource.read('web-sdk', '6.0')).toEqual(reference);
      expect(signedSource.name).not.toContain('sig=');
    }
  });

  test('stay local and are only listed without the upload option', async () => {
    const files = await publishReferences([reference], readStorageSettings(env)!);
    expect(files.map(({ address }) => address)).toEqual([
      `${azurite.url}/web/${FOLDER}/reference.json`,
      `${azurite.url}/web/${FOLDER}/manifest.json`,
    ]);
    await expect(read()).rejects.toThrow(`${FOLDER}: there is no reference of web-sdk 6.0`);
  });
});

describe('an artefact in cloud storage [S7.11]', () => {
  test('stops the build when the container is missing', async () => {
    env = { ...env, REFERENCE_STORAGE_CONTAINER: 'elsewhere' };
    await expect(read()).rejects.toThrow(
      'there is no container "elsewhere". Create it, or correct REFERENCE_STORAGE_CONTAINER.',
    );
    await expect(publish()).rejects.toThrow('there is no container "elsewhere"');
  });

  test('stops the build when a listed file is absent', async () => {
    await publish();
    await container.deleteBlob(`${FOLDER}/reference.json`);
    await expect(read()).rejects.toThrow(
      /not whole: reference\.json is listed but not there\. .*publish it again/,
    );
  });

  test('stops the build when a file is truncated', async () => {
    await publish();
    await put('reference.json', JSON.stringify(reference).slice(0, 100));
    await expect(read()).rejects.toThrow(/not whole: reference\.json has 10\d bytes of \d+/);
  });

  test('stops the build when a file was replaced', async () => {
    await publish();
    const text = (await container.getBlobClient(`${FOLDER}/reference.json`).downloadToBuffer())
      .toString()
      .replace('Web SDK 6.0', 'Web SDK 7.0');
    await put('reference.json', text);
    await expect(read()).rejects.toThrow('reference.json has another content than was listed');
  });

  test('stops the build when another format was published', async () => {
    await publish();
    await put('manifest.json', '{"format":2}');
    await expect(read()).rejects.toThrow('manifest.json: expected format 1, found 2');
    await publish({ format: 2 as 1 });
    await expect(read()).rejects.toThrow('format: expected 1, found 2');
  });

  test.each([{ sdk: 'mvf' }, { version: '5.0' }])(
    'stops the build when it belongs to %o',
    async (changes) => {
      await publish(changes);
      const folder = `reference/${changes.sdk ?? 'web-sdk'}/${changes.version ?? '6.0'}`;
      for (const name of ['reference.json', 'manifest.json']) {
        const bytes = await container.getBlobClient(`${folder}/${name}`).downloadToBuffer();
        await put(name, bytes.toString());
      }
      await expect(read()).rejects.toThrow(/expected web-sdk 6\.0, found (mvf 6\.0|web-sdk 5\.0)/);
    },
  );

  test('stops the build when the stored reference is invalid', async () => {
    await publish({ symbols: [{ ...reference.symbols[0]!, parent: 'Gone' }] });
    await expect(read()).rejects.toThrow('symbols[0] (A).parent: "Gone" is no symbol');
    await put('manifest.json', '<html>');
    await expect(read()).rejects.toThrow('manifest.json: expected JSON');
  });

  test('stops the build when access is denied', async () => {
    const unsigned = await chooseSource({
      REFERENCE_STORAGE_URL: azurite.url,
      REFERENCE_STORAGE_SAS: 'sv=2024-11-04&sr=c&sp=r&se=2099-01-01T00%3A00%3A00Z&sig=bm9wZQ%3D%3D',
    });
    await expect(unsigned.read('web-sdk', '6.0')).rejects.toThrow('access is refused');
  });
});

describe('storage that is not there [S7.11]', () => {
  test('stops the build with its URL and a fix', async () => {
    const source = await chooseSource({ REFERENCE_STORAGE_URL: 'http://127.0.0.1:1/account' });
    await expect(source.read('web-sdk', '6.0')).rejects.toThrow(
      /127\.0\.0\.1:1\/account\/web: cannot be reached .*unset it to use the local build/,
    );
  });

  test('stays unused unless it is configured', async () => {
    expect((await chooseSource({})).isLocal).toBe(true);
  });

  test('throws for an invalid connection string without quoting it', async () => {
    const opened = chooseSource({ REFERENCE_STORAGE_CONNECTION_STRING: 'AccountKey=c2VjcmV0' });
    await expect(opened).rejects.toThrow('REFERENCE_STORAGE_CONNECTION_STRING: expected');
    await expect(opened).rejects.not.toThrow('c2VjcmV0');
  });

  test('throws for an invalid URL', async () => {
    await expect(chooseSource({ REFERENCE_STORAGE_URL: 'storage' })).rejects.toThrow(
      'REFERENCE_STORAGE_URL: expected the address of a storage account',
    );
  });
});
