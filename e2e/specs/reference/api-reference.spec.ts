import type { Page } from '@playwright/test';
import {
  expect,
  open,
  measureOverflow,
  sharedPageTest as test,
  test as ownPageTest,
} from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

const REFERENCE = '/web-sdk/api-reference';
/** Lists of symbols have hundreds of equal rows; axe checks only the first rows. */
const FURTHER_ROWS = '[class*="symbols_"] > li:nth-child(n + 7)';

function search(page: Page) {
  return page.getByRole('combobox', { name: 'Find a symbol in any SDK' });
}

function options(page: Page) {
  return page.getByRole('listbox', { name: 'Symbols' }).getByRole('option');
}

function symbolTitle(page: Page, name: string) {
  return page.getByRole('heading', { level: 2, name });
}

test.describe('symbol search', () => {
  test('finds and opens a symbol by keyboard [S2.07]', async ({ page }) => {
    await open(page, '/api/api');
    await page.keyboard.press('s');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('camera.focus');
    await expect(options(page).first()).toContainText('Camera.focusOn');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const active = await options(page).nth(1).getAttribute('id');
    await expect(search(page)).toHaveAttribute('aria-activedescendant', active ?? '');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${REFERENCE}#Camera.focusOn`);
    await expect(symbolTitle(page, 'Camera')).toBeVisible();
  });

  for (const [query, first] of [
    ['focusOn', 'Camera.focusOn'],
    ['mv on', 'MapView.on'],
    ['map.camera.focusOn', 'Camera.focusOn'],
    ['showVenue', 'showVenue'],
  ]) {
    test(`resolves "${query}" to ${first} first [S2.07]`, async ({ page }) => {
      await open(page, '/api/api');
      await search(page).fill(query ?? '');
      await expect(options(page).first()).toContainText(first ?? '');
      await expect(options(page).first()).toContainText('Web SDK 6.0');
    });
  }

  test('stores filters and query in the URL and restores them [S2.07]', async ({ page }) => {
    await open(page, '/api/api');
    await search(page).fill('floor');
    await page.getByRole('combobox', { name: 'SDK', exact: true }).selectOption('mvf');
    await expect(page).toHaveURL('/api/api?q=floor&sdk=mvf');
    await expect(options(page).first()).toContainText('MVF 3');
    await expect(options(page).filter({ hasText: 'Web SDK' })).toHaveCount(0);
    await open(page, '/api/api?q=focusOn&kind=method');
    await expect(search(page)).toHaveValue('focusOn');
    await expect(options(page).first()).toContainText('Camera.focusOn');
  });

  test('reports a query without results, and clears it on Escape', async ({ page }) => {
    await open(page, '/api/api');
    await search(page).fill('zzzz');
    await expect(page.getByRole('status')).toContainText('No symbols match');
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'REST APIs' })).toBeVisible();
    await expect(page).toHaveURL('/api/api');
  });

  test('lists recently viewed symbols and clears them', { tag: '@long' }, async ({ page }) => {
    await open(page, `${REFERENCE}#MapView.on`);
    await expect(symbolTitle(page, 'MapView')).toBeVisible();
    await open(page, '/api/api');
    const recent = page.getByRole('region', { name: 'Recently viewed' });
    await expect(recent.getByRole('link', { name: /MapView\.on/ })).toBeVisible();
    await recent.getByRole('button', { name: 'Clear' }).click();
    await expect(recent).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'SDKs' })).toBeVisible();
    await expect(recent).toHaveCount(0);
  });
});

test.describe('reference of a version', () => {
  test('keeps a deep link on reload, back and forward [S2.21]', async ({ page }) => {
    await open(page, `${REFERENCE}#MapView.on`);
    const member = page.getByRole('heading', { name: 'on()' });
    await expect(member).toBeInViewport();
    await page.reload();
    await expect(member).toBeInViewport();
    await page.locator('article').getByRole('link', { name: 'Unsubscribe' }).first().click();
    await expect(page).toHaveURL(`${REFERENCE}#Unsubscribe`);
    await expect(symbolTitle(page, 'Unsubscribe')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(`${REFERENCE}#MapView.on`);
    await expect(symbolTitle(page, 'MapView')).toBeAttached();
    await page.goForward();
    await expect(symbolTitle(page, 'Unsubscribe')).toBeVisible();
  });

  test('expands the fields of an options object where it is passed', async ({ page }) => {
    await open(page, `${REFERENCE}#showVenue`);
    // Waits, because a click during the scroll to the symbol would miss.
    await expect(symbolTitle(page, 'showVenue')).toBeFocused();
    const fields = page.locator('article details', { hasText: 'ShowVenueOptions' }).first();
    await fields.locator('summary').click();
    const theme = fields
      .locator('dl > div')
      .filter({ has: page.getByRole('link', { name: 'theme', exact: true }) });
    await expect(theme).toContainText('Default');
    await expect(theme).toContainText('optional');
    await theme.getByRole('link', { name: 'theme', exact: true }).click();
    await expect(page).toHaveURL(`${REFERENCE}#ShowVenueOptions.theme`);
  });

  test('shows signature, parameters, defaults, units and an example', async ({ page }) => {
    await open(page, `${REFERENCE}#CameraOptions`);
    const article = page.getByRole('article', { name: 'CameraOptions' });
    const row = article.getByRole('row').filter({ hasText: 'pitchDegrees' });
    await expect(row).toContainText('Default 45');
    await expect(row).toContainText('Unit degrees');
    await open(page, `${REFERENCE}#showVenue`);
    const declaration = page.getByRole('article', { name: 'showVenue' }).getByLabel('Declaration');
    await expect(declaration).toContainText('function showVenue(');
    await expect(declaration.getByRole('link', { name: 'ShowVenueOptions' })).toHaveAttribute(
      'href',
      '#ShowVenueOptions',
    );
    await expect(page.locator('article .theme-code-block').last()).toContainText('showVenue(');
  });

  test('shows what each version changed, with links to what it was', async ({ page }) => {
    await open(page, `${REFERENCE}#Camera`);
    const history = page.getByRole('heading', { name: 'History' }).locator('xpath=..');
    await expect(history.getByRole('term').first()).toHaveText('6.0');
    await expect(history).toContainText('Camera.set changed from');
    await history.getByRole('link', { name: 'CameraPose' }).first().click();
    await expect(page).toHaveURL('/web-sdk/5.0/api-reference#CameraPose');
    await expect(symbolTitle(page, 'CameraPose')).toBeVisible();
  });

  test('links a symbol to the guides that use it, and a guide to its symbols', async ({ page }) => {
    await open(page, `${REFERENCE}#showVenue`);
    const guides = page.getByRole('heading', { name: 'Used in these guides' });
    await expect(guides).toBeVisible();
    await page.locator('article').getByRole('link', { name: 'Getting started' }).click();
    await expect(page).toHaveURL('/web-sdk/getting-started');
    await page
      .locator('.markdown')
      .getByRole('link', { name: 'showVenue', exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(`${REFERENCE}#showVenue`);
    await expect(symbolTitle(page, 'showVenue')).toBeInViewport();
  });

  test('reports an unknown symbol and suggests similar names', async ({ page }) => {
    await open(page, `${REFERENCE}#MapView.focusOm`);
    await expect(symbolTitle(page, 'No symbol MapView.focusOm')).toBeVisible();
    const near = page.locator('[class*=content]').getByRole('link', { name: /Camera\.focusOn/ });
    await near.click();
    await expect(page).toHaveURL(`${REFERENCE}#Camera.focusOn`);
  });

  test('handles a URL with a stray percent sign', { tag: '@long' }, async ({ page }) => {
    await open(page, `${REFERENCE}#%E0%A4%A`);
    await expect(page.getByRole('heading', { name: /No symbol/ })).toBeVisible();
  });
});

test.describe('around the reference of a version', () => {
  test('filters the sidebar list by name, with the keyboard', async ({ page }) => {
    await open(page, REFERENCE);
    const list = page.getByRole('navigation', { name: 'Symbols of Web SDK 6.0' });
    await expect(list.getByRole('link', { name: 'MapView', exact: false }).first()).toBeVisible();
    await page.keyboard.press('s');
    await expect(list.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('focusOn');
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${REFERENCE}#Camera.focusOn`);
  });

  ownPageTest('retries data that failed to load', async ({ page }) => {
    await page.route('**/assets/reference/**', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: 'cut off' }),
    );
    await open(page, REFERENCE);
    const alert = page.getByRole('alert').filter({ hasText: 'The reference could not be loaded.' });
    await expect(alert).toBeVisible();
    await page.unroute('**/assets/reference/**');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('searchbox', { name: 'Filter symbols' })).toBeEnabled();
  });

  ownPageTest.describe('without JavaScript', () => {
    ownPageTest.use({ javaScriptEnabled: false });

    ownPageTest(
      'lists the top-level symbols with their summaries, by module [S2.21]',
      async ({ page }) => {
        await page.goto(REFERENCE);
        const blueDot = page.getByRole('region', { name: /web-sdk\/blue-dot/ });
        await expect(blueDot.locator('#BlueDot')).toContainText(/BlueDot.+\.$/);
        await expect(page.locator('main [data-symbol-list] li')).not.toHaveCount(0);
        await page.goto('/docs/mvf/v3/api-reference-mvf-v3');
        await expect(page.locator('main [data-symbol-list] li').first()).toBeVisible();
      },
    );
  });
});

test.describe('card of a symbol or a glossary term', () => {
  test('shows on hover and focus, and closes on Escape', async ({ page }) => {
    await open(page, '/web-sdk/getting-started');
    const link = page
      .locator('.markdown')
      .getByRole('link', { name: 'showVenue', exact: true })
      .first();
    const card = page.getByRole('tooltip');
    await link.hover();
    await expect(card).toContainText('function showVenue(');
    await expect(card).toContainText('Loads a venue');
    await expect(card).toContainText('Web SDK 6.0');
    await expect(link).toHaveAttribute('aria-describedby', 'card');
    await card.hover();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await page.mouse.move(0, 0);
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(card).toContainText('function showVenue(');
    await page.keyboard.press('Tab');
    // The next link may have a card, too.
    await expect(card.filter({ hasText: 'function showVenue(' })).toHaveCount(0);
    // A glossary term has a card too, and links to the glossary.
    const word = page.locator('.markdown a[data-word]', { hasText: /^venue$/ });
    await word.hover();
    await expect(card).toContainText('The subject of one map');
    await word.click();
    await expect(page).toHaveURL(/\/docs\/overview#word-venue$/);
    await expect(page.locator('#word-venue')).toBeInViewport();
  });

  test('closes with the pointer, even if that returned in between', async ({ page }) => {
    await open(page, '/web-sdk/getting-started');
    const link = page
      .locator('.markdown')
      .getByRole('link', { name: 'showVenue', exact: true })
      .first();
    const card = page.getByRole('tooltip');
    await link.hover();
    await expect(card).toBeVisible();
    // Within the delay in which the pointer may move onto the card.
    await link.evaluate((element) => {
      element.dispatchEvent(new PointerEvent('pointerleave'));
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await page.mouse.move(0, 0);
    await expect(card).toHaveCount(0);
  });

  test('shows for names in samples, inside the window', async ({ page }) => {
    await open(page, '/');
    const name = page.locator('.theme-code-block a', { hasText: 'showVenue' }).last();
    await name.scrollIntoViewIfNeeded();
    await name.hover();
    const card = page.getByRole('tooltip');
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(card).toContainText('showVenue');
  });
});

test.describe('in light at 390 px and in dark at 1280 px', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of [REFERENCE, `${REFERENCE}#MapView.on`, '/api/api?q=focus']) {
    const title = `passes axe on ${path} without horizontal overflow`;
    test(title, { tag: '@long' }, async ({ page }) => {
      test.slow();
      for (const [colorScheme, width] of [
        ['light', 390],
        ['dark', 1280],
      ] as const) {
        await page.goto('about:blank');
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await open(page, path);
        await page.waitForLoadState('networkidle');
        expect(await findAxeViolations(page, { except: FURTHER_ROWS })).toEqual([]);
        expect(await measureOverflow(page)).toBe(0);
      }
    });
  }
});
