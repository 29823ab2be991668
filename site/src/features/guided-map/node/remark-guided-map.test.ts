import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MdastNode } from '../../../markdown/mdast.ts';
import { attributeText } from '../../../markdown/mdast.ts';
import remarkGuidedMap from './remark-guided-map.ts';

const GUIDE = '/site/web-sdk_versioned_docs/version-6.0/markers.mdx';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guided-map-'));
  for (const name of ['pins', 'pins-card']) write(`web-sdk/6.0/${name}/main.ts`, 'add();');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('remarkGuidedMap', () => {
  test('lists the sample of each section after the intro', () => {
    const children = [
      intro,
      fence('pins', 'live alt="A pin"'),
      heading('cards'),
      fence('pins-card', 'region="card"'),
    ];
    const { stops, index } = transformed(children);
    expect(index).toBe(1);
    expect(stops).toEqual([
      { id: '', sample: 'web-sdk/6.0/pins', variants: ['main'], alt: 'A pin' },
      { id: 'cards', sample: 'web-sdk/6.0/pins-card', variants: ['main'], alt: 'Pins card' },
    ]);
  });

  test('keeps the map of a section for the next ones with the same sample', () => {
    const { stops } = transformed([
      intro,
      heading('one'),
      fence('pins'),
      heading('two'),
      fence('pins'),
      heading('three'),
      fence('pins-card'),
      fence('pins'),
    ]);
    expect(stops.map(({ id }) => id)).toEqual(['one', 'three']);
  });

  test('finds samples in lists, and the React variant', () => {
    write('web-sdk/6.0/pins/react.tsx', 'render();');
    const list = { type: 'list', children: [{ type: 'listItem', children: [fence('pins')] }] };
    const { stops } = transformed([intro, list, heading('two'), fence('pins-card')]);
    expect(stops[0]).toMatchObject({ variants: ['main', 'react'] });
  });

  test('leaves out samples that the policy blocks, and files that are no samples', () => {
    write('web-sdk/6.0/pins-card/sample.json', '{ "needs": "storage" }');
    const styles = { type: 'code', meta: 'file="web-sdk/6.0/pins/style.css"' };
    expect(transformed([intro, fence('pins'), fence('pins-card'), styles]).stops).toEqual([]);
  });

  test.each([
    '/site/content/docs/overview.mdx',
    '/site/web-sdk_versioned_docs/version-5.0/markers.mdx',
    '/site/web-sdk_versioned_docs/version-6.0/_partial.mdx',
  ])('adds nothing to %s', (path) => {
    const children = [intro, fence('pins'), heading('two'), fence('pins-card')];
    expect(transformed(children, path).stops).toEqual([]);
  });
});

const intro: MdastNode = { type: 'paragraph', children: [] };

function heading(id: string): MdastNode {
  return { type: 'heading', depth: 2, data: { hProperties: { id } }, children: [] };
}

function fence(name: string, rest = ''): MdastNode {
  return { type: 'code', meta: `file="web-sdk/6.0/${name}/main.ts" ${rest}` };
}

function transformed(children: readonly MdastNode[], path = GUIDE) {
  const root = { type: 'root', children: [...children] };
  remarkGuidedMap({ samplesFolder: folder })(root as never, { path });
  const index = root.children.findIndex(({ name }) => name === 'GuidedMap');
  const found = root.children[index];
  const stops = JSON.parse((found && attributeText(found, 'stops')) ?? '[]') as { id: string }[];
  return { index, stops };
}

function write(name: string, content: string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
