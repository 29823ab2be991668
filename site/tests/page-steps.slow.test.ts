import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { beforeAll, expect, test } from 'vitest';
import { brand } from '../../brand.ts';
import { makeReferencesIfStale } from '../../tools/src/products/build-reference.ts';
import { substituteBrand } from '../config/substitute-brand.ts';
import { readThirdPartyNames } from '../config/other-names.ts';
import { renamesOf } from '../config/api-renames.ts';
import remarkApiChanges from '../src/reference/node/remark-api-changes.ts';
import remarkIncludeSample from '../src/samples/node/remark-include-sample.ts';
import remarkLinkSymbols from '../src/reference/node/remark-link-symbols.ts';
import remarkLiveSample from '../src/samples/node/remark-live-sample.ts';
import remarkOptionsTable from '../src/reference/node/remark-options-table.ts';
import { readContentPages, SITE_ROOT } from './content-pages.ts';
import { isOutline } from './guide-rules.ts';

const REPOSITORY = join(SITE_ROOT, '..');
const samplesFolder = join(REPOSITORY, 'examples');
const referenceFolder = join(REPOSITORY, '.cache/reference');
const pages = readContentPages().filter((page) => !isOutline(page));

beforeAll(async () => {
  await makeReferencesIfStale();
}, 300_000);

// The build checks the same, but takes minutes and stops at the first page.
test.each(pages.map((page) => [page.file, page] as const))(
  'finds the samples, regions, types and symbols of %s',
  async (_file, { absolutePath, body, frontMatter }) => {
    const file = new VFile({ value: toMdx(body), path: absolutePath, data: { frontMatter } });
    const steps = [
      remarkFrontmatter,
      remarkGfm,
      [remarkLiveSample, { samplesFolder, builtFolder: join(REPOSITORY, '.cache') }],
      [remarkIncludeSample, { samplesFolder, packageScope: '@acme' }],
      [
        remarkLinkSymbols,
        { referenceFolder, onUnknown: 'fail', otherNames: readThirdPartyNames() },
      ],
      [remarkOptionsTable, { referenceFolder, addressOf: () => '#' }],
      [remarkApiChanges, { referenceFolder, addressOf: () => '#', renamesOf }],
    ];
    const problem = await compile(file, { remarkPlugins: steps as never }).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    expect(problem).toBeUndefined();
  },
);

/** Step of the framework that comes first: anchors of headings are not expressions. */
function toMdx(body: string): string {
  return substituteBrand(body, brand).replaceAll(/^(#{1,6} .*)\{#/gm, String.raw`$1\{#`);
}
