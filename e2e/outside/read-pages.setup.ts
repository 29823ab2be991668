import { mkdirSync, writeFileSync } from 'node:fs';
import { outcomeOf } from './outcome.ts';
import { BLOCKS_FILE, expect, test } from './outside-test.ts';
import { placeBlock } from './placement.ts';
import { readPages } from './read-pages.ts';
import { CACHE } from './sandbox.ts';

test('every block of every page has a place to be tried, or a reason', async ({ page, report }) => {
  const blocks = (await readPages(page)).flatMap((each) => each.blocks);
  expect(blocks.length).toBeGreaterThan(0);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(BLOCKS_FILE, JSON.stringify(blocks));
  await report(
    blocks.map((block) => {
      const placement = placeBlock(block);
      return outcomeOf(block, 'reason' in placement ? { reason: placement.reason } : {});
    }),
  );
});
