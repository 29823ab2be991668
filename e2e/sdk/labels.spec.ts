import { colorDistance, colorsAt, waitForRenderIdle } from './map-probe.ts';
import { expect, openMap, test } from './sdk-test.ts';

const MALL = 'harbour-mall';

test('reports a click on the label of a location, with its element', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: { labels: false } });
  const told = await map.evaluateHandle(() => [] as string[]);
  const { at, id } = await map.evaluate(async (view, list) => {
    const location = view.venue.locations.find(
      ({ elements: [element] }) =>
        element?.type === 'space' && element.floor === view.floors.current,
    )!;
    const [element] = location.elements;
    await view.camera.focusOn(element!, { pitchDegrees: 0 });
    // Only the label can report the element, because the scene is hidden.
    view.layers.set('spaces', { visible: false });
    view.layers.set('objects', { visible: false });
    const label = view.labels.add(location, { rank: 'always', interactive: true });
    label.on('click', ({ element: met }) => list.push(`label ${met?.id}`));
    const top = { ...element!.center, height: view.elements.get(element!).height };
    return { at: view.camera.toScreen(top)!, id: element!.id };
  }, told);
  await waitForRenderIdle(map);
  await page.mouse.click(at.x, at.y);
  await expect.poll(() => told.jsonValue()).toEqual([`label ${id}`]);
  await map.evaluate((view) => view.labels.all[0]!.update({ interactive: false }));
  await waitForRenderIdle(map);
  await page.mouse.click(at.x, at.y);
  expect(await told.jsonValue()).toHaveLength(1);
});

test("prefers an app's marker to the automatic label of its location", async ({
  mapPage: page,
}) => {
  const map = await openMap(page, { venue: MALL });
  await waitForRenderIdle(map);
  const places = await map.evaluate(async (view) => {
    const { venue, floors } = view;
    const shown = new Set(
      view.labels.all.filter(({ isShown }) => isShown).map(({ target }) => target),
    );
    const named = venue.locations.filter(
      ({ elements: [element] }) => element?.floor === floors.current && shown.has(element),
    );
    view.markers.add(named[0]!, { content: 'Here', anchor: 'center' });
    const top = venue.topLocations.find((location) => named.includes(location));
    if (top && top !== named[0]) view.markers.add(top, { content: 'There', anchor: 'center' });
    return named.length;
  });
  expect(places).toBeGreaterThan(3);
  await waitForRenderIdle(map);
  const isShown = await map.evaluate((view) => view.markers.all.map((marker) => marker.isShown));
  expect(isShown).toEqual(isShown.map(() => true));
});

test('skips locations without a position when adding many labels', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: { labels: false } });
  const counts = await map.evaluate(async (view) => {
    const { text3d } = (await window.loadFeature(
      'text-3d',
    )) as unknown as typeof import('@brand/web-sdk/text-3d');
    const [here] = view.venue.locations;
    const nowhere = Object.create(here!, { elements: { value: [] } }) as typeof here;
    const places = [here!, nowhere!];
    const group = view.labels.addAll(places);
    const texts = view.use(text3d).addAll(places);
    return [group.labels.length, texts.texts.length];
  });
  expect(counts).toEqual([1, 1]);
});

test('redraws labels once their font has loaded', async ({ page }) => {
  await page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (...given): void {
      (window as { drawn?: string[] }).drawn?.push(`${this.font} ${given[0]}`);
      fillText.apply(this, given);
    };
  });
  const options = { labels: false, fontFamily: '"Late Font", sans-serif' };
  const map = await openMap(page, { venue: MALL, options });
  await map.evaluate((view) => {
    view.labels.add(view.floors.current.center, { text: 'Written', rank: 'always' });
  });
  await waitForRenderIdle(map);
  const drawn = (family: string): Promise<string[]> =>
    map.evaluate(async (_view, name) => {
      const list: string[] = [];
      (window as { drawn?: string[] }).drawn = list;
      const face = new FontFace(name, 'local("DejaVu Sans"), local("Liberation Sans")');
      document.fonts.add(face);
      const done = new Promise((resolve) => (document.fonts.onloadingdone = resolve));
      await face.load();
      await done;
      await window.animationFrames(5);
      return list;
    }, family);
  expect(await drawn('Other Font')).toEqual([]);
  expect((await drawn('Late Font')).some((text) => text.endsWith('Written'))).toBe(true);
});

test('recolours flat texts on a theme change without rebuilding them', async ({ page }) => {
  await page.addInitScript(() => {
    const { measureText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.measureText = function (text): TextMetrics {
      (window as { measured?: string[] }).measured?.push(text);
      return measureText.call(this, text);
    };
  });
  const map = await openMap(page, { venue: MALL, options: { labels: false } });
  const at = await map.evaluate(async (view) => {
    const { text3d } = (await window.loadFeature(
      'text-3d',
    )) as unknown as typeof import('@brand/web-sdk/text-3d');
    const { center } = view.floors.current;
    view.camera.set({ center, zoom: 22, pitchDegrees: 0 });
    // A full block: every pixel of the glyph is filled.
    view.use(text3d).add(center, { text: '\u2588\u2588\u2588', size: 4, altitude: 6 });
    return view.camera.toScreen({ ...center, height: 6 })!;
  });
  await waitForRenderIdle(map);
  const [light] = await colorsAt(map, [at]);
  const measured = await map.evaluate(async (view) => {
    const list: string[] = [];
    (window as { measured?: string[] }).measured = list;
    view.setTheme('dark');
    await window.animationFrames(5);
    return list;
  });
  expect(measured).toEqual([]);
  const [dark] = await colorsAt(map, [at]);
  expect(colorDistance(light!, dark!)).toBeGreaterThan(80);
});
