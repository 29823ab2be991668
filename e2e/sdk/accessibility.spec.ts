import { AxeBuilder } from '@axe-core/playwright';
import { waitForRenderIdle } from './map-probe.ts';
import { expect, openMap, test } from './sdk-test.ts';

const MALL = 'harbour-mall';

test('announces its name, floor changes and messages', async ({ page }) => {
  const map = await openMap(page, { venue: MALL });
  const region = page.getByRole('region', { name: 'Harbour Mall' });
  await expect(region).toHaveAttribute('tabindex', '0');
  await expect(region).toHaveAttribute('aria-roledescription', 'indoor map');
  await expect(region).toHaveAccessibleDescription(
    /Arrow keys move the map.*Page Up and Page Down/,
  );
  const status = region.getByRole('status').first();
  await expect(status).toHaveText(/Map of Harbour Mall is ready\. Floor: Ground floor/);
  await map.evaluate((view) => view.floors.set('f_upper'));
  await expect(status).toHaveText('Floor: Upper floor');
  await map.evaluate((view) => view.accessibility.announce('Your table is ready'));
  await expect(status).toHaveText('Your table is ready');
  const texts = await map.evaluate(async (view) => {
    const location = view.venue.locations.find(({ floors }) => floors[0]?.id === 'f_upper')!;
    const route = await view.venue.route(view.floors.current.spaces[0]!, location);
    if (!route.found) throw new Error(route.message);
    view.navigation.draw(route);
    view.setLanguage('pt');
    return route.instructions.map(({ text }) => text);
  });
  await expect(status).toContainText(texts[0]!);
  await map.evaluate((view) =>
    view.markers.add(view.camera.center, { interactive: true, title: 'Meet here' }),
  );
  await waitForRenderIdle(map);
  const { violations } = await new AxeBuilder({ page })
    .include('#map')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  const own = await openMap(page, {
    venue: MALL,
    options: {
      accessibility: { label: 'Mapa', texts: { floorChange: 'Piso: {floor}', places: 'Lugares' } },
    },
  });
  await own.evaluate((view) => view.floors.set('f_lower'));
  const renamed = page.getByRole('region', { name: 'Mapa' });
  await expect(renamed.getByRole('status').first()).toHaveText(/Piso: Lower level/);
  await expect(renamed.getByRole('listbox', { name: 'Lugares' })).toHaveCount(1);
});

test('selects places in view by keyboard', async ({ page }) => {
  const map = await openMap(page, { venue: MALL });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Harbour Mall' })).toBeFocused();
  await page.keyboard.press('Tab');
  const list = page.getByRole('listbox', { name: 'Places in view' });
  await expect(list).toBeFocused();
  const names = await map.evaluate((view) =>
    view.accessibility.placesInView().map(({ name }) => name),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(await list.getByRole('option').allTextContents()).toEqual(names);
  expect((await list.boundingBox())!.width).toBeGreaterThan(100);

  const clicks = await map.evaluateHandle((view) => {
    const seen: (string | undefined)[] = [];
    view.on('click', ({ element }) => seen.push(element?.locations[0]?.name ?? element?.name));
    return seen;
  });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const selected = list.getByRole('option', { selected: true });
  await expect(selected).toHaveText(names[2]!);
  await expect(list).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id'))!);
  const before = await map.evaluate(({ camera }) => camera.zoom);
  await page.keyboard.press('Enter');
  expect(await clicks.jsonValue()).toEqual([names[2]]);
  expect(await map.evaluate(({ camera }) => camera.zoom)).toBeGreaterThan(before);
  // The list follows the map: the selected place is now in the centre.
  await expect(list.getByRole('option').first()).toHaveText(names[2]!);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Harbour Mall' })).toBeFocused();
  await expect.poll(async () => (await list.boundingBox())!.width).toBeLessThan(5);
  // Enter on the map selects the place in its centre.
  await page.keyboard.press('Enter');
  expect(await clicks.jsonValue()).toEqual([names[2], names[2]]);
  await map.evaluate((view) => view.accessibility.focusList());
  await expect(list).toBeFocused();
  await map.evaluate(async (view) => {
    await view.floors.set('f_lower');
    void view.camera.reset();
  });
  const below = await map.evaluate((view) => view.accessibility.placesInView()[0]!.name);
  await expect(list.getByRole('option').first()).toHaveText(below);
});

test('follows the system preferences for contrast and reduced motion', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  const map = await openMap(page, { venue: MALL, options: { theme: 'system', motion: 'system' } });
  const theme = (): Promise<string> => map.evaluate((view) => view.theme);
  expect(await theme()).toBe('high-contrast');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect.poll(theme).toBe('light');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(theme).toBe('high-contrast');
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  await expect.poll(theme).toBe('dark');

  const still = await map.evaluate(async (view) => {
    let frames = 0;
    const [space] = view.floors.current.spaces;
    const location = view.venue.locations.find(({ floors }) => floors[0]?.id === 'f_upper')!;
    const route = await view.venue.route(space!, location);
    if (!route.found) throw new Error(route.message);
    view.navigation.draw(route);
    const marker = view.markers.add(view.camera.center);
    void marker.moveTo(space!, { duration: 2000 });
    void view.elements.animate(space!, { color: '#ff0000' }, { duration: 2000 });
    void view.floors.set('f_lower', { duration: 2000 });
    const isThere =
      marker.coordinate.lngLat === space!.center.lngLat &&
      view.elements.get(space!).color === '#ff0000' &&
      view.floors.visible.every(({ id }) => id === 'f_lower') &&
      view.paths.all[0]!.style.drawn === 1;
    // Once everything is drawn, nothing animates: no arrows, no fading.
    for (let quiet = 0; quiet < 10; quiet++) {
      const stop = view.on('frame', () => (quiet = 0));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      stop();
      if ((frames += 1) > 300) break;
    }
    return { isThere, frames };
  });
  expect(still.isThere).toBe(true);
  expect(still.frames).toBeLessThan(300);
});

test('marks the language of its texts', async ({ page }) => {
  const map = await openMap(page, { venue: MALL, options: { language: 'pt' } });
  const region = page.getByRole('region', { name: 'Harbour Mall' });
  const status = region.getByRole('status').first();
  await expect(status).toHaveText(/^Map of Harbour Mall is ready/);
  await expect(status.locator('[lang=pt]')).toHaveText(['Harbour Mall', /./]);
  const id = (await region.getAttribute('aria-labelledby'))!;
  await expect(page.locator(`#${id}`)).toHaveAttribute('lang', 'pt');
  await map.evaluate((view) => view.accessibility.focusList());
  await expect(page.getByRole('option').first()).toHaveAttribute('lang', 'pt');
  await expect(page.getByRole('listbox')).not.toHaveAttribute('lang');

  const text = await map.evaluate(async (view) => {
    const location = view.venue.locations.find(({ floors }) => floors[0]?.id === 'f_upper')!;
    const route = await view.venue.route(view.floors.current.spaces[0]!, location);
    if (!route.found) throw new Error(route.message);
    view.navigation.draw(route);
    view.markers.add(location, { interactive: true, className: 'named' });
    view.markers.add(location, { interactive: true, title: 'Own', className: 'own' });
    return route.instructions[0]!.text;
  });
  await expect(status.locator('[lang=pt]', { hasText: text })).toHaveCount(1);
  const ends = page.locator('.mv-marker-body[lang=pt][role=img], .mv-marker-body[lang=pt].named');
  expect(await ends.count()).toBeGreaterThan(2);
  await expect(page.locator('.own')).not.toHaveAttribute('lang', 'pt');
  const named = page.locator('.named');
  const before = await named.getAttribute('aria-label');
  await map.evaluate((view) => view.setLanguage('en'));
  await expect(named).toHaveAttribute('lang', 'en');
  expect(before).not.toBe('');
});
