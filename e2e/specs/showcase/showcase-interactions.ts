import type { FrameLocator } from '@playwright/test';
import { expect } from '../../test.ts';

/** The first interaction with an app and its effect. */
type Interaction = (app: FrameLocator) => Promise<void>;

/** Interactions by version and id of the item. */
export const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  '6.0/desk-booking': async (app) => {
    await button(app, 'Desk 1.01').click();
    await expect(status(app)).toHaveText('You have Desk 1.01 on Monday.');
    await button(app, 'Second floor').click();
    await expect(button(app, 'Desk 2.01')).toBeVisible();
  },
  '6.0/event-map': async (app) => {
    await button(app, 'Music').click();
    await expect(status(app)).toHaveText('2 sessions');
    await button(app, 'Choir at sunset').click();
    await expect(status(app)).toContainText('Labyrinth, 18:00');
  },
  '6.0/flyover-tour': async (app) => {
    await button(app, 'Next').click();
    await expect(status(app)).toContainText('Stop 2 of 6Great Lawn');
  },
  '6.0/gate-finder': async (app) => {
    await app.getByLabel('Gate', { exact: true }).fill('a7');
    await button(app, 'Gate A7').click();
    await expect(button(app, 'Gate A7')).toHaveAttribute('aria-current', 'true');
    await app.getByLabel('Gate', { exact: true }).fill('z1');
    await expect(status(app)).toContainText('There is no gate "z1"');
  },
  '6.0/indoor-delivery': async (app) => {
    await button(app, 'Start the round').click();
    await expect(status(app)).toContainText(/to go|delivered/);
    for (const name of [/^Reception/, /^Desk 1\.12/, /^Desk 2\.07/]) {
      await app.getByRole('checkbox', { name }).uncheck();
    }
    await expect(status(app)).toHaveText('Choose at least one parcel.');
  },
  '6.0/kiosk-directory': async (app) => {
    await button(app, 'Restaurants').click();
    await button(app, 'Food court').click();
    await expect(
      app.getByRole('heading', { name: /Food court: \d+ min, Upper floor/ }),
    ).toBeVisible();
    await button(app, 'Start over').click();
    await expect(button(app, 'Restaurants')).toBeVisible();
  },
  '6.0/multi-language-directory': async (app) => {
    await button(app, 'Français').click();
    await expect(app.getByRole('heading', { name: 'Répertoire' })).toBeVisible();
    await app.getByText('(18)').click();
    await app.getByRole('button', { name: /B3/ }).click();
    await expect(app.getByText('Depuis la gare')).toBeVisible();
    await button(app, 'العربية').click();
    await expect(app.getByRole('complementary')).toHaveAttribute('dir', 'rtl');
  },
  '6.0/safety-annotations': async (app) => {
    await app.getByLabel('Fire safety (30)').check();
    await button(app, 'Nearest defibrillator').click();
    await expect(app.getByText(/^\d+ m from Children’s clinic/)).toBeVisible();
  },
  '6.0/stacked-campus': async (app) => {
    await button(app, 'Engineering').first().click();
    const floor = button(app, 'Engineering, first floor');
    await floor.click();
    await expect(floor).toHaveAttribute('aria-current', 'true');
  },
  '6.0/step-free-routes': async (app) => {
    const steps = app.getByRole('listitem');
    await expect(steps.first()).toContainText('1.');
    const to = app.getByRole('combobox', { name: 'To' });
    await to.selectOption({ label: 'Radiology (Ground floor)' });
    await expect(app.getByText(/^\d+ min, \d+ m$/)).toBeVisible();
    await expect(steps.last()).toContainText('Radiology');
  },
  '6.0/store-finder': async (app) => {
    await app.getByLabel('Search the mall').fill('books');
    await button(app, 'Maré de Papel').click();
    await expect(app.getByRole('heading', { name: 'Maré de Papel' })).toBeVisible();
    await app.getByLabel('Search the mall').fill('zzzz');
    await button(app, 'Show all places').click();
    await expect(app.getByText('82 places')).toBeVisible();
  },
  '6.0/visitor-heat-map': async (app) => {
    await app.getByRole('slider').fill('10');
    await expect(app.getByText('20:00')).toBeVisible();
    await expect(app.getByRole('listitem').filter({ hasText: 'visitors' }).first()).toContainText(
      'Sardinha & Sol66 visitors',
    );
  },
  '5.0/campus-tour': async (app) => {
    await button(app, 'Next').click();
    await expect(status(app)).toContainText('Stop 2 of 5Great Lawn');
  },
  '5.0/gate-directions': async (app) => {
    await button(app, 'Next').click();
    await expect(button(app, 'Departures')).toHaveAttribute('aria-current', 'true');
  },
  '5.0/mall-directory': async (app) => {
    await app.getByLabel('Search the mall').fill('books');
    await button(app, 'Maré de Papel').click();
    await expect(app.locator('.sdk-tooltip')).toHaveText('Maré de Papel');
  },
  '5.0/meeting-rooms': async (app) => {
    await app.getByRole('slider').fill('12');
    await button(app, 'Heath').click();
    await expect(app.getByText('Heath: free')).toBeVisible();
  },
  '5.0/stacked-mall': async (app) => {
    await expect(button(app, 'All maps')).toHaveAttribute('aria-pressed', 'true');
    await button(app, 'Upper floor').click();
    await expect(app.getByRole('heading', { name: 'Upper floor: 38 places' })).toBeVisible();
    await expect(button(app, 'All maps')).toHaveAttribute('aria-pressed', 'false');
  },
  '5.0/step-free-wards': async (app) => {
    await button(app, 'Radiology').click();
    await expect(status(app)).toContainText(/^Radiology: \d+ min, \d+ m/);
  },
};

/** A button by the start of its text, because details may follow. */
function button(app: FrameLocator, text: string) {
  const start = text.replaceAll(/[.()]/g, String.raw`\$&`);
  return app.getByRole('complementary').getByRole('button', { name: new RegExp(`^${start}`) });
}

/** The status of the app, not of the map. */
function status(app: FrameLocator) {
  return app.getByRole('complementary').getByRole('status');
}
