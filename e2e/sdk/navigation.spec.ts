import { colorDistance, colorsAt, waitForRenderIdle } from './map-probe.ts';
import { expect, openMap, test } from './sdk-test.ts';

const MALL = 'harbour-mall';

test('draws a route over floors, with markers that change the floor', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL });
  const drawn = await map.evaluate(async (view) => {
    const { venue } = view;
    const placeOn = (floorId: string, index: number) =>
      venue.locations.filter(({ floors }) => floors.length === 1 && floors[0]!.id === floorId)[
        index
      ]!;
    const from = placeOn('f_upper', 0);
    const to = placeOn('f_lower', 0);
    const route = await venue.route(from, to);
    if (!route.found) throw new Error(route.message);
    const session = view.navigation.draw(route);
    const [path] = view.paths.all;
    return {
      floors: route.floors.map(({ id }) => id),
      pathFloors: path!.floors.map(({ id }) => id),
      length: path!.length,
      distance: route.distance,
      shown: view.floors.current.id,
      isInView: view.camera.isInView(
        route.sections[0]!.points.map((lngLat) => ({ lngLat, floorId: 'f_upper' })),
        { mode: 'inside' },
      ),
      changes: route.sections.filter(({ toFloor, floor }) => toFloor && toFloor !== floor).length,
      markers: view.markers.all.length,
      isCurrent: view.navigation.current === session,
    };
  });
  expect(drawn.floors[0]).toBe('f_upper');
  expect(drawn.floors.at(-1)).toBe('f_lower');
  expect(drawn.pathFloors).toEqual([...new Set(drawn.floors)]);
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.length).toBeLessThanOrEqual(drawn.distance + 0.5);
  expect(drawn.shown).toBe('f_upper');
  expect(drawn.isInView).toBe(true);
  expect(drawn.changes).toBeGreaterThan(0);
  // Start, destination, and one at each end of every floor change.
  expect(drawn.markers).toBe(2 + 2 * drawn.changes);
  expect(drawn.isCurrent).toBe(true);

  const told = await map.evaluateHandle((view) => {
    const list: string[] = [];
    view.on('floor-change', ({ floor, reason }) => list.push(`${floor.id} ${reason}`));
    view.navigation.current!.on('connection-click', ({ side, to }) =>
      list.push(`click ${side} ${to.id}`),
    );
    return list;
  });
  await waitForRenderIdle(map);
  const down = page.getByRole('button', {
    name: /^Take the .* down .* to (Ground floor|Lower level)$/,
  });
  await expect(down).toHaveCount(1);
  await down.click();
  await expect.poll(() => told.evaluate((list) => list.length)).toBe(2);
  const [clicked, changed] = await told.jsonValue();
  const next = drawn.floors.find((id) => id !== 'f_upper')!;
  expect(clicked).toBe(`click entry ${next}`);
  expect(changed).toBe(`${next} navigation`);

  // Returns by the marker at the other end, with the keyboard.
  await waitForRenderIdle(map);
  await map.evaluate((view) => view.camera.reset());
  await waitForRenderIdle(map);
  await page
    .getByRole('button', { name: /^Take the .* up .* to Upper floor$/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => map.evaluate(({ floors }) => floors.current.id)).toBe('f_upper');
  // Accessible names of markers follow the language of the map.
  const named = (name: string): Promise<number> =>
    page.locator(`.mv-marker [aria-label="${name}"]`).count();
  expect([await named('Start'), await named('Destination')]).toEqual([1, 1]);
  await map.evaluate((view) => view.setLanguage('pt'));
  await expect.poll(() => named('Destino')).toBe(1);
  expect([await named('Start'), await named('Início')]).toEqual([0, 1]);
  await map.evaluate((view) => view.setLanguage('en'));
  await expect.poll(() => named('Destination')).toBe(1);
  await map.evaluate((view) => view.navigation.clear());
  await expect(page.locator('.mv-marker')).toHaveCount(0);
  expect(await map.evaluate((view) => [view.paths.all.length, view.navigation.current])).toEqual([
    0,
    undefined,
  ]);
});

test('draws a path and hits it', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: { labels: false } });
  const { points, off } = await map.evaluate(async (view) => {
    const [from, to] = view.floors.current.spaces.filter(({ isVoid }) => !isVoid);
    const route = await view.venue.route(from!.doors[0] ?? from!, to!.doors[0] ?? to!);
    if (!route.found) throw new Error(route.message);
    view.paths.add(route, {
      color: '#ff00ff',
      accentColor: '#ff00ff',
      interactive: true,
      width: 2,
    });
    view.camera.set({ pitchDegrees: 0 });
    await view.camera.focusOn(route, { pitchDegrees: 0 });
    const middles = route.sections.flatMap(({ points: line, floor }) =>
      floor !== view.floors.current
        ? []
        : line.slice(1).map((end, index) => {
            const start = line[index]!;
            const lngLat = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2] as const;
            return view.camera.toScreen({ lngLat, height: 0.3 })!;
          }),
    );
    return { points: middles, off: { x: 2, y: 2 } };
  });
  await waitForRenderIdle(map);
  const colors = await colorsAt(map, [...points, off]);
  for (const color of colors.slice(0, -1)) {
    expect(colorDistance(color, [255, 0, 255])).toBeLessThan(60);
  }
  expect(colorDistance(colors.at(-1)!, [255, 0, 255])).toBeGreaterThan(60);
  const types = await map.evaluateHandle((view) => {
    const list: string[][] = [];
    view.on('click', ({ hits }) => list.push(hits.map(({ type }) => type)));
    return list;
  });
  await page.mouse.click(points[0]!.x, points[0]!.y);
  await page.mouse.click(off.x, off.y);
  await expect.poll(() => types.evaluate((list) => list.length)).toBe(2);
  const [on, beside] = await types.jsonValue();
  expect(on).toContain('path');
  expect(beside).not.toContain('path');
  const styles = await map.evaluate(async (view) => {
    const [path] = view.paths.all;
    path!.update({ visible: false });
    const drawing = view.paths.add(
      view.floors.current.spaces.slice(0, 3).map(({ center }) => center),
      { draw: { duration: 100 }, pattern: 'dashed' },
    );
    const { drawn, pattern } = drawing.style;
    view.paths.removeAll();
    return { visible: path!.style.visible, drawn, pattern, left: view.paths.all.length };
  });
  expect(styles).toEqual({ visible: false, drawn: 1, pattern: 'dashed', left: 0 });
  const [gone] = await colorsAt(map, [points[0]!]);
  expect(colorDistance(gone!, [255, 0, 255])).toBeGreaterThan(60);
});

test('shows steps and emits progress', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL });
  const seen = await map.evaluate(async (view) => {
    const { venue, navigation } = view;
    const placeOn = (floorId: string) =>
      venue.locations.find(({ floors }) => floors.length === 1 && floors[0]!.id === floorId)!;
    const route = await venue.route(placeOn('f_ground'), placeOn('f_upper'));
    if (!route.found) throw new Error(route.message);
    const session = navigation.draw(route);
    const [path] = view.paths.all;
    const told: string[] = [];
    session.on('step-change', ({ index }) => told.push(`step ${index}`));
    session.on('route-leave', () => told.push('route-leave'));
    session.on('arrive', () => told.push('arrive'));
    const shares: number[] = [];
    session.on('progress-change', ({ share }) => shares.push(share));

    const steps = route.instructions.map((instruction, index) => {
      session.showStep(index);
      const { highlight } = path!.style;
      return {
        isOnFloor: view.floors.current === instruction.floor,
        isInView: view.camera.isInView(instruction.coordinate),
        from: highlight!.from,
        to: highlight!.to,
      };
    });
    const stepCount = told.splice(0).length;
    const { step } = session;
    session.showStep(undefined);
    const afterSteps = path!.style.highlight;
    let refusal = '';
    try {
      session.showStep(99);
    } catch (error) {
      refusal = (error as { code: string }).code;
    }

    const walk = route.coordinates.filter((_, index) => index % 2 === 0);
    const remaining = walk.map((place) => session.track(place)!.remaining);
    const { lngLat, floorId } = route.coordinates[0]!;
    const away = [lngLat[0] + 0.0009, lngLat[1]] as const;
    const lost = session.track({ lngLat: away, floorId: floorId! })!;
    const nowhere = session.track({ lngLat, floorId: 'f_lower' });
    session.track(route.coordinates.at(-1)!);
    return {
      steps,
      stepCount,
      step,
      afterSteps,
      refusal,
      remaining,
      told,
      shares,
      lost: lost.offRoute,
      nowhere,
      travelled: path!.style.travelled,
      count: route.instructions.length,
      texts: route.instructions.map(({ text }) => text),
    };
  });
  expect(seen.count).toBeGreaterThan(3);
  expect(seen.steps.every(({ isOnFloor, isInView }) => isOnFloor && isInView)).toBe(true);
  for (const [index, { from, to }] of seen.steps.entries()) {
    expect(from).toBeCloseTo(index === 0 ? 0 : seen.steps[index - 1]!.to, 5);
    expect(to).toBeGreaterThanOrEqual(from);
  }
  expect(seen.stepCount).toBe(seen.count);
  expect(seen.step).toBe(seen.count - 1);
  expect(seen.afterSteps).toBeUndefined();
  expect(seen.refusal).toBe('map-view/bad-option');
  expect(seen.remaining).toEqual(seen.remaining.toSorted((a, b) => b - a));
  expect(seen.shares).toEqual(seen.shares.toSorted((a, b) => a - b));
  expect(seen.lost).toBeGreaterThan(10);
  expect(seen.nowhere).toBeUndefined();
  expect(seen.told).toEqual(expect.arrayContaining(['route-leave', 'arrive']));
  expect(seen.told.filter((one) => one === 'arrive')).toHaveLength(1);
  expect(seen.travelled).toBeCloseTo(1, 3);
  expect(seen.texts.every((text) => text.length > 3)).toBe(true);
  await expect(page.locator('#map [role=status]').first()).toContainText(seen.texts.at(-1)!);
});

test('draws several routes with one active, and resolves without a route when all are closed', async ({
  mapPage: page,
}) => {
  const map = await openMap(page, { venue: MALL, options: { labels: false } });
  const seen = await map.evaluate(async (view) => {
    const { venue, navigation } = view;
    const [a, b, c] = view.floors.current.spaces.filter(({ doors }) => doors.length > 0);
    const routes = await Promise.all([venue.route(a!, b!), venue.route(a!, c!)]);
    const found = routes.filter((route) => route.found);
    const session = navigation.draw(found, {
      markers: { start: 'none', destination: () => 'Here' },
    });
    const active: number[] = [];
    session.on('route-change', ({ index }) => active.push(index));
    session.setActive(1);
    const paths = view.paths.all.length;
    const texts = view.markers.all.map(({ element }) => element.textContent);
    const second = navigation.draw(found[0]!);
    const isReplaced = navigation.current === second && view.paths.all.length === 1;

    const [west, south, east, north] = venue.bbox;
    const ring = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
    const closed = await venue.route(a!, b!, {
      zones: [{ area: { type: 'Polygon', coordinates: [ring] }, cost: Infinity }],
    });
    let refusal = '';
    try {
      navigation.draw(closed as never);
    } catch (error) {
      refusal = String(error);
    }
    const aborted = await venue
      .route(a!, b!, { signal: AbortSignal.abort(new Error('enough')) })
      .catch((error: unknown) => String(error));
    return {
      found: found.length,
      active,
      paths,
      texts,
      isReplaced,
      refusal,
      aborted,
      closed: closed.found ? undefined : { reason: closed.reason, message: closed.message },
    };
  });
  expect(seen.found).toBe(2);
  expect(seen.active).toEqual([1]);
  expect(seen.paths).toBe(2);
  expect(seen.texts).toEqual(['Here']);
  expect(seen.isReplaced).toBe(true);
  expect(seen.closed?.reason).toBe('closed');
  expect(seen.closed?.message.length).toBeGreaterThan(20);
  expect(seen.refusal).toContain('Check `found`');
  expect(seen.aborted).toContain('enough');
});

test('animates arrows only while they are visible', { tag: '@long' }, async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: { labels: false, motion: 'full' } });
  await map.evaluate(async (view) => {
    const [from, to] = view.floors.current.spaces.filter(({ isVoid }) => !isVoid);
    const route = await view.venue.route(from!, to!);
    if (!route.found) throw new Error(route.message);
    view.navigation.draw(route, { draw: { duration: 0 } });
    // Waits until the camera is idle too.
    await view.camera.focusOn(route, { duration: 0 });
    await window.animationFrames(20);
  });
  const isMoving = (): Promise<boolean> =>
    map.evaluate(async (view) => {
      // Earlier work, such as fading markers, is done by then.
      await window.animationFrames(20);
      let frames = 0;
      const stop = view.on('frame', () => (frames += 1));
      await window.animationFrames(10);
      stop();
      return frames > 3;
    });
  await expect.poll(isMoving).toBe(true);
  await map.evaluate((view) =>
    view.camera.set({
      center: { lngLat: [view.venue.bbox[2], view.venue.bbox[3]] },
      zoom: 22,
      pitchDegrees: 0,
    }),
  );
  await expect.poll(isMoving).toBe(false);
  await map.evaluate(
    (view) => void view.camera.focusOn(view.navigation.current!.active, { duration: 0 }),
  );
  await expect.poll(isMoving).toBe(true);
  await page.evaluate(
    () => void (document.querySelector<HTMLElement>('#map')!.style.translate = '0 3000px'),
  );
  await expect.poll(isMoving).toBe(false);
  await page.evaluate(
    () => void (document.querySelector<HTMLElement>('#map')!.style.translate = ''),
  );
  await expect.poll(isMoving).toBe(true);
  await map.evaluate((view) => view.floors.set('f_lower', { duration: 0 }));
  await expect.poll(isMoving).toBe(false);
  await map.evaluate((view) => view.floors.set('f_ground', { duration: 0 }));
  await map.evaluate((view) => {
    for (const path of view.paths.all) path.update({ animated: false });
  });
  await expect.poll(isMoving).toBe(false);
});
