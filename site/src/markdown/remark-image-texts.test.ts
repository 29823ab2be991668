import { join } from 'node:path';
import * as transformImage from '@docusaurus/mdx-loader/lib/remark/transformImage/index.js';
import { expect, test } from 'vitest';
import { attributeText, type MdastNode } from './mdast.ts';
import remarkImageTexts from './remark-image-texts.ts';

const SITE = join(import.meta.dirname, '../..');
const PAGE = join(SITE, 'react-native-sdk_versioned_docs/version-3.0/markers.mdx');

/** The framework's own step, which escapes. Its type expects a whole vfile. */
const escapeImageTexts = transformImage.default as unknown as (
  options: object,
) => (root: MdastNode, file: object) => Promise<void>;

test('keeps the apostrophes and quotes of alternative texts', async () => {
  const alt = `Guests' names & "Desk 4"`;
  const image = { type: 'image', url: './img/markers.webp', alt, title: `It's here`, children: [] };
  const root = { type: 'root', children: [{ type: 'paragraph', children: [image] }] };
  const options = { siteDir: SITE, staticDirs: [], onBrokenMarkdownImages: 'throw' as const };
  const file = { path: PAGE, history: [PAGE], data: { compilerName: 'client' } };
  await escapeImageTexts(options)(root, file);
  remarkImageTexts()(root);
  const [element] = root.children[0]!.children as MdastNode[];
  expect(element).toMatchObject({ name: 'img' });
  expect(attributeText(element!, 'alt')).toBe(alt);
  expect(attributeText(element!, 'title')).toBe(`It's here`);
});
