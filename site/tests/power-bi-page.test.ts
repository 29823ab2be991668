import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SITE_ROOT } from './content-pages.ts';

const VISUAL = join(SITE_ROOT, '../apps/power-bi-visual');
const page = readFileSync(
  join(SITE_ROOT, 'content/docs/enterprise-apps/power-bi-visual.mdx'),
  'utf8',
);

function section(title: string): string {
  return new RegExp(`## ${title}([\\s\\S]*?)\\n## `).exec(page)?.[1] ?? '';
}

/** First cells of the rows of a table, without its head. */
function firstCells(table: string): string[] {
  return [...table.matchAll(/^\| ([^|]*?) +\|/gm)].map(([, cell = '']) => cell).slice(2);
}

describe('the page of the Power BI visual', () => {
  test('quotes the messages of the visual literally', () => {
    const said = readdirSync(join(VISUAL, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(VISUAL, 'src', file), 'utf8'))
      .join('');
    const quoted = firstCells(section('Troubleshooting'))
      .filter((cell) => cell.startsWith('`'))
      .map((cell) => cell.replaceAll(/^`(?:… )?|(?: …)?`$/g, ''));
    expect(quoted.length).toBeGreaterThan(5);
    expect(quoted.filter((text) => !said.includes(text))).toEqual([]);
  });

  test('lists all fields and all settings', () => {
    const { dataRoles } = JSON.parse(readFileSync(join(VISUAL, 'capabilities.json'), 'utf8')) as {
      readonly dataRoles: readonly { readonly displayName: string }[];
    };
    const fields = firstCells(section('Fields')).flatMap((cell) => cell.split(', '));
    expect(fields.toSorted()).toEqual(dataRoles.map(({ displayName }) => displayName).toSorted());
    const source = readFileSync(join(VISUAL, 'src/settings.ts'), 'utf8');
    const missing = firstCells(section('Settings')).filter((name) => !source.includes(`'${name}'`));
    expect(missing).toEqual([]);
  });
});
