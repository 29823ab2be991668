import {
  type ModelServer,
  reasons,
  says,
  searches,
  stalls,
  startModelServer,
  type Turn,
} from '@brand/assistant/model-server';
import { brand } from '../../../brand.ts';
import { type IsolatedPortal, startIsolatedPortal } from '../../isolated-portal.ts';
import {
  askAssistant,
  dialog,
  enterAskAi,
  field,
  newestExchange as newest,
  openDialog,
} from './search-page.ts';
import { expect, test } from '../../test.ts';

/** A port without a server. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:9/none';
const STEPS = 'Markers are HTML, kept upright on the map.';

test('answers, declines and accepts feedback with the built-in service [S1.08 S3.08 S4.22 S4.24 S7.08 S7.12]', async ({
  page,
}) => {
  await openDialog(page, '/web-sdk/markers');
  await enterAskAi(page, 'how do I add a marker');
  const answer = newest(page);
  await expect(answer).toContainText(/Searched for "how do I add a marker" found \d+ results/);
  await expect(answer.locator('pre').first()).toContainText('map.markers.add(');
  await expect(answer).toContainText('compiles with Web SDK 6.0');
  await expect(answer.getByRole('link', { name: 'Open in the playground' })).toHaveAttribute(
    'href',
    /\/playground\//,
  );
  const sources = answer.locator('.DocSearch-AskAiScreen-RelatedSources');
  await expect(sources.getByRole('link').first()).toHaveAttribute('href', /\/web-sdk\/markers/);

  await answer.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(answer).toContainText('Thanks for your feedback!');

  await askAssistant(page, 'and in React Native?');
  await expect(answer).toContainText('With React Native SDK 6.0');
  await expect(answer.locator('pre').first()).toContainText('<Marker');
  await expect(answer).toContainText('compiles with React Native SDK 6.0');

  await askAssistant(page, 'how much does the SDK cost per month?');
  await expect(answer).toContainText('does not mention prices');
  await expect(answer.locator('pre')).toHaveCount(0);

  await askAssistant(page, '<img src=x onerror="window.hacked=1"> [run](javascript:alert(1))');
  await expect(answer.getByRole('button', { name: 'Dislike' })).toBeVisible();
  await expect(answer.getByRole('heading').first()).toContainText('<img src=x onerror=');
  await expect(dialog(page).locator('img, [href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await openDialog(page, '/react-native-sdk/markers');
  await expect(dialog(page).getByRole('row')).toHaveText(['how do I add a marker']);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('article')).toHaveCount(4);
  await expect(dialog(page).getByRole('article').last()).toContainText('Thanks for your feedback!');

  // The SDK of the current page determines the answer.
  await askAssistant(page, 'how do I draw a path between two rooms');
  await expect(answer).toContainText('compiles with React Native SDK 6.0');
});

const withModel = test.extend<object, { model: ModelServer; portal: IsolatedPortal }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed.
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ model }, use) => {
      const portal = await startIsolatedPortal({
        ASSISTANT_MODEL_URL: model.url,
        ASSISTANT_MODEL: 'test',
        DATABASE_URL: NO_DATABASE,
        LOG_LEVEL: 'fatal',
      });
      await use(portal);
      await portal.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ portal }, use) => use(`http://localhost:${portal.port}`),
});
withModel.use({ expectedPageErrors: /status of 503/ });

withModel(
  'streams answers of the operator’s model, reports its failures, and aborts it on Stop [S3.09 S4.21 S4.25 S8.09]',
  async ({ page, model }) => {
    await openDialog(page, '/web-sdk/markers');
    const { turn: held, release } = heldBack(reasons('Markers, then.', hostileAnswer()));
    model.play(searches('markers'), searches('marker icons'), held);
    await enterAskAi(page, 'how do I add a marker');
    const answer = newest(page);
    await expect(answer).toContainText('Searched for "markers" and "marker icons"');
    release();
    await expect(answer).toContainText(STEPS);
    await expect(answer).toContainText('compiles with Web SDK 6.0');
    await expect(answer).toContainText('does not compile with Web SDK 6.0');
    await expect(answer).toContainText('<script>window.hacked=1</script>');
    await expect(answer.getByRole('link', { name: 'Open in the playground' })).toHaveCount(1);
    await expect(dialog(page).locator('img, script, [href^="javascript"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await expect(answer.getByRole('button', { name: 'And then?' })).toBeVisible();

    await answer.getByRole('button', { name: 'Dislike' }).click();
    await expect(answer).toContainText('An error occured');

    model.suggest('no object at all');
    model.play(searches('markers'), says(`It is in [Markers](${brand.siteUrl}/web-sdk/markers).`));
    await askAssistant(page, 'and where is that?');
    await expect(answer).toContainText('No object generated: could not parse the response.');

    model.play(searches('markers'), stalls('The beginning of it, and then '));
    await askAssistant(page, 'tell me all of it');
    await expect(answer).toContainText('The beginning of it, and');
    await dialog(page).getByRole('button', { name: 'Stop' }).click();
    await expect(answer).toContainText('You stopped this response');
    await model.left;

    model.play((response) => void response.writeHead(500).end('boom sk-secret'));
    await askAssistant(page, 'and now?');
    await expect(answer).toContainText(
      'The language model failed. The documentation is quoted instead.',
    );
    await expect(answer).not.toContainText('sk-secret');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeFocused();
  },
);

/** Code that compiles, code that does not, and markup that would run. */
function hostileAnswer(): string {
  return [
    `${STEPS} See [Markers](${brand.siteUrl}/web-sdk/markers).`,
    '<img src=x onerror="window.hacked=1"> [run](javascript:window.hacked=1)',
    '<script>window.hacked=1</script>',
    "```ts\nmap.markers.add(venue.spaces[0]!, { content: 'Here' });\n```",
    '```ts\nmap.pins.drop(1);\n```\n',
  ].join('\n\n');
}

/** A turn that waits until the test releases it. */
function heldBack(turn: Turn): { readonly turn: Turn; readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    turn: async (response) => {
      await promise;
      await turn(response);
    },
    release: resolve,
  };
}
