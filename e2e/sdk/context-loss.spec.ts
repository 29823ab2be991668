import type { Page } from '@playwright/test';
import { colorDistance, colorsAt, waitForRenderIdle } from './map-probe.ts';
import { expect, openMap, test } from './sdk-test.ts';

const MALL = 'harbour-mall';

/** A grid of 16 points over the map. */
const GRID = [0.2, 0.4, 0.6, 0.8].flatMap((x) =>
  [0.2, 0.4, 0.6, 0.8].map((y) => ({ x: x * 640, y: y * 480 })),
);

test('restores all state after the WebGL context was lost', async ({ page }) => {
  const map = await openMap(page, { venue: MALL });
  await map.evaluate(async (view) => {
    await view.floors.set('f_upper');
    const { spaces } = view.floors.current;
    view.elements.set(spaces.slice(0, 20), { color: '#e02040', height: 4 });
    view.elements.set(spaces.slice(20, 30), { opacity: 0.4 });
    view.markers.add(view.camera.center, { content: 'Still here' });
    view.labels.add(view.camera.center, { text: 'My own label', rank: 'always' });
    const line = spaces.slice(0, 6).map(({ center }) => center);
    view.paths.add(line, { color: '#00aa00', width: 3 });
    view.setTheme('dark');
    view.camera.set({ bearingDegrees: 30 });
  });
  await waitForRenderIdle(map);
  const before = await colorsAt(map, GRID);
  const screenshot = await page.locator('#map').screenshot();
  const events = await map.evaluate(async (view) => {
    const canvas = view.element.querySelector('canvas')!;
    const extension = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    const told: string[] = [];
    const when = (name: 'context-lost' | 'context-restored'): Promise<void> =>
      new Promise((resolve) => {
        view.on(name, () => {
          told.push(name);
          resolve();
        });
      });
    const [lost, restored] = [when('context-lost'), when('context-restored')];
    extension.loseContext();
    await lost;
    // Changes during the loss are kept; these are undone, so that the screenshots are equal.
    const { spaces } = view.floors.current;
    view.elements.set(spaces[0]!, { color: '#ffffff' });
    view.elements.set(spaces[0]!, { color: '#e02040' });
    view.camera.set({ bearingDegrees: 60 });
    view.camera.set({ bearingDegrees: 30 });
    // Browsers restore a context only after the loss event was dispatched.
    await new Promise((resolve) => setTimeout(resolve));
    extension.restoreContext();
    await restored;
    return { told, floor: view.floors.current.id, theme: view.theme };
  });
  expect(events).toEqual({
    told: ['context-lost', 'context-restored'],
    floor: 'f_upper',
    theme: 'dark',
  });
  await waitForRenderIdle(map);
  const after = await colorsAt(map, GRID);
  for (const [index, color] of after.entries()) {
    expect(colorDistance(color, before[index]!)).toBeLessThan(8);
  }
  const again = await page.locator('#map').screenshot();
  expect(await measureDiffRatio(page, screenshot, again)).toBeLessThan(0.002);
});

/** Ratio of pixels that differ visibly between two screenshots. */
function measureDiffRatio(page: Page, a: Buffer, b: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0)!);
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d')!;
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
        }),
      );
      let different = 0;
      for (let index = 0; index < first!.length; index += 4) {
        const far = [0, 1, 2].some(
          (channel) => Math.abs(first![index + channel]! - second![index + channel]!) > 24,
        );
        if (far) different += 1;
      }
      return different / (first!.length / 4);
    },
    [a.toString('base64'), b.toString('base64')],
  );
}
