import type { JSHandle } from '@playwright/test';
import type { MapView } from '@brand/web-sdk';
import { boxGlb } from './box-glb.ts';
import { colorDistance, colorsAt, type ScreenPoint, waitForRenderIdle } from './map-probe.ts';
import { RED, RED_IMAGE_URL } from './red-image.ts';
import { expect, openMap, test } from './sdk-test.ts';

/**
 * Adds a red shape, image, text and model around the centre of the floor. Returns their screen
 * points.
 */
function addRedObjects(map: JSHandle<MapView>): Promise<ScreenPoint[]> {
  return map.evaluate(
    async (view, { url, bytes }) => {
      const { images } = (await window.loadFeature(
        'images',
      )) as unknown as typeof import('@brand/web-sdk/images');
      const { text3d } = (await window.loadFeature(
        'text-3d',
      )) as unknown as typeof import('@brand/web-sdk/text-3d');
      const { models } = (await window.loadFeature(
        'models',
      )) as unknown as typeof import('@brand/web-sdk/models');
      const { frame } = view.venue;
      const { center } = view.floors.current;
      const middle = frame.toMetres(center.lngLat);
      const at = (x: number, y: number): typeof center => ({
        ...center,
        lngLat: frame.toLngLat({ x: middle.x + x, y: middle.y + y }),
        height: 0.3,
      });
      const ring = [at(-11, -3), at(-5, -3), at(-5, 3), at(-11, 3), at(-11, -3)];
      const coordinates = [ring.map(({ lngLat }) => [...lngLat])];
      view.shapes.add({ type: 'Polygon', coordinates }, { color: '#e00000' });
      await view.use(images).add(at(8, 0), { url, width: 8, height: 6 });
      view.use(text3d).add(at(0, 9), { text: '█', size: 8, color: '#e00' });
      const box = { bytes: new Uint8Array(bytes), scale: 6, color: '#ff0000' };
      await view.use(models).add(at(0, -9), box);
      const places = [at(-8, 0), at(8, 0), at(0, 9), { ...at(0, -9), height: 6 }];
      return places.map((place) => view.camera.toScreen(place)!);
    },
    { url: RED_IMAGE_URL, bytes: [...boxGlb()] },
  );
}

test('fades shapes, images, text and models with their floor', async ({ mapPage: page }) => {
  const camera = { bearingDegrees: 0, pitchDegrees: 0 };
  const options = { labels: false, floor: 'f_ground', camera };
  const map = await openMap(page, { venue: 'harbour-mall', options });
  await map.evaluate((view) => {
    for (const layer of ['objects', 'walls', 'doors', 'windows', 'areas']) {
      view.layers.set(layer, { visible: false });
    }
    view.camera.set({ center: view.floors.current.center, zoom: 20 });
  });
  const places = await addRedObjects(map);
  const redness = async (opacity: number): Promise<number[]> => {
    await map.evaluate(async ({ floors }, share) => {
      floors.override(window, (floor) => {
        return { isVisible: floor === floors.current, altitude: 0, opacity: share };
      });
      await floors.refresh();
    }, opacity);
    await waitForRenderIdle(map);
    return (await colorsAt(map, places)).map((color) => 255 - colorDistance(color, RED));
  };
  const full = await redness(1);
  const faint = await redness(0.25);
  for (const [index, share] of full.entries()) {
    // Lighting darkens the model.
    expect(share).toBeGreaterThan(index === 3 ? 180 : 240);
    expect(faint[index]).toBeLessThan(130);
  }
});
