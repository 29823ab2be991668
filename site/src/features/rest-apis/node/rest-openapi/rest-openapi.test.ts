import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_NAMES, makeOpenApi } from '@brand/rest-api';
import type { LoadContext } from '@docusaurus/types';
import { expect, onTestFinished, test } from 'vitest';
import restOpenApi from './index.ts';

test('publishes the documents at the URLs of the service', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rest-openapi-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const plugin = restOpenApi({ generatedFilesDir: join(folder, 'generated') } as LoadContext);
  await plugin.loadContent?.();
  const outDir = join(folder, 'build');
  await plugin.postBuild?.({ outDir } as never);
  for (const name of API_NAMES) {
    const text = readFileSync(join(outDir, `rest/openapi/${name}.json`), 'utf8');
    expect(JSON.parse(text)).toEqual(makeOpenApi(name));
  }
});
