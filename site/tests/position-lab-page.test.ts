import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DOT_DEFAULTS, FILTER_CONTROLS } from '../src/tools/position-lab/lab/settings.ts';
import { openRecording } from '../src/tools/position-lab/open-recording.ts';
import { parseRecording } from '../src/tools/position-lab/parse/parse-recording.ts';
import { METRES_PER_HDOP } from '../src/tools/position-lab/parse/read-fields.ts';
import { FORMAT_NAMES, MAX_BYTES, MAX_FIXES } from '../src/tools/position-lab/recording.ts';
import { SITE_ROOT } from './content-pages.ts';

const PAGE = readFileSync(join(SITE_ROOT, 'content/docs/tools/position-lab.mdx'), 'utf8');

/** What the lab says about a text: its notes, or why it rejects it. */
function remarksOn(text: string): string {
  try {
    return parseRecording(text, { name: 'walk' }).notes.join(' ');
  } catch (error) {
    return (error as Error).message;
  }
}

function remarkOnSize(size: number): Promise<string> {
  return openRecording({ name: 'walk', blob: { size } as Blob }).then(
    () => 'read',
    (error: Error) => error.message,
  );
}

function rowsOf(heading: string): string[] {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  const [part = ''] = section.split('\n## ');
  return part.split('\n').filter((line) => line.startsWith('|'));
}

test('the page of the position lab quotes the messages of the parsers', async () => {
  const noise = Array.from({ length: 10 }, () => '$GPGLL,x').join('\n');
  const said = [
    remarksOn('<gpx><trk>'),
    remarksOn('<kml></kml>'),
    remarksOn(
      `$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*47\n${noise}\n$GPGGA,123519,4807.038,N,01131.000,E,1,08,0.9,545.4,M,46.9,M,,*5B`,
    ),
    remarksOn('a,b\n1,2'),
    remarksOn('lat,lon\n1,2'),
    remarksOn('[{'),
    remarksOn(`lat,lon\n${'1,2\n'.repeat(MAX_FIXES + 1)}`),
    await remarkOnSize(MAX_BYTES + 1),
    remarksOn('Hello'),
  ];
  const quoted = rowsOf('Troubleshooting').flatMap(
    (row) => /^\| `([^`]+)` +\|/.exec(row)?.[1] ?? [],
  );
  expect(quoted).toHaveLength(said.length);
  for (const [index, text] of quoted.entries()) expect(said[index]).toContain(text);
});

test('the page of the position lab lists every format and parameter, with its default', () => {
  const formats = rowsOf('Choose a format {#formats}').join('\n');
  for (const name of [
    'GPX',
    FORMAT_NAMES.nmea,
    FORMAT_NAMES.csv,
    FORMAT_NAMES.geojson,
    FORMAT_NAMES.json,
  ]) {
    expect(formats).toContain(`| ${name}`);
  }
  expect(formats).toContain(`${METRES_PER_HDOP} m per`);
  const parameters = rowsOf('Tune the dot {#parameters}');
  for (const [name, value] of Object.entries(DOT_DEFAULTS)) {
    const row = parameters.find((each) => each.startsWith(`| \`${name}\``));
    expect(row?.replaceAll('`', '')).toContain(`Default: ${value}.`);
  }
  for (const { label } of FILTER_CONTROLS) {
    const name = label.replace(/ \(.*\)$/, '');
    expect(parameters.some((row) => row.startsWith(`| ${name} `))).toBe(true);
  }
});
