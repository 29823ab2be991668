import type { JSHandle } from '@playwright/test';
import type { MapView } from '@brand/web-sdk';
import { waitForRenderIdle } from './map-probe.ts';
import { expectScreenshot, openMap, openPage, test } from './sdk-test.ts';

type Golden = {
  readonly name: string;
  readonly venue: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly prepare?: (map: JSHandle<MapView>) => Promise<void>;
};

const GOLDENS: readonly Golden[] = [
  { name: 'mall-light', venue: 'harbour-mall' },
  { name: 'airport-dark', venue: 'northwind-airport', options: { theme: 'dark' } },
  { name: 'campus', venue: 'alder-campus' },
  {
    name: 'hospital-high-contrast',
    venue: 'st-brigid-hospital',
    options: { theme: 'high-contrast' },
  },
  {
    name: 'mall-route',
    venue: 'harbour-mall',
    prepare: (map) =>
      map.evaluate(async (view) => {
        const placeOn = (floorId: string) =>
          view.venue.locations.find(
            ({ floors }) => floors.length === 1 && floors[0]!.id === floorId,
          )!;
        const route = await view.venue.route(placeOn('f_ground'), placeOn('f_upper'));
        if (!route.found) throw new Error(route.message);
        view.navigation.draw(route);
      }),
  },
  {
    name: 'office-labels',
    venue: 'kestrel-house',
    options: { floor: 'f_first' },
    prepare: (map) =>
      map.evaluate((view) => view.camera.set({ zoom: view.camera.zoom + 1.2, pitchDegrees: 30 })),
  },
];

test.beforeAll(async ({ mapPage }) => {
  await mapPage.setViewportSize({ width: 800, height: 600 });
  await openPage(mapPage, '/blank.html');
});
test.afterAll(async ({ mapPage }) => {
  await mapPage.setViewportSize({ width: 640, height: 480 });
  await mapPage.goto('about:blank');
});

for (const { name, venue, options, prepare } of GOLDENS) {
  test(`matches its golden image: ${name}`, async ({ mapPage: page }) => {
    const map = await openMap(page, { venue, options: { antialias: true, ...options } });
    await prepare?.(map);
    await waitForRenderIdle(map);
    await expectScreenshot(page, name);
  });
}
