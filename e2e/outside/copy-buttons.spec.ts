import { expect, test } from './outside-test.ts';
import { STRUCTURE } from './page-structure.ts';
import { readOpenPage } from './read-pages.ts';

/** Pages whose buttons are pressed. The button is the same everywhere, and a press takes time. */
const PAGES = /^\/[\w-]+-sdk\/(?:\d\.\d\/)?getting-started$|^\/docs\/rest-apis\/mvf-export$/;

test('copy buttons yield the block, or the whole sample', async ({ blocks, context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const paths = new Set(blocks.map((block) => block.page).filter((path) => PAGES.test(path)));
  expect(paths.size).toBeGreaterThan(0);
  for (const path of paths) {
    const read = await readOpenPage(page, path);
    const shown = page.locator(STRUCTURE.block).filter({ visible: true });
    for (const element of await shown.all()) {
      const text = await element.locator(STRUCTURE.code).textContent();
      const block = read.find((each) => each.text === text);
      await element.getByRole('button', { name: STRUCTURE.copyLabel, exact: true }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      const whole = element.getByRole('button', { name: STRUCTURE.copyWholeLabel });
      if ((await whole.count()) === 0) continue;
      await whole.click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied, `${path}: ${text}`).toBe(block!.whole[0]!.text);
    }
  }
});
