import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBundle } from '@brand/mvf';
import { validate } from '@brand/mvf/validate';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { readLabels, writeLabels } from './label-file.ts';
import { checkStyle, writeStyledBundle } from './read-style.ts';
import { importFile, parseDraft, serializeDraft } from './studio-file.ts';
import {
  FIRST_LABELS,
  type StudioStyle,
  withLabels,
  withEntryStyle,
  writeStyle,
} from './studio-style.ts';

const venue = tinyVenue();
const check = {
  original: venue.defaultStyle,
  check: (value: unknown) => checkStyle(value, venue),
};
const FIRST: StudioStyle = { style: venue.defaultStyle, labels: FIRST_LABELS };

const changed = withLabels(
  withEntryStyle(withEntryStyle(FIRST, 'wall', { color: '#204060', height: 2.5 }), 'wall', {
    hidden: true,
  }),
  { size: 16, dark: { text: '#ffffff', halo: '#000000' } },
);

describe('studio files', () => {
  it('round-trip unchanged', async () => {
    const style = await importFile(writeStyle(changed.style), check);
    const labels = await importFile(writeLabels(changed.labels), check);
    const all = labels(style(FIRST));

    expect(all).toStrictEqual(changed);
    expect(writeStyle(all.style)).toBe(writeStyle(changed.style));
  });

  it('reuse the venue’s own entries where they are equal', async () => {
    const { style } = (await importFile(writeStyle(changed.style), check))(FIRST);
    const same = Object.keys(style).filter((token) => style[token] === FIRST.style[token]);

    expect(same).toEqual(Object.keys(FIRST.style).filter((token) => token !== 'wall'));
    expect(style['wall']?.geometryAnchors).toBe(FIRST.style['wall']?.geometryAnchors);
  });

  it('make a valid bundle with the style', async () => {
    const zip = writeStyledBundle(venue, changed.style);
    const bundle = await readBundle(zip);

    expect((await validate(zip)).counts.error).toBe(0);
    expect(bundle.version === 3 && (await bundle.read('defaultStyle'))).toEqual(changed.style);
  });

  it.each([
    ['no JSON', '{', /^The file is not a style or label file: it is not valid JSON \(/],
    [
      'the format of another tool',
      '{"format":"flyover","version":1}',
      'The file is not a style or label file: its format is "flyover". Open it in the tool that saved it.',
    ],
    ['no style', '[]', /default-style\.json/],
    [
      'a colour in words',
      writeStyle({ wall: { ...venue.defaultStyle['wall']!, color: 'grey' } }),
      'default-style.json /wall/color: expected a colour like "#1F6FEB", found "grey".',
    ],
    [
      'an opacity above 1',
      writeStyle({ wall: { ...venue.defaultStyle['wall']!, opacity: 2 } }),
      /\/wall\/opacity/,
    ],
    [
      'shapes of another venue',
      writeStyle({
        wall: {
          ...venue.defaultStyle['wall']!,
          geometryAnchors: [{ floorId: 'f_ground', geometryId: 'g_elsewhere' }],
        },
      }),
      /found "g_elsewhere"\. Choose the venue that the style was created for\.$/,
    ],
    [
      'labels without a size',
      '{"format":"label-style","version":1}',
      'size: expected a number from 8 to 40, found nothing.',
    ],
    [
      'labels of a later version',
      '{"format":"label-style","version":2}',
      'The label file has version 2, but this page reads version 1.',
    ],
  ])('fail to import with %s', async (_, text, message) => {
    await expect(importFile(text, check)).rejects.toThrow(message);
  });

  it('omit fields that an entry never had', () => {
    const shown = withEntryStyle(FIRST, 'wall', { hidden: false, height: 1 });

    expect(shown.style['wall']).not.toHaveProperty('hidden');
    expect(withEntryStyle(changed, 'wall', { hidden: false }).style['wall']?.hidden).toBe(false);
  });

  it('have the fields of labels that the page lists', () => {
    const page = readFileSync(
      join(import.meta.dirname, '../../../content/docs/tools/studio.mdx'),
      'utf8',
    );
    const [, table = ''] = /## Fields of labels\.json([\s\S]*?)\n## /.exec(page) ?? [];
    const rows = [...table.matchAll(/^\| <code>(\w+)<\/code>/gm)].map(([, field]) => field);

    expect(rows).toEqual(Object.keys(JSON.parse(writeLabels(FIRST_LABELS)) as object));
  });

  it('match those that the sample loads', async () => {
    const folder = join(import.meta.dirname, '../../../../examples/web-sdk/6.0/studio-style');
    const labels = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as unknown;
    const style = JSON.parse(readFileSync(join(folder, 'default-style.json'), 'utf8')) as unknown;
    const zip = join(import.meta.dirname, '../../../../venues/dist/kestrel-house/mvf-3.zip');
    const bundle = await readBundle(new Uint8Array(readFileSync(zip)));
    if (bundle.version !== 3) throw new Error('Expected MVF 3.');

    expect(readLabels(labels).size).toBe(14);
    expect(Object.keys(await checkStyle(style, await bundle.load()))).toContain('Meeting');
  });
});

describe('the stored draft', () => {
  it('round-trips, and omits shapes that the venue has', () => {
    const text = serializeDraft(changed, venue.defaultStyle);

    expect(text).not.toContain('geometryAnchors');
    expect(parseDraft(text, venue.defaultStyle)).toEqual(changed);
  });

  it('holds the shapes of imported entries', () => {
    const [anchor] = venue.defaultStyle['wall']!.geometryAnchors;
    const imported: StudioStyle = {
      ...FIRST,
      style: { Fence: { ...venue.defaultStyle['wall']!, geometryAnchors: [anchor!] } },
    };

    expect(parseDraft(serializeDraft(imported, venue.defaultStyle), venue.defaultStyle)).toEqual(
      imported,
    );
  });

  it('fails to load when the venue has another style now', () => {
    const text = serializeDraft(changed, venue.defaultStyle);

    expect(() => parseDraft(text, {})).toThrow('The venue has no entry');
  });
});
