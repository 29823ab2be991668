import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { seededRandom } from '@brand/geo';
import { downgradeTo1, downgradeTo2 } from '@brand/mvf/convert';
import { fieldTable, fileTable, jsonSchema, type JsonSchemaDocument } from '@brand/mvf/reference';
import { docsPath, FINDING_CODES, type FindingCode, validate } from '@brand/mvf/validate';
import { breakValue, tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { collectSchemas } from '../../packages/mvf/generate/collect-schemas.ts';
import { emitJsonSchema } from '../../packages/mvf/generate/emit-json-schema.ts';
import type { SchemaFolder } from '../../packages/mvf/generate/schema-node.ts';
import { connectionDefaults } from '../../packages/mvf/src/convert/upgrade/to-3/connection-defaults.ts';
import { listInlinedTypes } from '../src/features/mvf-tables/node/feature-rows.ts';
import { readRules } from '../src/features/mvf-tables/node/spec-rules.ts';
import { type ContentPage, readContentPages, SITE_ROOT } from './content-pages.ts';
import { cellsOf, type PageTables, readSpec, tablesOf } from './mvf-page-tables.ts';

const VERSIONS = [1, 2, 3] as const;
const pages = new Map(
  readContentPages(['content/docs/mvf'])
    .filter(({ file }) => /specification|data-model/.test(file))
    .map((page) => [page.file.replace(/^content(.*)\.mdx$/, '$1'), page] as const),
);
const built = new Map([...pages].map(([path, page]) => [path, tablesOf(page)] as const));

function pageAt(path: string): ContentPage {
  const page = pages.get(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

function specification(name: string): string {
  return `/docs/mvf/v3/specification/${name}`;
}

function elementsOn({ body }: ContentPage): string[] {
  return [...body.matchAll(/<MvfFields of="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
}

/** The schemas of version 3 after a change, as the generator writes them. */
async function changedSchema(
  change: (folders: readonly SchemaFolder[]) => void,
): Promise<JsonSchemaDocument> {
  const folders = structuredClone(await collectSchemas());
  change(folders);
  return JSON.parse(emitJsonSchema('v3', folders)) as JsonSchemaDocument;
}

function rowsOf({ html }: PageTables, type: string): string[] {
  return cellsOf(html, type).map((cells) => cells.join(' | ').trim());
}

/** The first column of a table with the given heading. */
function wordsOn(name: string, heading: string): string[] {
  const [, table = ''] = pageAt(specification(name)).body.split(heading);
  const rows = (table.split('\n\n')[0] ?? '').matchAll(/^\| `([\w-]+)` +\|/gm);
  return [...rows].map(([, word = '']) => word);
}

function knownValues(name: string): readonly string[] | undefined {
  return jsonSchema(3).$defs[name]?.anyOf?.[0]?.enum;
}

describe.each(VERSIONS)('the tables of version %i', (version) => {
  const ofVersion = [...pages].filter(([path]) => path.includes(`/v${version}/`));

  test('describe every type once', () => {
    const told = ofVersion
      .flatMap(([, page]) => elementsOn(page))
      .flatMap((name) => listInlinedTypes(name, (each) => fieldTable(version, each)));
    expect(told.toSorted()).toEqual(Object.keys(jsonSchema(version).$defs).toSorted());
  });

  test('have every field with its type, constraint and description', () => {
    const html = ofVersion.map(([path]) => built.get(path)?.html ?? '').join('\n');
    const missing = ofVersion
      .flatMap(([, page]) => elementsOn(page))
      .flatMap((name) => {
        const { rows } = fieldTable(version, name);
        const shown = cellsOf(html, name);
        return rows.filter((row) => {
          const expected = `${row.name} ${row.type}${row.required ? ' required' : ''}`;
          const cells = shown.find(([first]) => first === expected);
          const said = cells?.slice(1).join(' ').trim();
          const full = `${row.constraint} ${row.description}`.trim().replaceAll('`', '');
          return said !== full;
        });
      });
    expect(missing.map(({ name, type }) => `${name}: ${type}`)).toEqual([]);
  });

  test('list every file', () => {
    const html = ofVersion.map(([path]) => built.get(path)?.html ?? '').join('\n');
    const shown = html.replaceAll('<wbr>', '');
    const paths = fileTable(version).flatMap(({ path, olderPaths }) => [path, ...olderPaths]);
    expect(
      paths.filter(
        (path) => !shown.includes(`<code>${path.replace('*', '&lt;floorId&gt;')}</code>`),
      ),
    ).toEqual([]);
  });
});

describe('a page of the specification', () => {
  test('changes with the schema', async () => {
    const schema = await changedSchema((folders) => {
      const { schemas } = folders.find(({ folder }) => folder === 'v3/extensions/default-style')!;
      const fields = schemas.get('Style')?.properties as Record<string, object>;
      fields['opacity'] = { ...fields['opacity'], maximum: 0.5 };
      fields['gloss'] = { type: 'number', description: 'How much it shines.' };
      delete fields['buffer'];
    });
    const page = pageAt(specification('default-style'));
    const [before, after] = [tablesOf(page), tablesOf(page, () => schema)];
    expect(rowsOf(before, 'Style')).toContain(
      'opacity number required | 0 to 1 | Opacity, from 0 (invisible) to 1 (solid).',
    );
    expect(rowsOf(after, 'Style')).toContain(
      'opacity number required | 0 to 0.5 | Opacity, from 0 (invisible) to 1 (solid).',
    );
    expect(rowsOf(after, 'Style').some((row) => row.startsWith('gloss'))).toBe(true);
    expect(rowsOf(after, 'Style').some((row) => row.startsWith('buffer'))).toBe(false);
  });

  test('fails on a type that was removed from the schema', () => {
    const schema = structuredClone(jsonSchema(3)) as { $defs: Record<string, unknown> };
    delete schema.$defs['Style'];
    const page = pageAt(specification('default-style'));
    expect(() => tablesOf(page, () => schema as never)).toThrow('has no type "Style"');
  });

  test('has all of its sections', () => {
    const sections = [
      'Files',
      'Integrity rules',
      'Notes for consumers',
      'Changes from version 2',
      'Used by',
      'Where next',
    ];
    const extensions = fileTable(3).map(({ extension }) => specification(extension));
    const missing = [...new Set(extensions)].flatMap((path) =>
      sections
        .filter((title) => !pageAt(path).body.includes(`\n## ${title}\n`))
        .map((title) => `${path}: ${title}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('rules and findings', () => {
  const rules = readRules(readSpec());

  test('come from SPEC.md without a gap', () => {
    const stated = [...readSpec().matchAll(/^- \*\*\[([A-Z]\d+)\]/gm)].map(([, id]) => id);
    const own = rules.filter(({ id, version }) => (version === 3) === !/^[YZ]/.test(id));
    expect(own.map(({ id }) => id)).toEqual(stated);
  });

  test('show every rule on its page, with its text', () => {
    const missing = rules.filter(({ id, text, page, version }) => {
      const path = version === 3 ? specification(page) : `/docs/mvf/v${version}/${page}`;
      const [cells = []] = cellsOf(built.get(path)?.html ?? '', id);
      return cells[0] !== id || cells[1] !== text.replaceAll('`', '');
    });
    expect(missing.map(({ id, version }) => `${version} ${id}`)).toEqual([]);
  });

  test.each(Object.keys(FINDING_CODES) as FindingCode[])('have an anchor for %s', (code) => {
    const [path = '', anchor = ''] = docsPath(code, 3).split('#');
    const { ids = [], anchors = [], html = '' } = built.get(path) ?? {};
    expect(ids.filter((id) => id === anchor)).toEqual([code]);
    expect(anchors).toContain(code);
    const { severity, title, fix } = FINDING_CODES[code];
    const [cells = []] = cellsOf(html, code);
    const ids3 = rules.filter(({ version, codes }) => version === 3 && codes.includes(code));
    expect(cells).toEqual([
      `${code} ${severity}`,
      title.replaceAll('`', ''),
      fix.replaceAll('`', ''),
      ids3.map(({ id }) => id).join(' '),
    ]);
  });

  test('have unique ids on a page', () => {
    for (const { ids } of built.values()) expect(ids).toEqual([...new Set(ids)]);
  });

  test('link to existing targets within the tables', () => {
    const broken = [...built].flatMap(([path, { html }]) =>
      [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, href = '']) => {
        const [target, anchor] = href.split('#');
        const { ids } = built.get(target === '' ? path : (target ?? '')) ?? {};
        const isThere = anchor === undefined ? ids !== undefined : ids?.includes(anchor);
        return isThere ? [] : [`${path}: ${href}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  test.each([
    [1, () => downgradeTo1(tinyVenue()).document],
    [2, () => downgradeTo2(tinyVenue()).document],
    [3, () => tinyVenue()],
  ] as const)('lead from any finding in version %i to a row', async (version, make) => {
    const random = seededRandom(version);
    const missing = new Set<string>();
    const seen = new Set<string>();
    for (let round = 0; round < 40; round += 1) {
      // The contents of other files are not checked.
      const { extras: _, ...document } = structuredClone(make());
      for (let times = 0; times < 5; times += 1) breakValue(document, random);
      Object.assign(document, { version });
      for (const { docs } of (await validate(document as never)).findings) {
        const [path = '', anchor = ''] = docs.split('#');
        seen.add(anchor);
        if (!built.get(path)?.ids.includes(anchor)) missing.add(docs);
      }
    }
    expect([...missing]).toEqual([]);
    expect(seen.size).toBeGreaterThan(5);
  });
});

test('links prose to existing rows, tables or headings', () => {
  const broken = [...pages].flatMap(([path, { body }]) =>
    [...body.matchAll(/\]\(([^)\s]*\.mdx)?#([^)\s]+)\)/g)].flatMap(([, file = '', anchor = '']) => {
      const target = file === '' ? path : join(dirname(path), file.replace(/\.mdx$/, ''));
      const text = readFileSync(join(SITE_ROOT, `content${target}.mdx`), 'utf8');
      const headings = [...text.matchAll(/^#{2,3} (.+?)(?: \{#([\w-]+)\})?$/gm)].map(
        ([, title = '', id]) => id ?? slugOf(title),
      );
      const isThere = headings.includes(anchor) || built.get(target)?.anchors.includes(anchor);
      return isThere ? [] : [`${path}: ${file}#${anchor}`];
    }),
  );
  expect(broken).toEqual([]);
});

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

test('lists the default connection costs of the upgrade', () => {
  const { body } = pageAt(specification('connections'));
  const rows = [...body.matchAll(/^\| `(\w+)` +\|(.*)\|$/gm)].map(([, type = '', cells = '']) => ({
    type,
    numbers: cells.split('|').map(Number),
  }));
  expect(rows.length).toBe(7);
  for (const { type, numbers } of rows) {
    const { entryCost, floorCostMultiplier: each } = connectionDefaults(type);
    expect([type, ...numbers]).toEqual([
      type,
      entryCost,
      each,
      entryCost + each,
      entryCost + 3 * each,
    ]);
  }
});

test('lists the enumerated values of the schema', () => {
  expect(wordsOn('kinds', '| Kind ')).toEqual(knownValues('Kind'));
  expect(wordsOn('entrance-aesthetic', '| Kind ')).toEqual(knownValues('EntranceKind'));
});

test('lists every entry of the package', () => {
  const manifest = readFileSync(join(SITE_ROOT, '../packages/mvf/package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as { exports: Record<string, string> };
  const page = readFileSync(
    join(SITE_ROOT, 'content/docs/mvf/v3/api-reference-mvf-v3.mdx'),
    'utf8',
  );
  const listed = [...page.matchAll(/^\| <code>@\{brand\.slug\}\/mvf([^<]*)<\/code>/gm)];
  expect(listed.map(([, path]) => `.${path}`).toSorted()).toEqual(Object.keys(exports).toSorted());
});

test('quotes messages of the parser in getting started literally', () => {
  const page = readFileSync(join(SITE_ROOT, 'content/docs/mvf/v3/getting-started.mdx'), 'utf8');
  const [, table = ''] =
    /## Troubleshooting \{#when-it-goes-wrong\}([\s\S]*?)\n## /.exec(page) ?? [];
  const quoted = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, text = '']) => text);
  const said = ['archive/zip-directory', 'archive/limits', 'bundle/bundle', 'bundle/detect-version']
    .map((name) => readFileSync(join(SITE_ROOT, `../packages/mvf/src/${name}.ts`), 'utf8'))
    .join('');
  expect(quoted.length).toBeGreaterThan(4);
  expect(quoted.filter((text) => !said.includes(text))).toEqual([]);
});
