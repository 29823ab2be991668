import { overlaps, listOccupiedBoxes, waitForRenderIdle } from './map-probe.ts';
import type { clusters } from '@brand/web-sdk/clusters';
import { expect, openMap, openPage, test } from './sdk-test.ts';

const MALL = 'harbour-mall';
/** Overlap in pixels that collision tolerates. */
const MAX_OVERLAP_PIXELS = 3.5;

test('shows many labels without overlaps', async ({ mapPage: page }) => {
  for (const venue of [MALL, 'northwind-airport']) {
    const map = await openMap(page, { venue });
    for (const { zoomIn, pitchDegrees } of [
      { zoomIn: 0, pitchDegrees: 45 },
      { zoomIn: 1.5, pitchDegrees: 0 },
      { zoomIn: 3, pitchDegrees: 65 },
    ]) {
      await map.evaluate(
        (view, { more, pitch }) => {
          void view.camera.reset();
          view.camera.set({ zoom: view.camera.zoom + more, pitchDegrees: pitch });
        },
        { more: zoomIn, pitch: pitchDegrees },
      );
      await waitForRenderIdle(map);
      const boxes = await listOccupiedBoxes(map);
      const shown = await map.evaluate(
        (view) => view.labels.all.filter((one) => one.isShown).length,
      );
      expect(shown).toBeGreaterThan(5);
      expect(boxes).toHaveLength(shown);
      expect(overlaps(boxes, MAX_OVERLAP_PIXELS)).toEqual([]);
    }
  }
});

test('keeps labels stable while the map is panned a little', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL });
  await waitForRenderIdle(map);
  const seen = await map.evaluate(async (view) => {
    const { camera, labels } = view;
    const frame = (): Promise<void> =>
      new Promise((resolve) => {
        const stop = view.on('frame', () => {
          stop();
          resolve();
        });
      });
    const shown = (): Set<string> =>
      new Set(labels.all.filter((one) => one.isShown).map(({ id }) => id));
    const first = shown();
    const flips = new Map<string, number>();
    let before = first;
    const { center } = camera;
    const start = camera.toScreen(center)!;
    for (let step = 1; step <= 24; step++) {
      // Back and forth: 2 pixels a frame, at most 12 away.
      const away = 12 - Math.abs((step % 24) - 12);
      camera.set({ center: camera.toCoordinate({ x: 320, y: 240 })! });
      camera.set({ center });
      camera.set({ center: camera.toCoordinate({ x: start.x + away * 2, y: start.y + away })! });
      await frame();
      const now = shown();
      for (const id of new Set([...before, ...now])) {
        if (before.has(id) !== now.has(id)) flips.set(id, (flips.get(id) ?? 0) + 1);
      }
      before = now;
    }
    return { shown: first.size, most: Math.max(0, ...flips.values()), flipped: flips.size };
  });
  expect(seen.shown).toBeGreaterThan(8);
  // A label may leave at an edge and come back, but nothing flickers.
  expect(seen.most).toBeLessThanOrEqual(2);
  expect(seen.flipped).toBeLessThanOrEqual(seen.shown * 0.2);
});

test('shows the higher rank, whether label or marker', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: { labels: false } });
  const seen = await map.evaluate(async (view) => {
    const { labels, markers } = view;
    const { center } = view.camera;
    const low = labels.add(center, { text: 'Low', rank: 'low' });
    const high = labels.add(center, { text: 'High', rank: 'high' });
    const marker = markers.add(center, {
      content: 'Marker',
      anchor: 'center',
      collapsed: 'hidden',
    });
    const told: boolean[] = [];
    marker.on('shown-change', ({ isShown }) => told.push(isShown));
    const now = async (): Promise<string> => {
      await window.animationFrames(8);
      return [low, marker, high].map(({ isShown }) => (isShown ? 1 : 0)).join('');
    };
    const steps = [await now()];
    high.remove();
    steps.push(await now());
    marker.update({ rank: 0.5 });
    steps.push(await now());
    marker.update({ rank: 'always' });
    steps.push(await now());
    marker.update({ visible: false });
    low.update({ maxZoom: view.camera.zoom - 1 });
    steps.push(await now());
    view.camera.set({ zoom: view.camera.zoom - 1.5 });
    steps.push(await now());
    const texts = labels.all.map(({ text }) => text);
    labels.removeAll();
    markers.removeAll();
    await window.animationFrames(8);
    return { steps, told, texts, left: labels.all.length + markers.all.length };
  });
  // A label that a marker of a higher rank covers moves below it.
  expect(seen.steps).toEqual(['001', '110', '100', '110', '000', '100']);
  expect(seen.told).toEqual([true, false, true, false]);
  expect(seen.texts).toEqual(['Low']);
  expect(seen.left).toBe(0);
  await expect(page.locator('.mv-marker')).toHaveCount(0);
});

test('places markers by their anchor', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: { labels: false } });
  const far = await map.evaluate(async (view) => {
    const { center } = view.camera;
    const distances: Record<string, number> = {};
    const shares = {
      center: [0.5, 0.5],
      top: [0.5, 0],
      bottom: [0.5, 1],
      left: [0, 0.5],
      right: [1, 0.5],
      'top-left': [0, 0],
      'bottom-right': [1, 1],
    } as const;
    const marker = view.markers.add(center, { content: '<b>plain</b>' });
    for (const [anchor, [x, y]] of Object.entries(shares)) {
      marker.update({ anchor: anchor as 'top' });
      view.camera.set({ bearingDegrees: view.camera.bearingDegrees + 10 });
      await window.animationFrames(8);
      const at = view.camera.toScreen(center)!;
      const { left, top, width, height } = marker.element.getBoundingClientRect();
      distances[anchor] = Math.hypot(left + width * x - at.x, top + height * y - at.y);
    }
    const at = view.camera.toScreen(center)!;
    marker.update({ anchor: 'bottom', offset: 20 });
    await window.animationFrames(8);
    const away = at.y - marker.element.getBoundingClientRect().bottom;
    return {
      distances,
      away,
      text: marker.element.textContent,
      tags: marker.element.children.length,
    };
  });
  for (const distance of Object.values(far.distances)) expect(distance).toBeLessThan(1.5);
  expect(far.away).toBeGreaterThan(18.5);
  expect(far.away).toBeLessThan(21.5);
  expect(far.text).toBe('<b>plain</b>');
  expect(far.tags).toBe(0);
});

test('reports marker, label, space and floor with the coordinate of a click', async ({
  mapPage: page,
}) => {
  const map = await openMap(page, { venue: MALL, options: { labels: false } });
  const told = await map.evaluateHandle((view) => {
    const list: { from: string; types: string[]; ids: unknown[] }[] = [];
    view.on('click', ({ hits, element, floor, coordinate }) =>
      list.push({
        from: 'map',
        types: hits.map(({ type }) => type),
        ids: [element?.id, floor?.id, coordinate?.floorId],
      }),
    );
    return list;
  });
  const { at, space } = await map.evaluate(async (view, list) => {
    const location = view.venue.locations.find(
      ({ elements: [element] }) =>
        element?.type === 'space' && element.floor === view.floors.current,
    )!;
    const [element] = location.elements;
    await view.camera.focusOn(element!, { pitchDegrees: 0 });
    view.labels.add(element!, { text: 'Wide label', rank: 'always', interactive: true });
    const marker = view.markers.add(element!, {
      content: 'M',
      rank: 'always',
      anchor: 'center',
      interactive: true,
      title: 'Meet here',
    });
    marker.on('click', ({ hits }) =>
      list.push({ from: 'marker', types: hits.map(({ type }) => type), ids: [] }),
    );
    const top = { ...element!.center, height: view.elements.get(element!).height };
    return { at: view.camera.toScreen(top)!, space: element!.id };
  }, told);
  await waitForRenderIdle(map);
  await page.mouse.click(at.x, at.y);
  await expect.poll(() => told.evaluate((list) => list.length)).toBe(2);
  const [first, second] = await told.jsonValue();
  for (const { types } of [first!, second!]) {
    expect(types.slice(0, 2).toSorted()).toEqual(['label', 'marker']);
    expect(types).toEqual(expect.arrayContaining(['space', 'floor']));
  }
  expect([first!.from, second!.from].toSorted()).toEqual(['map', 'marker']);
  const click = [first!, second!].find(({ from }) => from === 'map')!;
  expect(click.ids).toEqual([space, 'f_ground', 'f_ground']);

  const button = page.getByRole('button', { name: 'Meet here' });
  const hovers = await map.evaluateHandle((view) => {
    const list: boolean[] = [];
    view.markers.all[0]!.on('hover-change', ({ isHovered }) => list.push(isHovered));
    return list;
  });
  await page.mouse.move(5, 5);
  await button.hover();
  await page.mouse.move(5, 5);
  expect(await hovers.jsonValue()).toEqual([false, true, false]);
  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await told.evaluate((list) => void list.splice(0));
    await page.keyboard.press(key);
    expect((await told.jsonValue()).map(({ from }) => from).toSorted()).toEqual(['map', 'marker']);
  }
  const doubles = await map.evaluateHandle((view) => {
    const list: string[] = [];
    for (const name of ['click', 'double-click', 'long-press'] as const) {
      view.on(name, () => list.push(name));
    }
    return list;
  });
  await page.mouse.dblclick(500, 400);
  await expect.poll(() => doubles.jsonValue()).toEqual(['click', 'click', 'double-click']);
  await doubles.evaluate((list) => void list.splice(0));
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await expect.poll(() => doubles.jsonValue()).toEqual(['long-press']);
  await page.mouse.up();
  expect(await doubles.jsonValue()).toEqual(['long-press']);
});

test('shows markers and labels only on their floor', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: { labels: false } });
  const seen = await map.evaluate(async (view) => {
    const { floors, venue } = view;
    const { lngLat } = view.camera.center;
    const marker = view.markers.add({ lngLat, floorId: 'f_ground' }, { content: 'Walker' });
    const label = view.labels.add(
      { lngLat: venue.center, floorId: 'f_upper' },
      { text: 'Upstairs', rank: 'high' },
    );
    const now = async (): Promise<string> => {
      await window.animationFrames(8);
      return `${floors.current.id} ${marker.isShown} ${label.isShown}`;
    };
    const steps = [await now()];
    const end = await marker.moveTo({ lngLat, floorId: 'f_upper' }, { duration: 500 });
    steps.push(await now());
    await floors.set('f_upper');
    steps.push(await now());
    await floors.set('f_lower');
    steps.push(await now());
    return { steps, end, floorId: marker.coordinate.floorId };
  });
  expect(seen.steps).toEqual([
    'f_ground true false',
    'f_ground false false',
    'f_upper true true',
    'f_lower false false',
  ]);
  expect(seen.end).toBe('finished');
  expect(seen.floorId).toBe('f_upper');
});

test('hides occluded markers that ask for it', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: { labels: false } });
  const seen = await map.evaluate(async (view) => {
    const { elements, camera, markers } = view;
    const [screen] = view.floors.current.spaces
      .filter(({ isVoid }) => !isVoid)
      .toSorted((a, b) => b.bbox[2] - b.bbox[0] - (a.bbox[2] - a.bbox[0]));
    // North of a space that is as high as a tower, seen from the south.
    const [, , , maxY] = screen!.bbox;
    const { x } = view.venue.frame.toMetres(screen!.center.lngLat);
    const behind = { lngLat: view.venue.frame.toLngLat({ x, y: maxY + 3 }), floorId: 'f_ground' };
    camera.set({ center: behind, zoom: 19, bearingDegrees: 0, pitchDegrees: 60 });
    const all = (['hide', 'fade', 'show'] as const).map((occlusion, index) =>
      markers.add(behind, {
        content: occlusion,
        occlusion,
        anchor: 'center',
        rank: 3 - index,
        collision: 'always-show',
      }),
    );
    const now = async (): Promise<string> => {
      await window.animationFrames(10);
      const [, fading] = all;
      const isFaded = fading!.element.parentElement!.hasAttribute('data-occluded');
      return `${all.map(({ isShown }) => isShown).join(' ')} ${isFaded}`;
    };
    elements.set(view.floors.current.elements, { height: 0.1 });
    const steps = [await now()];
    // The camera is idle: occlusion is checked again because an element changed.
    elements.set(screen!, { height: 60 });
    steps.push(await now());
    camera.set({ pitchDegrees: 0 });
    steps.push(await now());
    camera.set({ pitchDegrees: 60 });
    steps.push(await now());
    elements.set(screen!, { visible: false });
    steps.push(await now());
    return steps;
  });
  expect(seen).toEqual([
    'true true true false',
    'false true true true',
    'true true true false',
    'false true true true',
    'true true true false',
  ]);
});

test('raises labels and markers with the height of their element', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: { labels: false } });
  const space = await map.evaluateHandle((view) => {
    const place = view.floors.current.spaces.find(({ isVoid }) => !isVoid)!;
    view.camera.set({ center: place.center, zoom: 19, pitchDegrees: 50 });
    view.labels.add(place, { text: 'Label', rank: 'high' });
    view.markers.add(place, { content: 'Marker', rank: 'high', anchor: 'top', offset: 20 });
    return place;
  });
  const heights = async (): Promise<number[]> => {
    await waitForRenderIdle(map);
    return (await listOccupiedBoxes(map)).map(({ minY }) => minY);
  };
  const before = await heights();
  await map.evaluate((view, place) => view.elements.set(place, { height: 12 }), space);
  const after = await heights();
  expect(before).toHaveLength(2);
  for (const [index, y] of after.entries()) expect(y).toBeLessThan(before[index]! - 30);
  await map.evaluate((view, place) => view.elements.reset(place), space);
  const back = await heights();
  for (const [index, y] of back.entries()) expect(y).toBeCloseTo(before[index]!, 0);
});

test('shows the same labels for any frame budget', { tag: '@long' }, async ({ mapPage: page }) => {
  const shownAfter = async (millisecondsPerCall: number): Promise<string[]> => {
    await openPage(page, '/blank.html');
    await page.evaluate((step) => {
      let now = performance.now();
      performance.now = () => (now += step);
    }, millisecondsPerCall);
    const map = await openMap(page, { venue: 'northwind-airport' });
    await waitForRenderIdle(map);
    await map.evaluate((view) => view.camera.set({ zoom: view.camera.zoom + 1.3 }));
    await waitForRenderIdle(map);
    return map.evaluate((view) =>
      view.labels.all.filter(({ isShown }) => isShown).map(({ id, text }) => `${id} ${text}`),
    );
  };
  const atLeisure = await shownAfter(0);
  expect(atLeisure.length).toBeGreaterThan(20);
  // Each call of `performance.now` uses up a whole time slice.
  expect(await shownAfter(5)).toEqual(atLeisure);
  expect(await shownAfter(0.4)).toEqual(atLeisure);
  await openPage(page, '/blank.html');
});

test('shows labels and markers of only one floor during a cross-fade', async ({
  mapPage: page,
}) => {
  const map = await openMap(page, { venue: MALL, options: { motion: 'full' } });
  await waitForRenderIdle(map);
  const seen = await map.evaluate(async (view) => {
    const { floors, labels, venue, markers } = view;
    const pins = venue.floors.map((floor) =>
      markers.add({ ...floor.center, floorId: floor.id }, { rank: 'always' }),
    );
    const steps = new Set<string>();
    const stop = view.on('frame', () => {
      const ofLabels = labels.all.flatMap(({ isShown, target }) =>
        isShown && 'floor' in target ? [target.floor.id] : [],
      );
      const ofPins = pins.flatMap(({ isShown, coordinate }) =>
        isShown ? [coordinate.floorId!] : [],
      );
      steps.add([...new Set([...ofLabels, ...ofPins])].join(' '));
    });
    for (const id of ['f_upper', 'f_lower', 'f_ground']) {
      await floors.set(id, { duration: 600 });
      await window.animationFrames(10);
    }
    stop();
    return [...steps];
  });
  expect(seen.toSorted()).toEqual(expect.arrayContaining(['f_ground', 'f_lower', 'f_upper']));
  expect(seen.filter((floors) => floors.includes(' '))).toEqual([]);
});

test('clusters markers that are close, reports clicks and expands on click', async ({
  mapPage: page,
}) => {
  const map = await openMap(page, { venue: MALL, options: { labels: false } });
  const told = await map.evaluateHandle(async (view) => {
    const feature = (await window.loadFeature('clusters')) as unknown as {
      clusters: typeof clusters;
    };
    const { lngLat, ...on } = view.camera.center;
    const markers = [0, 1e-5, 2e-5].map((east) =>
      view.markers.add({ ...on, lngLat: [lngLat[0]! + east, lngLat[1]!] }, { content: 'One' }),
    );
    view.camera.set({ zoom: 18, pitchDegrees: 0 });
    const group = view.use(feature.clusters).add(markers, {
      content: ({ points }) => `${points.length} together`,
    });
    const clicks: unknown[] = [];
    group.on('click', ({ cluster, hits }) =>
      clicks.push([cluster.points.length, cluster.points[0] === markers[0], hits[0]!.type]),
    );
    return { group, clicks };
  });
  await waitForRenderIdle(map);
  await expect(page.getByText('One', { exact: true })).toHaveCount(3);
  await page.getByRole('button', { name: '3 places' }).click();
  await expect.poll(() => told.evaluate(({ clicks }) => clicks)).toEqual([[3, true, 'marker']]);
  await expect.poll(() => told.evaluate(({ group }) => group.clusters.length)).toBe(0);
  await map.evaluate((view) => view.camera.set({ zoom: 18 }));
  await expect(page.getByText('3 together')).toBeVisible();
  await told.evaluate(({ group }) => group.remove());
  await expect(page.getByText('3 together')).toHaveCount(0);
});
