import type { Locator, Page } from '@playwright/test';
import {
  type FakeAssistant,
  createStartChunks,
  bodyOf,
  END_CHUNKS,
  searchChunks,
  textChunks,
  type PendingRequest,
} from './fake-assistant.ts';
import { fakeAssistantTest as test } from './fake-assistant-test.ts';
import { expectCopiedState, stopClock } from '../../page-clock.ts';
import {
  askAiEntry as entry,
  askAiInput as input,
  askAssistant,
  button,
  dialog,
  enterAskAi,
  field,
  fulfillQueries,
  newestExchange as newest,
  openDialog,
  options,
} from './search-page.ts';
import { expect, measureOverflow } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

test.use({ expectedPageErrors: /^foreign host: http:\/\/localhost:\d+\/chat|status of|net::ERR/ });

/** The page behind the dialog, which other tests check. */
const BEHIND = '#__docusaurus';
const QUESTION = 'how do I add a marker';

async function ask(page: Page, standIn: FakeAssistant, question: string): Promise<PendingRequest> {
  await askAssistant(page, question);
  return standIn.next();
}

/** Opens the dialog and asks through its first entry. */
async function enter(page: Page, standIn: FakeAssistant): Promise<PendingRequest> {
  await openDialog(page, '/web-sdk/markers');
  await enterAskAi(page, QUESTION);
  return standIn.next();
}

async function expectRequest(page: Page, asked: PendingRequest): Promise<void> {
  expect(asked.headers).toMatchObject({
    authorization: expect.stringContaining('TOKEN '),
    'content-type': 'application/json',
    'x-ai-sdk-version': 'v5',
    'x-algolia-api-key': 'public',
    'x-algolia-application-id': 'portal',
    'x-algolia-assistant-id': 'docs',
    'x-algolia-index-name': 'developer-docs',
  });
  const { messages, searchParameters, ...rest } = bodyOf(asked);
  expect(rest).toEqual({ id: expect.stringMatching(/^\w{16}$/), trigger: 'submit-message' });
  expect(messages).toEqual([
    { id: expect.any(String), role: 'user', parts: [{ type: 'text', text: QUESTION }] },
  ]);
  expect(searchParameters).toMatchObject({
    facetFilters: ['language:en', expect.arrayContaining(['docusaurus_tag:default'])],
    optionalFilters: ['sdk:web-sdk'],
  });
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveAttribute('placeholder', 'Answering...');
  await expect(newest(page)).toContainText('Thinking...');
}

async function showLines(page: Page, asked: PendingRequest): Promise<void> {
  asked.write(...createStartChunks('m1'), { type: 'reasoning-start', id: 'r' });
  asked.write({ type: 'reasoning-delta', id: 'r', delta: 'Markers, then.' });
  await expect(newest(page)).toContainText('Markers, then.');
  asked.write({ type: 'reasoning-end', id: 'r' }, ...searchChunks('1', 'marker', 'streaming'));
  await expect(newest(page).getByText('Searching...', { exact: true })).toBeVisible();
  asked.write(...searchChunks('1', 'marker', 'available'));
  await expect(newest(page)).toContainText('Searching for "marker" ...');
  asked.write(...searchChunks('1', 'marker', 'done', 3));
  await expect(newest(page)).toContainText('Searched for "marker" found 3 results');
  for (const query of ['pin', 'icon']) {
    asked.write(
      ...searchChunks(query, query, 'available'),
      ...searchChunks(query, query, 'done', 1),
    );
  }
  await expect(newest(page)).toContainText('Searched for "marker", "pin" and "icon"');
  asked.write(...searchChunks('4', 'x', 'failed'));
  await expect(newest(page)).toContainText('The search for "x" failed');
}

async function showAnswer(page: Page, asked: PendingRequest): Promise<void> {
  const evil = '<img src=x onerror="window.hacked=1"> [run](javascript:window.hacked=1)';
  asked.write({ type: 'finish-step' }, { type: 'start-step' });
  asked.write(
    { type: 'source-url', sourceId: 's', url: 'https://other.example/a', title: 'Elsewhere' },
    ...textChunks('t1', 'See [labels](/web-sdk/labels).\n\n```ts\nmap.markers;\n```\n'),
  );
  await expect(newest(page).locator('pre')).toHaveText('map.markers;');
  asked.write(...textChunks('t2', `${evil}\n\n\`\`\`ts\nmap.pins;\n\`\`\`\n`));
  await expect(newest(page)).toContainText('<img src=x onerror="window.hacked=1"> run');
  const check = { sdk: 'Web SDK 6.0' };
  asked.write(
    {
      type: 'data-code-check',
      id: '0',
      data: { ...check, block: 0, compiles: true, playground: '/playground/?sample=a' },
    },
    {
      type: 'data-code-check',
      id: '1',
      data: { ...check, block: 1, compiles: false, message: "Property 'pins' does not exist." },
    },
    { type: 'data-follow-ups', id: 'f', data: { questions: ['And on Android?'] } },
    ...END_CHUNKS,
  );
  asked.end();
  await expect(dialog(page).getByRole('status')).toHaveText('The answer is complete');
  await expect(input(page)).toHaveAttribute('placeholder', 'Ask another question...');
  await expect(newest(page)).toContainText('compiles with Web SDK 6.0');
  await expect(newest(page).getByRole('link', { name: 'Open in the playground' })).toHaveAttribute(
    'href',
    '/playground/?sample=a',
  );
  await expect(newest(page)).toContainText("does not compile with Web SDK 6.0Property 'pins'");
  const sources = newest(page).locator('.DocSearch-AskAiScreen-RelatedSources');
  await expect(sources).toContainText('Related sources');
  await expect(sources.getByRole('link')).toHaveText(['Elsewhere', 'labels']);
  expect(await newest(page).locator('img, [href^="javascript"]').count()).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(dialog(page)).toContainText(
    'Answers are generated with AI which can make mistakes. Verify responses.',
  );
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findAxeViolations(page, { except: BEHIND })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await findAxeViolations(page, { rules: 'colours', except: BEHIND })).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await page.setViewportSize({ width: 1280, height: 900 });
}

function colorOf(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).color);
}

async function copyAnswer(page: Page): Promise<void> {
  const copy = newest(page).locator('.DocSearch-AskAiScreen-CopyButton');
  await stopClock(page);
  await copy.click();
  await expectCopiedState(copy, 'Copy');
  await page.clock.resume();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('See [labels]');
  expect(copied).toContain('map.pins;');
}

async function giveFeedback(
  page: Page,
  standIn: FakeAssistant,
  messageId: string | undefined,
): Promise<void> {
  await newest(page).getByRole('button', { name: 'Dislike' }).click();
  const refused = await standIn.next();
  await expect(newest(page).locator('.DocSearch-AskAiScreen-FeedbackSending')).toBeVisible();
  refused.respond(500, 'no');
  await expect(newest(page)).toContainText('An error occured');
  await newest(page).getByRole('button', { name: 'Like', exact: true }).click();
  const liked = await standIn.next();
  expect(liked.path).toBe('/chat/feedback');
  expect(JSON.parse(liked.body)).toEqual({
    appId: 'portal',
    messageId,
    thumbs: 1,
  });
  liked.respond(200, '{}', 'application/json');
  await expect(newest(page)).toContainText('Thanks for your feedback!');
}

async function followUp(page: Page, standIn: FakeAssistant): Promise<void> {
  await newest(page).getByRole('button', { name: 'And on Android?' }).click();
  const next = await standIn.next();
  expect(bodyOf(next).messages).toHaveLength(3);
  expect(standIn.tokens).toBe(1);
  const error = 'No object generated: could not parse the response.';
  next.write(...createStartChunks('m2'), ...textChunks('t', 'The same.'));
  next.write({ type: 'data-follow-ups', id: 'f', data: { error } }, ...END_CHUNKS);
  next.end();
  await expect(newest(page)).toContainText(error);
  await expect(newest(page).getByRole('heading')).toHaveText('And on Android?');
  await expect(dialog(page).getByRole('article')).toHaveCount(2);
}

async function leaveAndResume(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue(QUESTION);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await button(page).click();
  await expect(dialog(page).getByText('Recent conversations')).toBeVisible();
  await expect(dialog(page).getByRole('row')).toHaveText([QUESTION]);
  expect(await findAxeViolations(page, { except: BEHIND })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('article')).toHaveCount(2);
  await expect(dialog(page)).toContainText('Thanks for your feedback!');
  await page.keyboard.press('Escape');
  await dialog(page).getByTitle('Remove this conversation from history').click();
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByText('No recent searches')).toBeVisible();
}

test('streams an answer with sources, code checks, feedback and follow-ups [S2.51 S2.52 S2.53 S2.54 S2.55 S4.19 S4.22 S4.23 S4.24 S4.25 S7.08 S7.12 S9.09]', async ({
  page,
  context,
  standIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openDialog(page, '/web-sdk/markers');
  await field(page).fill(QUESTION);
  // Enter still opens the best hit; the assistant's entry is one key above it.
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog(page).getByRole('option').first()).toHaveText(`Ask AI: ${QUESTION}`);
  await page.keyboard.press('ArrowUp');
  await expect(entry(page)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');

  const asked = await standIn.next();
  await expectRequest(page, asked);
  await showLines(page, asked);
  await showAnswer(page, asked);
  await expectNoViolations(page);
  await copyAnswer(page);
  await giveFeedback(page, standIn, bodyOf(asked).messages[0]?.id);
  await followUp(page, standIn);
  await leaveAndResume(page);
});

test('shares one token request between two conversations and reuses the token [S7.07]', async ({
  page,
  standIn,
}) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/chat/token', async (route) => {
    await isReleased;
    await route.continue();
  });
  const { tokens } = standIn;
  await openDialog(page, '/web-sdk/markers');
  const requested = page.waitForRequest('**/chat/token');
  await enterAskAi(page, 'a question that is taken back');
  await requested;
  await page.keyboard.press('Escape');
  await enterAskAi(page, QUESTION);
  await expect(newest(page)).toContainText('Thinking...');
  release();
  const second = await standIn.next();
  expect(bodyOf(second).messages).toMatchObject([{ parts: [{ text: QUESTION }] }]);
  second.write(...createStartChunks('m1'), ...textChunks('t', 'Add it.'), ...END_CHUNKS);
  second.end();
  await expect(dialog(page).getByRole('status')).toHaveText('The answer is complete');
  await page.keyboard.press('Escape');
  await enterAskAi(page, 'and labels?');
  const third = await standIn.next();
  expect(bodyOf(third).id).not.toBe(bodyOf(second).id);
  expect(third.headers.authorization).toBe(second.headers.authorization);
  expect(standIn.tokens - tokens).toBe(1);
  third.respond(503, 'Busy.');
});

test('handles answers that fail, are stopped, or reach their limit [S2.55 S4.21 S8.09]', async ({
  page,
  standIn,
}) => {
  const first = await enter(page, standIn);
  first.respond(429, 'Too many questions. Ask again in 20 seconds.');
  await expect(newest(page).getByRole('heading', { name: 'Chat error' })).toBeVisible();
  await expect(newest(page)).toContainText('Too many questions. Ask again in 20 seconds.');
  await newest(page).getByRole('button', { name: 'Try again' }).click();

  const again = await standIn.next();
  expect(bodyOf(again).messages).toHaveLength(1);
  again.respond(401, 'The token is not known.');
  const renewed = await standIn.next();
  expect(renewed.headers.authorization).not.toBe(again.headers.authorization);
  renewed.write(...createStartChunks('m1'), ...textChunks('t', 'The beginning').slice(0, 2));
  await expect(newest(page)).toContainText('The beginning');
  renewed.write({ type: 'error', errorText: 'The model went away.' });
  renewed.end();
  await expect(newest(page)).toContainText('The model went away.');
  await expect(newest(page)).toContainText('The beginning');
  await expect(newest(page).getByRole('button', { name: 'Like', exact: true })).toHaveCount(0);

  const lost = await ask(page, standIn, 'and then?');
  lost.write(...createStartChunks('m2'), ...textChunks('t', 'Half').slice(0, 2));
  await expect(newest(page)).toContainText('Half');
  lost.cut();
  await expect(newest(page)).toContainText('The connection to the assistant was lost.');

  const stopped = await ask(page, standIn, 'and now?');
  stopped.write(...createStartChunks('m3'), ...textChunks('t', 'Part').slice(0, 2));
  await expect(newest(page)).toContainText('Part');
  await dialog(page).getByRole('button', { name: 'Stop' }).click();
  await expect(newest(page)).toContainText('You stopped this response');
  await expect(dialog(page).getByRole('status')).toHaveText('The answer was stopped');
  await expect(newest(page)).toContainText('Part');
  await expect.poll(() => stopped.isGone()).toBe(true);
  await expect(input(page)).toBeFocused();

  const limited = await ask(page, standIn, 'once more?');
  limited.respond(403, 'AI-217: Conversation depth exceeded');
  await expect(input(page)).toHaveAttribute('placeholder', 'Conversation limit reached');
  await expect(input(page)).toBeDisabled();
  await expect(dialog(page)).toContainText('Start a new conversation to continue.');
  await expect(dialog(page).locator('.DocSearch-ThreadDepthError-Link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('article')).toHaveCount(0);
  await expect(input(page)).toBeFocused();

  const closed = await ask(page, standIn, 'still there?');
  closed.write(...createStartChunks('m4'), ...textChunks('t', 'Yes').slice(0, 2));
  await expect(newest(page)).toContainText('Yes');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => closed.isGone()).toBe(true);

  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('row')).toHaveText(['still there?', QUESTION]);
  await field(page).fill('zzqqxx');
  await expect(dialog(page).locator('.DocSearch-NoResults')).toContainText(
    'Ask AI for help: zzqqxx',
  );
  await expect(entry(page)).toHaveAttribute('aria-selected', 'true');
});

test('highlights the code of an answer as pages do, and lets it scroll and be copied', async ({
  page,
  context,
  standIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = `const map = await showVenue('#map'); // ${'a long line '.repeat(12)}`;
  await fulfillQueries(page, []);
  const asked = await enter(page, standIn);
  asked.write(...createStartChunks('m1'));
  asked.write(
    ...textChunks('t', `\`\`\`ts\n${code}\n\`\`\`\n\n\`\`\`\nplain\n\`\`\`\n`),
    ...END_CHUNKS,
  );
  asked.end();
  const [block, plain] = [newest(page).locator('pre').first(), newest(page).locator('pre').last()];
  await expect(block.locator('.hl-k').first()).toHaveText(/^const/);
  await expect(block).toHaveText(code);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const inPage = await colorOf(page.locator('article pre .hl-k').first());
    expect(await colorOf(block.locator('.hl-k').first())).toBe(inPage);
  }
  await expect(plain).toHaveText('plain');
  expect(await plain.locator('[class]').count()).toBe(0);

  await block.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => block.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const copy = newest(page).locator('.theme-code-block').first().getByRole('button');
  await copy.click();
  await expect(copy).toHaveText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('suggests questions about the page in a new conversation', async ({ page, standIn }) => {
  await fulfillQueries(page, []);
  const first = await enter(page, standIn);
  first.write(...createStartChunks('m1'), ...textChunks('t', 'Like this.'), ...END_CHUNKS);
  first.end();
  await dialog(page).getByTitle('Start a new conversation').click();
  await expect(dialog(page).getByRole('heading', { name: 'Ask about this page' })).toBeVisible();
  await expect(input(page)).toBeFocused();
  const suggestions = dialog(page).getByRole('list', { name: 'Suggested questions' });
  await expect(suggestions.getByRole('button').first()).toHaveText('How do I add a marker?');
  expect(await suggestions.getByRole('button').count()).toBeGreaterThan(2);
  await expectNoViolations(page);
  await suggestions.getByRole('button').first().press('Enter');
  const asked = await standIn.next();
  expect(bodyOf(asked).messages).toMatchObject([{ parts: [{ text: 'How do I add a marker?' }] }]);
  await expect(input(page)).toBeFocused();
  await expect(suggestions).toHaveCount(0);
  asked.respond(503, 'Busy.');
});

test('suggests general questions where the page has none, or they do not load', async ({
  page,
  standIn,
}) => {
  await fulfillQueries(page, []);
  await page.route('**/assistant/questions.json', (route) => route.abort());
  const first = await enter(page, standIn);
  first.respond(503, 'Busy.');
  await dialog(page).getByTitle('Start a new conversation').click();
  const suggestions = dialog(page).getByRole('list', { name: 'Suggested questions' });
  await expect(suggestions.getByRole('button')).toHaveCount(4);
  await expect(dialog(page).getByRole('heading')).toHaveText('What would you like to know?');
});

test('hides the AI mode without an assistant', async ({ page }) => {
  await page.route('**/assistant/config.json', (route) => route.fulfill({ json: {} }));
  await openDialog(page);
  await field(page).fill('marker');
  await expect(options(page).first()).toBeVisible();
  await expect(entry(page)).toHaveCount(0);
});
