import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fence, MdastNode } from '../../markdown/mdast.ts';
import type { IncludeSampleOptions } from './read-sample.ts';
import remarkIncludeSample from './remark-include-sample.ts';
import type { FindSampleLinksOptions } from './remark-include-sample-links.ts';

let samplesFolder: string;

beforeAll(() => {
  samplesFolder = mkdtempSync(join(tmpdir(), 'samples-'));
  mkdirSync(join(samplesFolder, 'web'));
  writeFileSync(
    join(samplesFolder, 'web/main.ts'),
    "import { show } from '@brand/web';\nimport '@brand/web/style.css';\n\n",
  );
  mkdirSync(join(samplesFolder, 'android'));
  writeFileSync(join(samplesFolder, 'android/map.kt'), 'import com.brand.maps.MapView\n');
});

afterAll(() => rmSync(samplesFolder, { recursive: true }));

describe('remarkIncludeSample', () => {
  test('fills a fence with the sample under the scope of the brand', () => {
    expect(included({ meta: 'title="main.ts" file="web/main.ts" {1}', value: '' }).value).toBe(
      "import { show } from '@acme/web';\nimport '@acme/web/style.css';",
    );
  });

  test('rewrites imports to the one folder that readers have', () => {
    writeFileSync(
      join(samplesFolder, 'web/parts.ts'),
      "import { a } from '../../3/a.ts';\nimport {\n  b,\n} from './b.ts';\nimport c from '../c.json';\n",
    );
    expect(included({ meta: 'file="web/parts.ts"', value: '' }).value).toBe(
      "import { a } from './a.ts';\nimport {\n  b,\n} from './b.ts';\nimport c from './c.json';",
    );
  });

  test('names packages of native SDKs after the brand', () => {
    expect(included({ meta: 'file="android/map.kt"', value: '' }).value).toBe(
      'import com.acme.maps.MapView',
    );
  });

  test.each([undefined, null, '', 'title="main.ts"', 'profile="web/main.ts"'])(
    'ignores a fence with meta %j',
    (meta) => {
      const value = "import '@brand/web'\n";
      expect(included({ meta, value }).value).toBe(value);
    },
  );

  test('finds a fence inside other content', () => {
    const fence = { type: 'code' as const, meta: 'file="web/main.ts"', value: '' };
    run({ type: 'root', children: [{ type: 'listItem', children: [fence] }] });
    expect(fence.value).toContain('@acme/web');
  });

  test('fails at a fence whose file does not exist', () => {
    expect(() => included({ meta: 'file="web/gone.ts"', value: '' })).toThrow(
      'The sample examples/web/gone.ts does not exist.',
    );
  });
});

describe('remarkIncludeSample, with a region,', () => {
  const file = 'web/regions.ts';

  test('shows only the region, dedented', () => {
    write(file, "f();\n{\n  // #region a\n  import('@brand/web');\n  // #endregion a\n}\n");
    expect(included({ meta: `file="${file}" region="a"`, value: '' }).value).toBe(
      "import('@acme/web');",
    );
  });

  test('fails the build for an unknown region and lists the existing ones', () => {
    write(file, '// #region a\nb();\n// #endregion a\n// #region c\nd();\n// #endregion c\n');
    expect(() => included({ meta: `file="${file}" region="e"`, value: '' })).toThrow(
      'The sample examples/web/regions.ts has no region "e". Its regions: a, c.',
    );
  });

  test('removes region markers', () => {
    write(file, '// #region a\nb();\n// #endregion a\n');
    expect(included({ meta: `file="${file}"`, value: '' }).value).toBe('b();');
  });

  test('requires a file', () => {
    expect(() => included({ meta: 'region="a"', value: '' })).toThrow('needs a file="…"');
  });
});

test('rejects a fence that names a sample and has its own code', () => {
  expect(() => included({ meta: 'file="web/main.ts"', value: 'x' })).toThrow('Leave it empty.');
});

test('passes the names of samples to later plugins', () => {
  const file = { data: {} as { samples?: readonly string[] }, fail };
  const fence = { type: 'code', meta: 'file="web/main.ts"', value: '' };
  remarkIncludeSample({ samplesFolder, packageScope: '@acme' })(
    { type: 'root', children: [fence] },
    file,
  );
  expect(file.data.samples).toEqual(['web/main.ts']);
});

describe('remarkIncludeSample, for versioned samples,', () => {
  const page = 'site/web-sdk_versioned_docs/version-6.0/camera.mdx';

  test('accepts the version of the page', () => {
    write('web-sdk/6.0/a.ts', 'a();');
    expect(included({ meta: 'file="web-sdk/6.0/a.ts"', value: '' }, { page }).value).toBe('a();');
  });

  test('fails the build for another version', () => {
    write('web-sdk/5.0/a.ts', 'a();');
    expect(() => included({ meta: 'file="web-sdk/5.0/a.ts"', value: '' }, { page })).toThrow(
      'The sample examples/web-sdk/5.0/a.ts is of version 5.0, this page of version 6.0. ' +
        'Show a sample of examples/web-sdk/6.0.',
    );
  });

  test('accepts the previous version in a migration guide', () => {
    write('web-sdk/5.0/a.ts', 'a();');
    const guide = page.replace('camera.mdx', 'migration-guide.mdx');
    const fence = { meta: 'file="web-sdk/5.0/a.ts"', value: '' };
    expect(included(fence, { page: guide }).value).toBe('a();');
  });

  test('accepts an older version in a migration guide, but not a newer one', () => {
    write('web-sdk/5.0/a.ts', 'a();');
    const fence = { meta: 'file="web-sdk/5.0/a.ts"', value: '' };
    const guide = page.replace('camera', 'migration-guide');
    expect(included(fence, { page: guide }).value).toBe('a();');
    expect(() => included(fence, { page: guide.replace('6.0', '4.0') })).toThrow('of version 5.0');
  });

  test('accepts any version on pages without one', () => {
    write('web-sdk/5.0/a.ts', 'a();');
    const fence = { meta: 'file="web-sdk/5.0/a.ts"', value: '' };
    expect(included(fence, { page: 'site/content/docs/a.mdx' }).value).toBe('a();');
  });
});

describe('remarkIncludeSample, for links,', () => {
  const name = 'web-sdk/6.0/map.ts';
  const code = "import { show } from '@brand/web-sdk';\nimport '@brand/web-sdk/x';\nshow();\n";
  const meta = `file="${name}"`;

  test('links to the reference of the version, at offsets adjusted to the scope of the brand', () => {
    const call = code.indexOf('show()');
    annotate([9, 13, 'show'], [call, call + 4, 'show']);
    const { value, data } = included({ meta, value: '' }, { links: linkOptions() });
    expect(data?.links?.map(({ start, end }) => value.slice(start, end))).toEqual(['show', 'show']);
    expect(data?.links?.[0]).toMatchObject({ href: '/6.0/reference#show' });
  });

  test('adjusts offsets to a region and omits links outside of it', () => {
    const before = "import { show } from '@brand/web-sdk';\n{\n  // #region a\n";
    const regions = `${before}  import('@brand/web-sdk'); show();\n  // #endregion a\n}\n`;
    const call = regions.indexOf('show()');
    write(name, regions);
    const hash = createHash('sha256').update(regions).digest('hex');
    const symbols = [
      [9, 13, 'show'],
      [call, call + 4, 'show'],
    ];
    write('symbols/web-sdk/6.0.json', JSON.stringify({ files: { [name]: { hash, symbols } } }));
    const fence = { meta: `${meta} region="a"`, value: '' };
    const { value, data } = included(fence, { links: linkOptions() });
    expect(value).toBe("import('@acme/web-sdk'); show();");
    expect(data?.links?.map(({ start, end }) => [start, value.slice(start, end)])).toEqual([
      [value.indexOf('show'), 'show'],
    ]);
  });

  test('adjusts offsets to the URL of the portal', () => {
    const text = "open('https://portal.brand.example/venues'); show();\n";
    const call = text.indexOf('show()');
    write(name, text);
    const hash = createHash('sha256').update(text).digest('hex');
    const symbols = [[call, call + 4, 'show']];
    write('symbols/web-sdk/6.0.json', JSON.stringify({ files: { [name]: { hash, symbols } } }));
    const siteUrl = 'https://docs.acme.test';
    const { value, data } = included({ meta, value: '' }, { links: linkOptions(), siteUrl });
    expect(value).toBe("open('https://docs.acme.test/venues'); show();");
    expect(data?.links?.map(({ start, end }) => value.slice(start, end))).toEqual(['show']);
  });

  test('replaces the URL of our repositories with that of the brand', () => {
    write('Package.swift', '.package(url: "https://code.brand.example/ios-sdk", from: "5.2.0")\n');
    const sourceCode = 'https://code.acme.test';
    const { value } = included({ meta: 'file="Package.swift"', value: '' }, { sourceCode });
    expect(value).toBe('.package(url: "https://code.acme.test/ios-sdk", from: "5.2.0")');
  });

  test('omits links if the version has no reference', () => {
    annotate([9, 13, 'show']);
    const links = { ...linkOptions(), addressOf: () => undefined };
    expect(included({ meta, value: '' }, { links }).data?.links).toEqual([]);
  });

  test('omits links in samples that are not TypeScript', () => {
    write('web-sdk/6.0/a.html', '<p>');
    const fence = { meta: 'file="web-sdk/6.0/a.html"', value: '' };
    expect(included(fence, { links: linkOptions() }).data?.links).toEqual([]);
  });

  test('omits links in code that the page itself contains', () => {
    expect(included({ meta: '', value: 'show()' }, { links: linkOptions() }).data).toBeUndefined();
  });

  test.each([
    ['the sample changed after its symbols were extracted', name, 'of an older text'],
    ['the symbols were never extracted', 'web-sdk/6.0/new.ts', 'not known'],
  ])('fails the build when %s', (_when, file, found) => {
    annotate([9, 13, 'show']);
    write(file, 'hide();');
    const fence = { meta: `file="${file}"`, value: '' };
    expect(() => included(fence, { links: linkOptions() })).toThrow(
      `The symbols of examples/${file} are ${found}. ` +
        'Find them by: node tools/src/samples/annotate.ts',
    );
    const links: FindSampleLinksOptions = { ...linkOptions(), whenStale: 'no-links' };
    expect(included(fence, { links }).data?.links).toEqual([]);
  });

  function annotate(...symbols: (readonly [number, number, string])[]): void {
    write(name, code);
    const hash = createHash('sha256').update(code).digest('hex');
    write('symbols/web-sdk/6.0.json', JSON.stringify({ files: { [name]: { hash, symbols } } }));
  }
});

type Place = { readonly page?: string } & Pick<
  IncludeSampleOptions,
  'links' | 'siteUrl' | 'sourceCode'
>;

function included(fields: Pick<Fence, 'meta' | 'value'>, place: Place = {}): Fence {
  const fence = { type: 'code' as const, ...fields };
  run({ type: 'root', children: [fence] }, place);
  return fence;
}

function run(root: MdastNode, { page, ...given }: Place = {}): void {
  const options = { samplesFolder, packageScope: '@acme', ...given };
  remarkIncludeSample(options)(root, { fail, ...(page !== undefined && { path: page }) });
}

function linkOptions(): FindSampleLinksOptions {
  return {
    symbolsFolder: join(samplesFolder, 'symbols'),
    addressOf: ({ version, id }) => `/${version}/reference#${id}`,
    whenStale: 'fail',
  };
}

function write(name: string, text: string): void {
  const path = join(samplesFolder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function fail(message: string): never {
  throw new Error(message);
}
