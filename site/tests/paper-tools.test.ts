import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ATTRIBUTES } from '../src/tools/gis-exporter/attributes.ts';
import { LAYERS } from '../src/tools/gis-exporter/gis-layer.ts';
import { SHORT_FIELD_NAMES } from '../src/tools/gis-exporter/short-field-names.ts';
import { DEFAULT_SETTINGS } from '../src/tools/print-map-styler/print-settings.ts';
import { SITE_ROOT } from './content-pages.ts';

function page(name: string): string {
  return readFileSync(join(SITE_ROOT, 'content/docs/tools', `${name}.mdx`), 'utf8');
}

/** The cells of the rows below a heading. */
function rowsBelow(text: string, heading: string): string[][] {
  const [, section = ''] = text.split(`\n${heading}\n`);
  const [own = ''] = section.split(/\n##+ /);
  return own
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', ''))
        .slice(1, -1),
    );
}

function source(path: string): string {
  return readFileSync(join(SITE_ROOT, 'src', path), 'utf8');
}

describe('the page of the GIS exporter', () => {
  const text = page('gis-exporter');

  test('lists exactly the layers', () => {
    const names = rowsBelow(text, '## Layers').map(([name]) => name);
    expect(names).toEqual(LAYERS.map(({ id }) => id));
  });

  test('lists exactly the groups of attributes', () => {
    const [, section = ''] = text.split('\n## Attributes\n');
    for (const { label } of ATTRIBUTES)
      expect(section).toMatch(new RegExp(`^\\| ${label} +\\|`, 'm'));
  });

  test('has the short names of shapefiles as the exporter writes them', () => {
    const rows = rowsBelow(text, '### Short names in shapefiles');
    expect(Object.fromEntries(rows)).toEqual(SHORT_FIELD_NAMES);
  });

  test('quotes the messages of the exporter literally', () => {
    const said = ['export-venue.ts', 'load-sqlite.ts', 'ask-gis-worker.ts']
      .map((file) => source(`tools/gis-exporter/${file}`))
      .join('');
    const quoted = sentencesIn(text);
    expect(quoted.length).toBeGreaterThan(1);
    expect(quoted.filter((sentence) => !said.includes(sentence))).toEqual([]);
  });
});

describe('the page of the print map styler', () => {
  const text = page('print-map-styler');

  test('lists exactly the settings', () => {
    const names = rowsBelow(text, '## Options').map(([name]) => name);
    expect(names).toEqual(Object.keys(DEFAULT_SETTINGS));
  });

  test('quotes the messages of the styler literally', () => {
    const said = [
      'tools/print-map-styler/print-settings.ts',
      'tools/print-map-styler/load-font.ts',
      'tools/print-map-styler/ask-print-worker.ts',
      'tools/print-map-styler/page/Preview.tsx',
    ]
      .map(source)
      .join('');
    const quoted = sentencesIn(text);
    expect(quoted.length).toBeGreaterThan(1);
    expect(quoted.filter((sentence) => !said.includes(sentence))).toEqual([]);
  });
});

/** Whole sentences quoted in the troubleshooting table. */
function sentencesIn(text: string): string[] {
  return rowsBelow(text, '## Troubleshooting {#when-it-goes-wrong}')
    .map(([cell = '']) => cell)
    .filter((cell) => cell.endsWith('.') && !cell.includes('…'));
}
