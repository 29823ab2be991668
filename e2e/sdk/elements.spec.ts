import { colorDistance, colorsAt, waitForRenderIdle } from './map-probe.ts';
import { expect, openMap, waitForTwoFrames, test } from './sdk-test.ts';

const MALL = 'harbour-mall';
const OPTIONS = { labels: false, camera: { bearingDegrees: 0, pitchDegrees: 0 } };

test('reports the clicked space', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: OPTIONS });
  const clicked = await map.evaluateHandle((view) => {
    const ids: string[] = [];
    view.on('click', ({ hits }) => {
      const { target } = hits.find(({ type }) => type === 'space')!;
      ids.push((target as { id: string }).id);
    });
    return ids;
  });
  const places = await map.evaluate((view) =>
    view.venue.locations
      .flatMap(({ elements }) => elements)
      .filter(({ type, floor }) => type === 'space' && floor === view.floors.current)
      .slice(0, 6)
      .map(({ id, center }) => ({ id, at: view.camera.toScreen(center)! })),
  );
  expect(places).toHaveLength(6);
  for (const { at } of places) await page.mouse.click(at.x, at.y);
  expect(await clicked.jsonValue()).toEqual(places.map(({ id }) => id));

  // The same for all spaces of the venue, by hit tests instead of clicks.
  const missed = await map.evaluate(async (view) => {
    const { hits, stage } = view.use({
      name: 'probe',
      install: (context) => ({ hits: context.hits, stage: context.stage, remove: () => {} }),
    });
    const failures: string[] = [];
    let count = 0;
    for (const floor of view.venue.floors) {
      await view.floors.set(floor);
      for (const space of floor.spaces) {
        if (space.isVoid || space.style.hidden) continue;
        const { altitude, height, opacity } = view.elements.get(space);
        if (opacity === 0) continue;
        count += 1;
        view.camera.set({ center: space.center, zoom: 20 });
        const screen = view.camera.toScreen({ ...space.center, height: altitude + height })!;
        const found = hits.test({ screen, ray: stage.camera.rayAt(screen) });
        if (!found.some(({ target }) => target === space)) failures.push(`${floor.id} ${space.id}`);
        if (!found.some(({ target }) => target === floor)) failures.push(`${floor.id} itself`);
      }
    }
    return { failures, count };
  });
  expect(missed.count).toBeGreaterThan(100);
  expect(missed.failures).toEqual([]);
});

test('highlights the hovered element and restores it afterwards', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: OPTIONS });
  const { at, silent } = await map.evaluate((view) => {
    const spaces = view.venue.locations
      .flatMap(({ elements }) => elements)
      .filter(({ type, floor }) => type === 'space' && floor === view.floors.current);
    const [space, other] = spaces;
    view.elements.set(space!, { hoverColor: '#ff00ff' });
    view.elements.set(other!, { interactive: false });
    view.layers.set('objects', { visible: false });
    return {
      at: view.camera.toScreen(space!.center)!,
      silent: view.camera.toScreen(other!.center)!,
    };
  });
  await waitForRenderIdle(map);
  const hovers = await map.evaluateHandle((view) => {
    const ids: (string | undefined)[] = [];
    view.on('hover', ({ element }) => ids.push(element?.type));
    return ids;
  });
  const [before, silentBefore] = await colorsAt(map, [at, silent]);
  await page.mouse.move(at.x, at.y);
  await expect(page.locator('#map [role=region]')).toHaveCSS('cursor', 'pointer');
  const [hovered] = await colorsAt(map, [at]);
  expect(colorDistance(hovered!, [255, 0, 255])).toBeLessThan(80);
  expect(colorDistance(hovered!, before!)).toBeGreaterThan(50);
  await page.mouse.move(silent.x, silent.y);
  await waitForTwoFrames(page);
  const [after, silentAfter] = await colorsAt(map, [at, silent]);
  expect(after).toEqual(before);
  expect(silentAfter).toEqual(silentBefore);
  expect(await hovers.evaluate((ids) => ids.includes('space'))).toBe(true);
  await page.mouse.move(at.x, at.y);
  await waitForTwoFrames(page);
  expect(await colorsAt(map, [at])).toEqual([hovered]);
  // A control above the map blocks hovering.
  await page.evaluate(({ x, y }) => {
    const control = document.createElement('button');
    control.dataset['mapUi'] = '';
    const [left, top] = [`${x - 20}px`, `${y - 20}px`];
    const size = { width: '40px', height: '40px' };
    Object.assign(control.style, { position: 'absolute', left, top, ...size });
    window.mapView!.element.append(control);
  }, at);
  await page.mouse.move(at.x + 1, at.y + 1);
  await expect.poll(() => colorsAt(map, [at])).toEqual([before]);
});

test('changes a thousand elements within one frame and without new geometry', async ({ page }) => {
  await page.addInitScript(() => {
    const counts: Record<string, number> = {};
    Object.assign(window, { glCounts: counts });
    const prototype = WebGL2RenderingContext.prototype as unknown as Record<string, unknown>;
    for (const name of [
      'bufferData',
      'bufferSubData',
      'texImage2D',
      'texSubImage2D',
      'drawElements',
      'drawArrays',
      'linkProgram',
    ]) {
      const original = prototype[name] as (...args: unknown[]) => unknown;
      prototype[name] = function (this: unknown, ...args: unknown[]) {
        counts[name] = (counts[name] ?? 0) + 1;
        return original.apply(this, args);
      };
    }
  });
  const map = await openMap(page, { venue: MALL, options: OPTIONS });
  await waitForRenderIdle(map);
  const seen = await map.evaluate(async (view) => {
    const { glCounts } = window as unknown as { glCounts: Record<string, number> };
    const frame = (): Promise<void> =>
      new Promise((resolve) => {
        const stop = view.on('frame', () => {
          stop();
          resolve();
        });
      });
    const counted = async (change: () => void): Promise<Record<string, number>> => {
      for (const key of Object.keys(glCounts)) glCounts[key] = 0;
      const drawn = frame();
      change();
      await drawn;
      return { ...glCounts };
    };
    const elements = view.floors.current.elements.slice(0, 1000);
    const moved = await counted(() => view.camera.set({ bearingDegrees: 1 }));
    const many = await counted(() => {
      for (const [index, element] of elements.entries()) {
        view.elements.set(element, { color: index % 2 === 0 ? '#ff0000' : '#00ff00' });
      }
    });
    const bulk = await counted(() => view.elements.set(elements, { color: '#0000ff', height: 5 }));
    const one = await counted(() => view.elements.set(elements[7]!, { color: '#ffffff' }));
    // Shadows are updated in a frame after the last height change, which is not counted here.
    await Promise.race([frame(), new Promise((resolve) => setTimeout(resolve, 1000))]);
    let frames = 0;
    view.on('frame', () => (frames += 1));
    view.elements.set(elements, { color: '#123456' });
    await frame();
    await window.animationFrames(10);
    return {
      count: elements.length,
      moved,
      many,
      bulk,
      one,
      frames,
      state: view.elements.get(elements[0]!),
      changed: view.elements.changed().size,
    };
  });
  expect(seen.count).toBe(1000);
  for (const counts of [seen.many, seen.bulk, seen.one]) {
    expect(counts['bufferData'] ?? 0).toBe(0);
    expect(counts['bufferSubData'] ?? 0).toBe(0);
    expect(counts['linkProgram'] ?? 0).toBe(0);
    expect((counts['texImage2D'] ?? 0) + (counts['texSubImage2D'] ?? 0)).toBeLessThanOrEqual(2);
    expect(counts['drawElements']).toBe(seen.moved['drawElements']);
  }
  expect(seen.moved['drawElements']).toBeLessThanOrEqual(8);
  expect(seen.frames).toBe(1);
  expect(seen.state).toMatchObject({ color: '#123456', topColor: '#123456', height: 5 });
  expect(seen.changed).toBe(1000);
});

test('renders and picks by opacity, height and visibility, and resets them', async ({
  mapPage: page,
}) => {
  const map = await openMap(page, { venue: MALL, options: OPTIONS });
  const room = await map.evaluateHandle((view) => {
    const [largest] = view.venue.locations
      .flatMap(({ elements }) => elements)
      .filter(({ type, floor }) => type === 'space' && floor === view.floors.current)
      .toSorted((a, b) => b.bbox[2] - b.bbox[0] - (a.bbox[2] - a.bbox[0]));
    view.layers.set('objects', { visible: false });
    return largest!;
  });
  await map.evaluate((view, space) => {
    view.camera.set({ center: space.center, zoom: 19, pitchDegrees: 45 });
  }, room);
  await waitForRenderIdle(map);
  const { at, above } = await map.evaluate(
    (view, space) => ({
      at: view.camera.toScreen(space.center)!,
      above: view.camera.toScreen({ ...space.center, height: 20 })!,
    }),
    room,
  );
  const [original] = await colorsAt(map, [at]);
  const set = (change: object): Promise<void> =>
    map.evaluate((view, [space, wanted]) => view.elements.set(space, wanted), [
      room,
      change,
    ] as const);
  const pick = (place: { x: number; y: number }): Promise<boolean> =>
    map.evaluate(
      (view, [space, screen]) => {
        const { hits, stage } = view.use({
          name: 'probe',
          install: (context) => ({ hits: context.hits, stage: context.stage, remove: () => {} }),
        });
        return hits
          .test({ screen, ray: stage.camera.rayAt(screen) })
          .some(({ target }) => target === space);
      },
      [room, place] as const,
    );

  await set({ color: '#d00000' });
  const [red] = await colorsAt(map, [at]);
  expect(red![0]).toBeGreaterThan(120);
  expect(red![1]).toBeLessThan(60);
  await set({ topColor: '#0000d0', opacity: 0.5 });
  const [glass] = await colorsAt(map, [at]);
  expect(glass![2]).toBeGreaterThan(glass![1]! + 20);
  expect(glass![1]).toBeGreaterThan(60);
  expect(await pick(at)).toBe(true);
  await set({ visible: false });
  expect(await pick(at)).toBe(false);
  await set({ visible: true, opacity: 1, height: 0.2 });
  expect(await pick(above)).toBe(false);
  await set({ height: 20.2 });
  expect(await pick(above)).toBe(true);
  const [tower] = await colorsAt(map, [above]);
  expect(tower![2]).toBeGreaterThan(tower![0]! + 60);
  await set({ altitude: 40 });
  expect(await pick(above)).toBe(false);
  await map.evaluate((view) => view.elements.reset());
  // Contact shadows are updated once their casters stop changing.
  await expect.poll(() => colorsAt(map, [at])).toEqual([original]);
  expect(await map.evaluate((view) => view.elements.changed().size)).toBe(0);

  const refusals = await map.evaluate((view, space) => {
    const attempts = [
      () => view.elements.set(space, { color: 'reddish' }),
      () => view.elements.set(space, { opacity: 2 }),
      () => view.elements.set(space, { colour: '#fff' } as object),
      () => view.elements.set(view.venue.locations[0] as never, { visible: false }),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'accepted';
      } catch (error) {
        return (error as { code: string }).code;
      }
    });
  }, room);
  expect(refusals).toEqual([
    'map-view/bad-option',
    'map-view/bad-option',
    'map-view/bad-option',
    'map-view/unknown-target',
  ]);
});

test('animates elements and stops when another change takes over', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: { ...OPTIONS, motion: 'full' } });
  const seen = await map.evaluate(async (view) => {
    const { elements } = view;
    const spaces = view.floors.current.spaces.slice(0, 20);
    const [space] = spaces;
    elements.set(spaces, { color: '#000000', height: 1 });
    const heights: number[] = [];
    const stop = view.on('frame', () => heights.push(elements.get(space!).height));
    const end = await elements.animate(spaces, { color: '#ffffff', height: 9 }, { duration: 400 });
    stop();
    const { color, height } = elements.get(space!);
    const running = elements.animate(spaces, { height: 100 }, { duration: 10_000 });
    elements.set(spaces, { height: 3 });
    const replaced = await running;
    const controller = new AbortController();
    const aborted = elements.animate(
      spaces,
      { height: 50 },
      { duration: 10_000, signal: controller.signal },
    );
    controller.abort();
    return {
      heights,
      end,
      color,
      height,
      replaced,
      kept: elements.get(space!).height,
      aborted: await aborted,
    };
  });
  expect(seen.end).toBe('finished');
  expect(seen.color).toBe('#ffffff');
  expect(seen.height).toBe(9);
  expect(seen.heights.length).toBeGreaterThan(2);
  expect(seen.heights.some((height) => height > 1.01 && height < 8.99)).toBe(true);
  expect(seen.heights).toEqual(seen.heights.toSorted((a, b) => a - b));
  expect(seen.replaced).toBe('stopped');
  expect(seen.aborted).toBe('stopped');
  expect(seen.kept).toBe(3);
});

test('removes contact shadows with their casters', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: OPTIONS });
  // A point on the ground 50 cm beside a wall.
  const at = await map.evaluate((view) => {
    const { frame } = view.venue;
    view.layers.set('objects', { visible: false });
    view.layers.set('doors', { visible: false });
    const wall = view.floors.current.elements.find(
      ({ type, lines: [line] }) =>
        type === 'wall' && line && Math.hypot(line[1]!.x - line[0]!.x, line[1]!.y - line[0]!.y) > 6,
    )!;
    const [a, b] = wall.lines[0]!;
    const length = Math.hypot(b!.x - a!.x, b!.y - a!.y);
    const [east, north] = [(a!.y - b!.y) / length, (b!.x - a!.x) / length];
    const side = north < 0 || (north === 0 && east > 0) ? 0.5 : -0.5;
    const x = (a!.x + b!.x) / 2 + east * side;
    const y = (a!.y + b!.y) / 2 + north * side;
    const [lng, lat] = frame.toLngLat({ x, y });
    const center = { lngLat: [lng, lat] as const, floorId: view.floors.current.id };
    view.camera.set({ center, zoom: 22, pitchDegrees: 0 });
    return view.camera.toScreen(center)!;
  });
  await waitForRenderIdle(map);
  const [dark] = await colorsAt(map, [at]);
  await map.evaluate((view) => view.layers.set('walls', { visible: false }));
  await waitForRenderIdle(map);
  const [bright] = await colorsAt(map, [at]);
  expect(bright![0] - dark![0]).toBeGreaterThan(5);
  await map.evaluate((view) => view.layers.set('walls', { visible: true }));
  await waitForRenderIdle(map);
  const [again] = await colorsAt(map, [at]);
  expect(colorDistance(again!, dark!)).toBeLessThan(2);
});
