import { expect, open, sharedPageTest as test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

/** Pages with many operations take axe a long time. */
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, { tag: '@long' }, () => {
    test.use({ colorScheme });

    for (const width of [390, 1280]) {
      test(`passes axe with an answer and with wrong values at ${width} px`, async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/docs/rest-apis/svg-export');
        for (const id of ['createToken', 'getVenue', 'createSvgJob']) {
          await page.locator(`#try-${id}`).getByRole('button', { name: 'Try it' }).click();
        }
        const [token, venue, drawing] = ['createToken', 'getVenue', 'createSvgJob'].map((id) =>
          page.locator(`#try-${id}`),
        );
        await token!.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(token!.locator('[data-answer] pre')).toContainText('accessToken');
        await venue!.getByRole('textbox', { name: 'venueId' }).fill('');
        await venue!.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(venue!.getByRole('textbox', { name: 'venueId' })).toHaveAttribute(
          'aria-invalid',
          'true',
        );
        await expect(drawing!.getByText('You have a token.')).toBeVisible();
        expect(await findAxeViolations(page)).toEqual([]);
      });
    }
  });
}
