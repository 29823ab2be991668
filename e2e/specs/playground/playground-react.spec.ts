import { PlaygroundPage } from '../../playground-page.ts';
import { expect, sharedPageTest as test } from '../../test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1000, height: 640 },
});

test('opens the React tab of a live sample with the types of React [S2.10]', async ({ page }) => {
  await page.goto('/web-sdk/markers');
  await page.getByRole('tab', { name: 'React' }).first().click();
  await page.getByRole('link', { name: 'Edit in playground' }).first().click();
  await expect(page).toHaveURL(/\/playground\/\?sample=web-sdk\/6\.0\/markers\/react$/);
  const playground = new PlaygroundPage(page);
  await playground.waitForMap();
  await expect(playground.programFrame.locator('canvas')).toBeVisible();
  await playground.waitForEditor();
  expect(await playground.code()).toContain('<MapView source={{');
  await expect(page.getByLabel('Venue', { exact: true })).toHaveValue('harbour-mall demo');

  await playground.editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('export const map = <MapView floor={true} />;');
  const mistake = page.locator('.cm-lintRange-error').getByText('floor', { exact: true });
  await expect(mistake).toBeVisible({ timeout: 40_000 });
  await page.keyboard.type('\nexport const other = <MapView the');
  await expect(page.getByRole('option', { name: 'theme', exact: true })).toBeVisible();
});

test.describe('a program in React', () => {
  test.use({ expectedPageErrors: /It broke|status of 404/ });

  test('runs on a change, and keeps the last map after an error [S2.10]', async ({ page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open('/playground/?sample=web-sdk/6.0/markers/react');
    await playground.waitForEditor();
    const code = await playground.code();
    await playground.write(code.replace('at noon', 'at one'));
    const marker = playground.programFrame.getByText('Meet here at one');
    await expect(marker).toBeVisible({ timeout: 40_000 });

    // Throws once the map is shown, so that React unmounts it.
    const broken = "  if (bookshop) throw new Error('It broke');\n  return";
    await playground.write(code.replace('  return', broken));
    await expect(playground.console).toContainText('It broke', { timeout: 40_000 });
    await playground.console.getByRole('button', { name: /^main\.tsx:\d+$/ }).click();
    await expect(page.locator('.cm-activeLine')).toHaveText(/throw new Error/);
    await expect(playground.stage.getByRole('alert')).toContainText('It broke');
    await expect(marker).toBeVisible();

    // Without a map, the component shows its error.
    await playground.write(code.replace('harbour-mall', 'no-such-mall'));
    await expect(playground.programFrame.getByRole('alert')).toContainText('no-such-mall');
    await playground.waitForMap();
  });
});
