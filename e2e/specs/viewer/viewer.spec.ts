import type { Page } from '@playwright/test';
import { compareScreenshots, MIN_COLORS } from '../../compare-screenshots.ts';
import { expect, measureOverflow, test } from '../../test.ts';
import { ViewerPage, viewerPath } from './viewer-page.ts';
import { findAxeViolations } from '../../violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1000, height: 640 } });

async function openViewer(
  page: Page,
  parameters: Readonly<Record<string, string>> = {},
): Promise<ViewerPage> {
  await page.goto(viewerPath(parameters));
  const viewer = new ViewerPage(page);
  await viewer.waitForMap();
  return viewer;
}

function parameterOf(page: Page, name: string): string | null {
  return new URL(page.url()).searchParams.get(name);
}

test.describe('viewer', () => {
  test('opens a venue by its id, finds a location, and shows directions to it', async ({
    page,
  }) => {
    const viewer = await openViewer(page);
    await expect(page).toHaveTitle('Harbour Mall');
    const picture = await viewer.map.screenshot();
    expect((await compareScreenshots(page, picture, picture)).colours).toBeGreaterThan(MIN_COLORS);

    await viewer.search.fill('cinema');
    await viewer.place(/^Cinema Quatro Velas/).click();
    await expect(viewer.heading('Cinema Quatro Velas')).toBeFocused();
    await expect(viewer.floor('Upper floor')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => parameterOf(page, 'location')).toBe('cinema');

    await viewer.place('Directions').click();
    await page.getByRole('searchbox', { name: /^From/ }).fill('information');
    await viewer.place(/^Information desk/).click();
    await expect(viewer.steps.getByRole('listitem').last()).toContainText('Cinema Quatro Velas');
    await expect(viewer.panel.getByText(/^\d+ min \d+ m$/)).toBeVisible();
    await expect.poll(() => parameterOf(page, 'to')).toBe('cinema');

    await viewer.steps.getByRole('button').nth(1).click();
    await expect(viewer.steps.getByRole('button').nth(1)).toHaveAttribute('aria-current', 'step');
    const usual = await viewer.steps.innerText();
    await page.getByRole('checkbox', { name: 'Step-free route' }).check();
    await expect.poll(() => viewer.steps.innerText()).not.toBe(usual);
    await expect(viewer.steps).not.toContainText(/escalator|stairs/i);
    await expect.poll(() => parameterOf(page, 'accessible')).toBe('true');

    await page.getByRole('button', { name: 'Swap start and destination' }).click();
    await expect(viewer.steps.getByRole('listitem').last()).toContainText('Information desk');
  });

  test(
    'shows a category, and reports when nothing is found',
    { tag: '@long' },
    async ({ page }) => {
      const viewer = await openViewer(page);
      await viewer.place('Leisure').click();
      await expect(viewer.place(/^Cinema Quatro Velas/)).toBeVisible();
      await expect(viewer.place(/^Forno do Cais/)).toHaveCount(0);
      await viewer.search.fill('zzzz');
      await expect(viewer.panel.getByRole('status').first()).toHaveText(
        'No results for “zzzz”. Try a shorter word.',
      );
      await page.getByRole('button', { name: 'Clear search' }).click();
      // Clearing the search leads back to all categories.
      await viewer.place('Leisure').click();
      await expect(viewer.place(/^Forno do Cais/)).toBeVisible();
    },
  );

  test('changes floor and language, and restores both on reload', async ({ page }) => {
    const viewer = await openViewer(page, { location: 'cinema' });
    await page.getByRole('combobox', { name: 'Language' }).selectOption('pt');
    await expect(viewer.place('Direções')).toBeVisible();
    await expect(page.locator('#viewer')).toHaveAttribute('lang', 'pt');
    await page.getByRole('button', { name: 'Piso 0' }).click();
    await expect.poll(() => parameterOf(page, 'floor')).toBe('f_ground');
    await page.reload();
    await expect(viewer.place('Direções')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('button', { name: 'Piso 0' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('lays out from right to left in Arabic', async ({ page }) => {
    await openViewer(page, { venue: 'northwind-airport', language: 'ar' });
    await expect(page.locator('#viewer')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('searchbox', { name: 'ابحث عن مكان' })).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
  });

  test('copies a link to the current state, without embedding parameters', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openViewer(page, { location: 'cinema', embedded: 'true' });
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(Object.fromEntries(copied.searchParams)).toEqual({
      venue: 'harbour-mall',
      location: 'cinema',
      floor: 'f_upper',
      language: 'en',
    });
  });
});

test.describe('deep link', () => {
  test('opens directions, by ids and by external ids', async ({ page }) => {
    const viewer = await openViewer(page, { from: 'loc_bakery', to: 'cinema', accessible: 'true' });
    await expect(viewer.steps.getByRole('listitem').last()).toContainText('Cinema Quatro Velas');
    await expect(page.getByRole('checkbox', { name: 'Step-free route' })).toBeChecked();
  });

  test('sets the camera, and shows the link when the clipboard is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await openViewer(page, { camera: '38.7034,-9.139,19,90,40' });
    await expect.poll(() => page.locator('.vw-map').getAttribute('aria-busy')).toBeNull();
    await page.getByRole('button', { name: 'Share' }).click();
    const shown = page.getByRole('textbox', { name: 'Copy this link:' });
    await expect(shown).toHaveValue(/camera=38\.70340\d%2C-9\.1390\d+%2C19\.00%2C90%2C40/);
  });

  const script = '<img src=x onerror=document.title="hit"><script>document.title="hit"</script>';
  for (const [title, parameters, notices] of [
    [
      'values that cannot be used',
      { location: 'nowhere', floor: '99', language: 'ja', camera: '1,2', mode: script },
      [
        'There is no place "nowhere"',
        'There is no floor "99"',
        'has no texts in "ja". It has en, pt, es.',
        'expected latitude,longitude,zoom',
        'expected one of map, minimap, directory',
      ],
    ],
    [
      'markup and names of the language',
      { location: script, floor: '__proto__', to: 'constructor' },
      ['There is no place "<img src=x', 'There is no floor "__proto__"'],
    ],
  ] as const) {
    test(`shows the map with notices for ${title}`, async ({ page }) => {
      await openViewer(page, parameters);
      for (const notice of notices) await expect(page.getByRole('alert')).toContainText(notice);
      expect(await page.title()).toBe('Harbour Mall');
      expect(await page.locator('img[src="x"], #viewer script').count()).toBe(0);
      await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('explains a venue that is no id, and offers others', async ({ page }) => {
    await page.goto('/viewer/?venue=../secret');
    await expect(page.getByRole('alert')).toContainText('expected the id of a venue');
    await expect(page.getByRole('link', { name: 'Harbour Mall' })).toBeVisible();
  });
});

test.describe('unknown venue', () => {
  test.use({ expectedPageErrors: /404|has no venue "atlantis"/ });

  test('shows an error without a retry, in words for visitors', async ({ page }) => {
    await page.goto(viewerPath({ venue: 'atlantis' }));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('There is no map named “atlantis”.', { timeout: 40_000 });
    await expect(alert).not.toContainText('baseUrl');
    await page.goto(viewerPath({ venue: 'atlantis', language: 'pt' }));
    await expect(alert).toContainText('Não existe nenhum mapa chamado “atlantis”.', {
      timeout: 40_000,
    });
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
});

test.describe('accessibility', () => {
  test('works by keyboard alone', async ({ page }) => {
    const viewer = await openViewer(page);
    await viewer.search.focus();
    await page.keyboard.type('cinema');
    await expect(viewer.place(/^Cinema Quatro Velas/)).toBeVisible();
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab');
      if (await viewer.place(/^Cinema Quatro Velas/).evaluate((one) => one.matches(':focus')))
        break;
    }
    await page.keyboard.press('Enter');
    await expect(viewer.heading('Cinema Quatro Velas')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(viewer.place('Directions')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(viewer.heading('Directions')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('bakery');
    await expect(viewer.place(/^Forno do Cais/)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(viewer.steps.getByRole('listitem').last()).toContainText('Cinema Quatro Velas');
  });

  for (const [device, width] of [
    ['a phone', 390],
    ['a screen', 1280],
  ] as const) {
    const details = width === 390 ? { tag: '@long' } : {};
    test(`passes axe on ${device}, light and dark`, details, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      const viewer = await openViewer(page);
      const expectNothing = async (): Promise<void> => {
        expect(await measureOverflow(page)).toBe(0);
        expect(await findAxeViolations(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await findAxeViolations(page, { rules: 'colours' })).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      };
      await expectNothing();
      await viewer.search.fill('bakery');
      await viewer.place(/^Forno do Cais/).click();
      await expect(viewer.heading('Forno do Cais')).toBeVisible();
      await expectNothing();
      await viewer.place('Directions').click();
      await page.getByRole('searchbox', { name: /^From/ }).fill('cinema');
      await viewer.place(/^Cinema Quatro Velas/).click();
      await expect(viewer.steps.getByRole('listitem').last()).toContainText('Forno do Cais');
      await expectNothing();
    });
  }
});

test.describe('modes', () => {
  test(
    'shows one location in a minimap and links to the large map',
    { tag: '@long' },
    async ({ page }) => {
      await openViewer(page, { mode: 'minimap', location: 'cinema' });
      await expect(page.getByText('Cinema Quatro Velas')).toBeVisible();
      const link = page.getByRole('link', { name: 'Open the map' });
      await expect(link).toHaveAttribute('href', /\/viewer\/\?venue=harbour-mall&location=cinema/);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
    },
  );

  test(
    'resets an idle kiosk after a prompt and shows locations until a visitor touches it',
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install();
      const viewer = await openViewer(page, { mode: 'directory', kiosk: '30', from: 'bookshop' });
      await expect(viewer.place(/^Forno do Cais/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
      await page.getByRole('combobox', { name: 'Language' }).selectOption('pt');
      await page.getByRole('searchbox').fill('forno');
      await viewer.place(/^Forno do Cais/).click();
      await page.clock.runFor(31_000);
      await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
      await expect(viewer.heading('Forno do Cais')).toBeVisible();
      await page.clock.runFor(31_000);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.clock.runFor(11_000);
      const invitation = page.getByRole('button', { name: /Touch to begin$/ });
      await invitation.click();
      await expect(invitation).toHaveCount(0);
      await expect(viewer.search).toHaveValue('');
      await viewer.search.fill('cinema');
      await viewer.place(/^Cinema Quatro Velas/).click();
      await viewer.place('Directions').click();
      await expect(viewer.steps.getByRole('listitem').first()).toContainText('Maré de Papel');
    },
  );
});
