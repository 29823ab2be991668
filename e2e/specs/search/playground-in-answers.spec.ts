import type { Page } from '@playwright/test';
import { writeShareHash } from '@brand/wire/playground';
import { createStartChunks, END_CHUNKS, type FakeAssistant, textChunks } from './fake-assistant.ts';
import { fakeAssistantTest as test } from './fake-assistant-test.ts';
import {
  askAiInput as input,
  dialog,
  enterAskAi,
  fulfillQueries,
  newestExchange as newest,
  openDialog,
} from './search-page.ts';
import { expect, measureOverflow } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

test.use({
  expectedPageErrors: new RegExp(
    [
      String.raw`^foreign host: http://localhost:\d+/chat`,
      // Programs that fail write to the console of their frame.
      'on purpose',
      // A frame reports once more while it is removed, and has no page around it then.
      "^Failed to execute 'postMessage'.+'null'",
      'net::ERR_FAILED',
    ].join('|'),
  ),
});

const SAMPLE = '/playground/?sample=web-sdk/6.0/first-map';
const DRAWN_TIMEOUT = { timeout: 45_000 };

/** Opens the dialog and answers with one code block for each link to the playground. */
async function answer(
  page: Page,
  standIn: FakeAssistant,
  links: readonly (string | undefined)[],
): Promise<void> {
  // The index of a new portal may not be ready, and the assistant's entry does not need hits.
  await fulfillQueries(page, []);
  await openDialog(page, '/web-sdk/markers');
  await enterAskAi(page, 'how do I show a map');
  const asked = await standIn.next();
  asked.write(...createStartChunks('m1'));
  asked.write(...textChunks('t', links.map(() => '```ts\nshowVenue();\n```\n').join('\n')));
  for (const [block, playground] of links.entries()) {
    const data = {
      block,
      sdk: 'Web SDK 6.0',
      compiles: true,
      ...(playground !== undefined && { playground }),
    };
    asked.write({ type: 'data-code-check', id: String(block), data });
  }
  asked.write(...END_CHUNKS);
  asked.end();
  await expect(input(page)).toHaveAttribute('placeholder', 'Ask another question...');
}

function runButton(page: Page, block: number) {
  return newest(page).locator('.DocSearch-AskAiScreen-RunButton').nth(block);
}

function panels(page: Page) {
  return dialog(page).getByRole('region', { name: 'Live map' });
}

test('runs programs of an answer, one at a time', async ({ page, standIn }) => {
  const broken = await writeShareHash({ files: { 'main.ts': "throw new Error('on purpose');" } });
  const invalid = await writeShareHash({ files: { 'main.ts': 'const = 1;' } });
  await answer(page, standIn, [SAMPLE, SAMPLE + broken, SAMPLE + invalid, undefined]);
  await expect(newest(page).locator('.DocSearch-AskAiScreen-RunButton')).toHaveCount(3);
  // What runs is the code of the answer, not what the reader made of the sample.
  await page.evaluate(() => {
    const draft = { files: { 'main.ts': 'const = draft;' }, at: 1 };
    localStorage.setItem('playground-drafts', JSON.stringify({ 'web-sdk/6.0/first-map': draft }));
  });

  await runButton(page, 0).press('Enter');
  await expect(panels(page).locator('[data-phase="running"] iframe[data-shown]')).toBeVisible(
    DRAWN_TIMEOUT,
  );
  await expect(runButton(page, 0)).toHaveText('Stop');
  await expect(runButton(page, 0)).toBeFocused();
  await expect(panels(page).getByRole('alert')).toHaveCount(0);
  expect(await findAxeViolations(page, { except: '#__docusaurus' })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await measureOverflow(page)).toBe(0);
  const box = await panels(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });

  await runButton(page, 1).click();
  await expect(panels(page)).toHaveCount(1);
  await expect(runButton(page, 0)).toHaveText('Run');
  await expect(panels(page).getByRole('alert')).toHaveText('main.ts, line 1: on purpose');

  await runButton(page, 2).click();
  await expect(panels(page)).toHaveCount(1);
  await expect(panels(page).getByRole('alert')).toContainText('main.ts, line 1');
  await runButton(page, 2).click();
  await expect(panels(page)).toHaveCount(0);
  await expect(runButton(page, 2)).toBeFocused();
});

test('stops a program on Escape before it leaves the conversation', async ({ page, standIn }) => {
  await answer(page, standIn, [SAMPLE]);
  await page.route('**/samples/playground/**', (route) => route.abort());
  await runButton(page, 0).click();
  await expect(panels(page).getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panels(page)).toHaveCount(0);
  await expect(runButton(page, 0)).toBeFocused();
  await expect(newest(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(newest(page)).toHaveCount(0);
});
