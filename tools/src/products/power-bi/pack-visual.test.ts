import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../../brand.ts';
import { ROOT } from '../../shared/repo.ts';
import { packVisual } from './pack-visual.ts';
import { visualIdentity } from './visual-identity.ts';

const FOLDER = join(ROOT, 'apps/power-bi-visual');
const capabilities = JSON.parse(readFileSync(join(FOLDER, 'capabilities.json'), 'utf8')) as {
  readonly dataRoles: readonly { readonly name: string }[];
};
const identity = visualIdentity({ ...brand, slug: 'two-words' }, '1.2.3');

function packed(): Record<string, unknown> {
  const zip = packVisual({
    identity,
    brand: { ...brand, siteUrl: 'https://portal.example/docs' },
    apiVersion: '5.11.0',
    capabilities,
    js: 'var a = 1;',
    css: '.a { color: red }',
    icon: new Uint8Array([1, 2, 3]),
  });
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, JSON.parse(strFromU8(bytes))]),
  );
}

describe('packVisual', () => {
  test('packs a manifest and the resource that it names', () => {
    const files = packed();
    const resource = `resources/${identity.guid}.pbiviz.json`;
    expect(Object.keys(files).toSorted()).toEqual(['package.json', resource]);
    expect(files['package.json']).toMatchObject({
      version: '1.2.3.0',
      resources: [{ resourceId: 'rId0', sourceType: 5, file: resource }],
      visual: { guid: identity.guid, displayName: `${brand.name} indoor map` },
      metadata: { pbivizjson: { resourceId: 'rId0' } },
    });
    expect(files[resource]).toMatchObject({
      visual: identity,
      apiVersion: '5.11.0',
      content: {
        js: 'var a = 1;',
        css: '.a { color: red }',
        iconBase64: 'data:image/png;base64,AQID',
      },
    });
  });

  test('requests access to the origin of the portal only', () => {
    const resource = packed()[`resources/${identity.guid}.pbiviz.json`];
    expect(resource).toMatchObject({
      capabilities: {
        privileges: [
          { name: 'WebAccess', essential: true, parameters: ['https://portal.example'] },
        ],
      },
    });
  });

  test('has capabilities that match the schema of Power BI', () => {
    const { schemas } = createRequire(join(FOLDER, 'package.json'))('powerbi-visuals-api') as {
      readonly schemas: { readonly capabilities: object };
    };
    const check = new Ajv({ strict: false }).compile(schemas.capabilities);
    const resource = packed()[`resources/${identity.guid}.pbiviz.json`] as {
      readonly capabilities: object;
    };
    check(resource.capabilities);
    expect(check.errors).toBeNull();
  });
});

describe('visualIdentity', () => {
  test('has an id that is a valid variable name', () => {
    expect(identity.guid).toMatch(/^twowordsIndoorMap[0-9A-F]{20}$/);
  });
});
