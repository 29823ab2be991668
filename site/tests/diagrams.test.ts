import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileTable } from '@brand/mvf/reference';
import { describe, expect, test } from 'vitest';
import { renderDrawing } from '../src/features/diagrams/drawing.ts';
import { drawings } from '../src/features/diagrams/drawings/index.ts';
import { readContentPages } from './content-pages.ts';
import { EMPTY_WORDS } from '../../tools/src/checks/prose/rules/filler-words.ts';

const names = Object.keys(drawings);
const pages = readContentPages();
const uses = pages.flatMap(({ file, body }) =>
  [...body.matchAll(/<Diagram name="([^"]*)">([^]*?)<\/Diagram>/g)].map(([, name, caption]) => ({
    file,
    name: name!,
    caption: caption!.trim(),
  })),
);
/** Sections whose subject is hard to follow without a drawing. */
const DRAWN_SECTIONS = ['embed-a-map', 'data-sync', 'rest-apis', 'mvf'].map(
  (folder) => `content/docs/${folder}/`,
);

describe('diagrams', () => {
  test('every tag names a drawing and has a caption', () => {
    const known = new Set(names);
    expect(
      uses
        .filter(({ name }) => !known.has(name))
        .map(({ file, name }) => `${file}: add "${name}" to drawings/index.ts, or correct it.`),
    ).toEqual([]);
    expect(
      uses
        .filter(({ caption }) => caption.length < 20)
        .map(({ file, name }) => `${file}: write a caption between the tags of "${name}".`),
    ).toEqual([]);
    const tags = pages.flatMap(({ body }) => [...body.matchAll(/<Diagram\b/g)]);
    expect(tags).toHaveLength(uses.length);
  });

  test('every drawing is used', () => {
    const used = new Set(uses.map(({ name }) => name));
    expect(
      names
        .filter((name) => !used.has(name))
        .map((name) => `${name}: put <Diagram name="${name}"> into a page, or delete the drawing.`),
    ).toEqual([]);
  });

  test('a page has a drawing once, because its id must be unique', () => {
    const twice = [...Map.groupBy(uses, ({ file, name }) => `${file}: ${name}`).values()]
      .filter(({ length }) => length > 1)
      .map(([use]) => use!);
    expect(twice).toEqual([]);
  });

  test.each(DRAWN_SECTIONS)('every page of %s has one', (folder) => {
    const without = pages.filter(
      ({ file, body }) => file.startsWith(folder) && !body.includes('<Diagram '),
    );
    expect(without.map(({ file }) => `${file}: add a diagram.`)).toEqual([]);
  });

  test.each(names)('%s has a title and a text alternative', (name) => {
    const { title, text } = drawings[name as keyof typeof drawings];
    expect(title, 'a title of 10 to 80 characters without a full stop').toMatch(/^.{10,80}[^.]$/);
    expect(text.length, 'sentences that say what the drawing shows').toBeGreaterThan(80);
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(EMPTY_WORDS);
    expect(text).not.toMatch(/[\u2013\u2014]/);
    const tooLong = text.split(/(?<=\.)\s/).filter((each) => each.split(' ').length > 40);
    expect(tooLong).toEqual([]);
  });

  test.each(names)('%s is drawn with classes, and without ids that others could have', (name) => {
    const svg = renderDrawing(name, drawings[name as keyof typeof drawings]);
    expect(svg).toContain(`<desc id="diagram-${name}">`);
    expect([...svg.matchAll(/\sid="/g)]).toHaveLength(1);
    // The content security policy forbids inline styles, and colours follow the mode.
    expect(svg).not.toMatch(/style=|#[0-9a-f]{3,8}\b|\bNaN\b|\bundefined\b/);
  });
});

describe('facts in drawings', () => {
  test.each([1, 2, 3] as const)('the text for MVF %i names required files', (version) => {
    const { text } = drawings[`mvf${version}-files`];
    const svg = renderDrawing('files', drawings[`mvf${version}-files`]);
    for (const { path } of fileTable(version)) {
      const [shown] = path.split('*');
      const last = shown!.endsWith('/') ? shown! : shown!.slice(shown!.lastIndexOf('/') + 1);
      expect(svg).toContain(`>${last}<`);
    }
    expect(text).toMatch(version === 1 ? /venue\.geojson/ : /manifest/);
  });

  test('layers are those of the SDK, in its order', () => {
    const source = readFileSync(
      join(import.meta.dirname, '../../packages/web-sdk/src/kernel/layers.ts'),
      'utf8',
    );
    const type = /export type LayerName =([^;]+);/.exec(source)?.[1] ?? '';
    const ofTheSdk = [...type.matchAll(/'([^']+)'/g)].map(([, name]) => name);
    const shown = [
      ...renderDrawing('layers', drawings['layer-order']).matchAll(/<text[^>]*>([^<]+)</g),
    ].flatMap(([, text]) => text!.split(', '));
    expect(shown.length).toBeGreaterThan(5);
    expect(shown).toEqual(ofTheSdk.filter((name) => shown.includes(name!)));
  });
});
