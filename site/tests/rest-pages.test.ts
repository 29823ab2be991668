import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  API_NAMES,
  type ApiName,
  FILE_SECONDS,
  IDEMPOTENCY_SECONDS,
  MAX_BODY_BYTES,
  openApiFile,
  PROBLEMS,
  SVG_JOB_SECONDS,
  TOKEN_SECONDS,
} from '@brand/rest-api';
import { describe, expect, test } from 'vitest';
import { SITE_ROOT } from './content-pages.ts';

const VALUE = /\$\{[^}]*\}/g;
/** Shorter texts, which are mostly values, would match every quotation. */
const MIN_TEXT_LENGTH = 15;
const SERVICE = join(SITE_ROOT, '../services/rest/src');

function pageOf(api: ApiName): string {
  return readFileSync(join(SITE_ROOT, 'content/docs/rest-apis', `${api}.mdx`), 'utf8');
}

/** All messages of the service: titles of problems, and its details with `…` for values. */
function saidTexts(): string[] {
  const sources = globSync('**/*.ts', { cwd: SERVICE, exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(join(SERVICE, file), 'utf8'))
    .join('\n');
  const details = [...sources.matchAll(/(['`])((?:(?!\1).)+)\1/g)].map(([, , text = '']) => text);
  return [
    ...details.filter((text) => text.replaceAll(VALUE, '').length >= MIN_TEXT_LENGTH),
    ...Object.values(PROBLEMS).map(({ title }) => `${title}.`),
  ];
}

/** Whether a quotation matches one of the texts, with anything in place of values. */
function isSaid(quoted: string, texts: readonly string[]): boolean {
  return texts.some((text) => {
    const parts = text.split(VALUE).map((part) => RegExp.escape(part));
    return new RegExp(`^${parts.join('.+')}$`).test(quoted.replace(/…$/, 'a value.'));
  });
}

describe.each(API_NAMES)('the page of %s', (api) => {
  const page = pageOf(api);

  test('shows the operations and objects of its API', () => {
    for (const name of ['RestOperations', 'RestObjects']) {
      expect([...page.matchAll(new RegExp(`<${name} api="([^"]+)" />`, 'g'))]).toEqual([
        expect.arrayContaining([api]),
      ]);
    }
  });

  test('quotes the messages of the service literally', () => {
    const [, section = ''] = page.split('\n## Troubleshooting {#when-it-goes-wrong}\n');
    const [table = ''] = section.split('\n## ');
    const quoted = [...table.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, text = '']) => text);
    const texts = saidTexts();
    expect(quoted.length).toBeGreaterThan(4);
    expect(quoted.filter((text) => !isSaid(text, texts))).toEqual([]);
    expect(isSaid('There is no weather.', texts)).toBe(false);
  });

  test('has samples in all five languages', () => {
    for (const ending of ['sh', 'ts', 'swift', 'kt', 'py']) {
      expect(page).toMatch(new RegExp(`file="rest/1\\.0/[^"]+\\.${ending}"`));
    }
  });
});

test('documents problems in a table on the page that responses link to', () => {
  expect(pageOf('mvf-export')).toContain('\n<ProblemCodes />\n');
});

test('states the lifetime of tokens on the page', () => {
  expect(pageOf('mvf-export')).toContain(`**A token is valid for ${TOKEN_SECONDS / 3600} hours.**`);
});

/** The same limit in a sandbox and with an own key. */
function both(value: string): string[] {
  return [value, value];
}

describe('the overview of the REST APIs', () => {
  const page = pageOf('mvf-export');

  test('lists all APIs with their OpenAPI documents', () => {
    const section = sectionOf('overview');
    for (const api of API_NAMES) expect(section).toContain(`>${openApiFile(api)}<`);
  });

  test('says what to do for every status that a problem has', () => {
    const rows = [...sectionOf('overview').matchAll(/^\| ([\d, ]+?) +\|/gm)];
    const told = rows.flatMap(([, statuses = '']) => statuses.split(', ').map(Number));
    const sent = new Set(Object.values(PROBLEMS).map(({ status }) => status));
    expect(new Set(told)).toEqual(sent);
  });

  test('has the limits of the service', () => {
    const source = readFileSync(join(SERVICE, 'access/tenant-limits.ts'), 'utf8');
    const [sandbox, own] = ['SANDBOX', 'OWN'].map((name) => {
      const [, body = ''] = new RegExp(`const ${name}: TenantLimits = \\{([^}]+)\\}`).exec(source)!;
      return [...body.matchAll(/: ([\d_]+)/g)].map(([, digits = '']) =>
        Number(digits.replaceAll('_', '')).toLocaleString('en'),
      );
    });
    expect(sandbox).toHaveLength(7);
    const rows = [
      ...sectionOf('limits').matchAll(/^\| [A-Z][^|]+\| ([\w, ]+?) +\| ([\w, ]+?) +\|/gm),
    ]
      .map(([, inSandbox, ofOwn]) => [inSandbox, ofOwn])
      .filter(([inSandbox]) => !inSandbox!.startsWith('In a'));
    expect(rows).toEqual([
      ...sandbox!.map((value, index) => [value, own![index]]),
      both(`${MAX_BODY_BYTES / 1024} kB`),
      both('100'),
      both(`${TOKEN_SECONDS / 3600} hours`),
      both(`${FILE_SECONDS / 60} minutes`),
      both(`${SVG_JOB_SECONDS / 60} minutes`),
      both(`${IDEMPOTENCY_SECONDS / 3600} hours`),
    ]);
  });

  function sectionOf(id: string): string {
    const [, section = ''] = page.split(new RegExp(`\\n###? [^\\n]+ \\{#${id}\\}\\n`));
    return section.split(/\n##/)[0] ?? '';
  }
});
