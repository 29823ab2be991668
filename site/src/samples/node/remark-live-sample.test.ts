import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MdastNode } from '../../markdown/mdast.ts';
import remarkLiveSample from './remark-live-sample.ts';

const SAMPLE = 'web-sdk/6.0/pins';
const MAIN = `file="${SAMPLE}/main.ts"`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'live-'));
  write(`examples/${SAMPLE}/main.ts`, '// #region add\nadd();\n// #endregion add\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('remarkLiveSample', () => {
  test('wraps the fence in a LiveSample', () => {
    const live = transformed(`${MAIN} live alt="A pin" title="main.ts" {2}`);
    expect(attributesOf(live)).toEqual({
      sample: SAMPLE,
      title: 'Pins',
      alt: 'A pin',
      height: '420',
      variants: 'main',
    });
    expect(fencesIn(live)).toEqual([{ lang: 'ts', meta: `${MAIN} title="main.ts" {2}` }]);
  });

  test.each([MAIN, `${MAIN} alt="A live map"`, `${MAIN} title="live"`])(
    'ignores the fence %s',
    (meta) => expect(transformed(meta).type).toBe('code'),
  );

  test('runs samples of the venue format too', () => {
    write('examples/mvf/3/deck-gl/main.ts', 'draw();');
    const live = transformed('file="mvf/3/deck-gl/main.ts" live alt="A floor"');
    expect(attributesOf(live)).toMatchObject({ sample: 'mvf/3/deck-gl', title: 'Deck gl' });
  });

  test('adds the React variant', () => {
    write(`examples/${SAMPLE}/react.tsx`, 'render();');
    const live = transformed(`${MAIN} live alt="A pin" title="main.ts" {1}`);
    expect(attributesOf(live)['variants']).toBe('main react');
    expect(fencesIn(live)[1]).toEqual({
      lang: 'tsx',
      meta: `file="${SAMPLE}/react.tsx" title="react.tsx"`,
    });
  });

  test('lists the variants that the playground can open', () => {
    write(`examples/${SAMPLE}/react.tsx`, 'render();');
    expect(editableIn(SAMPLE, `${SAMPLE}/react`)).toBe('main react');
    expect(editableIn(`${SAMPLE}/react`)).toBe('react');
    expect(editableIn()).toBeUndefined();
  });

  test('shows a region, in the variants that have it', () => {
    write(`examples/${SAMPLE}/react.tsx`, 'render();');
    const live = transformed(`${MAIN} region="add" live alt="A pin"`);
    expect(fencesIn(live).map(({ meta }) => meta)).toEqual([
      `${MAIN} region="add"`,
      // No such region in this file.
      `file="${SAMPLE}/react.tsx"`,
    ]);
  });

  test('passes on whether there is an image, and the layout', () => {
    write(`built/${SAMPLE}/light.webp`, '');
    const live = transformed(`${MAIN} live beside alt="A pin" height="300"`);
    expect(attributesOf(live)).toMatchObject({ hasPicture: null, isBeside: null, height: '300' });
  });

  test('shows only an image of a sample that the policy blocks', () => {
    write(`examples/${SAMPLE}/sample.json`, '{ "needs": "eval" }');
    expect(attributesOf(transformed(`${MAIN} live alt="A pin"`))).toHaveProperty('isPictureOnly');
  });

  test.each([
    [`${MAIN} live`, /needs alt="…"/],
    [`${MAIN} live alt=""`, /needs alt="…"/],
    ['live alt="A pin"', /needs a file="…"/],
    ['file="web-sdk/5.0/pins/main.ts" live alt="A pin"', /does not run in a page/],
    [`file="${SAMPLE}/style.css" live alt="A pin"`, /does not run in a page/],
  ])('rejects %s', (meta, message) => expect(() => transformed(meta)).toThrow(message));
});

/** The `editable` attribute if the playground can open these paths. */
function editableIn(...paths: string[]): unknown {
  const live = transformed(`${MAIN} live alt="A pin"`, (path) => paths.includes(path));
  return attributesOf(live)['editable'];
}

function transformed(meta: string, isEditable = (_path: string): boolean => false): MdastNode {
  const fence = { type: 'code', lang: 'ts', meta, value: '' };
  const root = { type: 'root', children: [fence] as MdastNode[] };
  const transform = remarkLiveSample({
    samplesFolder: join(folder, 'examples'),
    builtFolder: join(folder, 'built'),
    isEditable,
  });
  transform(root, {
    fail: (message) => {
      throw new Error(message);
    },
  });
  return root.children[0]!;
}

function attributesOf({ attributes = [] }: MdastNode): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}

function fencesIn({
  type,
  lang,
  meta,
  children = [],
}: MdastNode): { lang?: string; meta?: string }[] {
  if (type === 'code') return [{ ...(lang && { lang }), ...(meta && { meta }) }];
  return children.flatMap(fencesIn);
}

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
