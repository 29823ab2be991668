import { expect, open, sharedPageTest as test } from '../../test.ts';
import { ViewerPage } from './viewer-page.ts';
import { findAxeViolations } from '../../violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1200, height: 700 } });

const PAGES = '/docs/embed-a-map';

test('moves the map by messages and logs both directions in the demo [S2.18]', async ({ page }) => {
  await open(page, `${PAGES}/iframe-messaging`);
  await page.getByRole('button', { name: 'Start demo' }).click();
  const viewer = new ViewerPage(page.frameLocator('iframe'));
  await page.getByRole('button', { name: 'Route from the bakery' }).click();
  await expect(viewer.steps.getByRole('listitem').last()).toContainText('Cinema Quatro Velas');
  await page.getByRole('button', { name: 'Missing place' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('→ set-state {"from":"bakery","to":"cinema"}');
  await expect(log).toContainText('← error There is no place "nowhere"');
});

test('shows the selected map and its code in the builder [S2.18]', async ({ page }) => {
  await open(page, `${PAGES}/html`);
  const builder = page.getByRole('region', { name: 'Embed builder' });
  await builder.getByRole('combobox', { name: 'Venue' }).selectOption('northwind-airport');
  await builder.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(builder.locator('pre')).toContainText('?venue=northwind-airport&amp;language=fr');
  await expect(builder.locator('pre')).toContainText(
    'title="Map of Northwind International, Terminal 1"',
  );
  await builder.getByRole('radio', { name: 'Script' }).check();
  await expect(builder.locator('pre')).toContainText("venue: 'northwind-airport', language: 'fr'");
  await builder.getByRole('button', { name: 'Show map' }).click();
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('searchbox', { name: 'Rechercher un lieu' })).toBeVisible({
    timeout: 40_000,
  });

  const check = page.getByRole('form', { name: 'Embed check' });
  await check.getByRole('textbox', { name: /^Content-Security-Policy/ }).fill("frame-src 'self'");
  await check.getByRole('button', { name: 'Check' }).click();
  await expect(check.getByRole('status')).toContainText("frame-src lists 'self'");
  expect(await findAxeViolations(page, { except: 'iframe' })).toEqual([]);
});
