import type { Removable } from '@brand/web-sdk';
import type { Views } from '@brand/web-sdk/views';
import { colorDistance, colorsAt, waitForRenderIdle } from './map-probe.ts';
import { expect, openMap, openPage, waitForTwoFrames, test } from './sdk-test.ts';

const MALL = 'harbour-mall';

test('shares only the venue between two views', async ({ page }) => {
  await openPage(page, '/two-maps.html');
  const seen = await page.evaluate(async () => {
    const { showVenue } = window.sdk;
    const common = { motion: 'reduced', language: 'en' } as const;
    const source = { venueId: 'harbour-mall', key: 'demo' };
    const left = await showVenue('#left', { ...source, ...common });
    const right = await showVenue('#right', { venue: left.venue, ...common, theme: 'dark' });
    const [space] = left.floors.current.spaces;
    left.elements.set(space!, { color: '#ff0000' });
    await left.floors.set('f_upper');
    left.camera.set({ zoom: 20 });
    const languages: string[] = [];
    for (const map of [left, right]) {
      map.on('language-change', ({ language }) => languages.push(language));
    }
    right.setLanguage('pt');
    const facts = [left, right].map((map) => ({
      floor: map.floors.current.id,
      zoom: map.camera.zoom,
      changed: map.elements.changed().size,
      theme: map.theme,
    }));
    left.remove();
    left.remove();
    const frame = new Promise((resolve) => right.on('frame', resolve));
    right.camera.set({ zoom: 19 });
    await frame;
    const used = (): unknown => left.use({ name: 'x', install: () => ({ remove: () => {} }) });
    let refused = '';
    try {
      used();
    } catch (error) {
      refused = String(error);
    }
    const kept = document.querySelectorAll('canvas').length;
    return { facts, languages, refused, kept, isRemoved: [left.isRemoved, right.isRemoved] };
  });
  expect(seen.facts[0]).toEqual({ floor: 'f_upper', zoom: 20, changed: 1, theme: 'light' });
  expect(seen.facts[1]).toMatchObject({ floor: 'f_ground', changed: 0, theme: 'dark' });
  expect(seen.facts[1]!.zoom).not.toBe(20);
  expect(seen.languages).toEqual(['pt', 'pt']);
  expect(seen.refused).toContain('Call showVenue again');
  expect(seen.isRemoved).toEqual([true, false]);
  expect(seen.kept).toBe(1);
});

test('restores a view in another map from its hash', async ({ mapPage: page }) => {
  const first = await openMap(page, { venue: MALL });
  const link = await first.evaluate(async (map) => {
    const { views } = await window.loadFeature('views');
    const shared: Views & Removable = map.use(views!);
    await map.floors.set('f_upper');
    map.setTheme('dark');
    map.setLanguage('pt');
    map.elements.set(map.floors.current.spaces.slice(0, 30), { color: '#12ab56', height: 2 });
    const { center } = map.floors.current.spaces[3]!;
    map.camera.set({ center, zoom: 20.25, bearingDegrees: 33, pitchDegrees: 60 });
    const state = shared.capture();
    return { state, hash: shared.toHash(state) };
  });
  expect(link.hash).toMatch(/^[\w.-]+$/);
  expect(link.state).toMatchObject({ floorId: 'f_upper', theme: 'dark', language: 'pt' });
  const second = await openMap(page, { venue: MALL });
  const applied = await second.evaluate(async (map, hash) => {
    const { views } = await window.loadFeature('views');
    const shared: Views & Removable = map.use(views!);
    const { end, missing } = await shared.apply(shared.fromHash(`#${hash}`));
    const foreign = { ...shared.capture(), venueId: 'kestrel-house' };
    const refusal = await shared.apply(foreign).catch((error: unknown) => String(error));
    let broken = '';
    try {
      shared.fromHash('#nothing');
    } catch (error) {
      broken = (error as { code: string }).code;
    }
    return { end, missing, state: shared.capture(), refusal, broken };
  }, link.hash);
  expect(applied.end).toBe('finished');
  expect(applied.missing).toEqual([]);
  const { camera, ...rest } = applied.state;
  expect(rest).toEqual({ ...link.state, camera: undefined });
  expect(rest.elements?.[0]?.ids['space']).toHaveLength(30);
  expect(camera.zoom).toBeCloseTo(20.25, 3);
  expect(camera.lngLat[0]).toBeCloseTo(link.state.camera.lngLat[0], 6);
  expect(applied.refusal).toContain('kestrel-house');
  expect(applied.broken).toBe('map-view/bad-view-state');
});

function rgb(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

test('changes languages and themes at run time', async ({ page }) => {
  const map = await openMap(page, { venue: MALL, options: { theme: 'system' } });
  await waitForRenderIdle(map);
  const canvas = page.locator('#map canvas');
  const before = await canvas.screenshot();
  const texts = await map.evaluate((view) => {
    const told: string[] = [];
    view.on('language-change', ({ language }) => told.push(language));
    const of = (): string[] => view.labels.all.filter((one) => one.isShown).map(({ text }) => text);
    const english = of();
    view.setLanguage('pt');
    let refusal = '';
    try {
      view.setLanguage('xx');
    } catch (error) {
      refusal = (error as Error).message;
    }
    const name = view.floors.current.name;
    return { english, portuguese: of(), told, refusal, name };
  });
  await waitForRenderIdle(map);
  const inPortuguese = await canvas.screenshot();
  expect(texts.english.length).toBeGreaterThan(8);
  expect(texts.portuguese).not.toEqual(texts.english);
  expect(texts.told).toEqual(['pt']);
  expect(texts.refusal).toMatch(/xx.*en.*pt.*es/);
  expect(inPortuguese.equals(before)).toBe(false);

  const places = [
    { x: 2, y: 2 },
    { x: 320, y: 240 },
  ];
  const floorColors: (readonly [number, number, number])[] = [];
  const themes = await page.evaluate(() => window.sdk.THEMES);
  const expectTheme = async (name: string, background: string): Promise<void> => {
    await expect.poll(() => map.evaluate((view) => view.theme)).toBe(name);
    const [color, floorColor] = await colorsAt(map, places);
    expect(colorDistance(color!, rgb(background))).toBeLessThan(3);
    floorColors.push(floorColor!);
  };
  await expectTheme('light', themes.light.background);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme('dark', themes.dark.background);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme('light', themes.light.background);
  expect(colorDistance(floorColors[0]!, floorColors[1]!)).toBeGreaterThan(40);
  expect(floorColors[2]).toEqual(floorColors[0]);
  const told = await map.evaluate((view) => {
    const names: string[] = [];
    view.on('theme-change', ({ theme }) => names.push(theme));
    view.setTheme('high-contrast');
    view.setTheme({ ...window.sdk.THEMES.light, name: 'mint', background: '#aaffcc' });
    return { names, accent: view.element.style.getPropertyValue('--mv-accent') };
  });
  expect(told.names).toEqual(['high-contrast', 'mint']);
  expect(told.accent).toBe(themes.light.accent);
  await expectTheme('mint', '#aaffcc');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme('mint', '#aaffcc');
});

test('hides the contents of a layer from display and hit tests', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL });
  const seen = await map.evaluate(async (view) => {
    const { floors, markers, layers, labels } = view;
    view.camera.set({ pitchDegrees: 0 });
    const location = view.venue.locations.find((one) => one.floors.includes(floors.current))!;
    const space = location.elements.find((one) => one.type === 'space')!;
    labels.removeAll();
    labels.add(space, { text: 'Here', interactive: true, rank: 'always' });
    markers.add(space, { content: 'M', rank: 'always', anchor: 'center' });
    const { hits, stage } = view.use({
      name: 'probe',
      install: (context) => ({ hits: context.hits, stage: context.stage, remove: () => {} }),
    });
    const isSameProbe =
      view.use({ name: 'probe', install: () => ({ hits, stage, remove: () => {} }) }).hits === hits;
    const top = { ...space.center, height: view.elements.get(space).height };
    const typesHit = async (): Promise<string[]> => {
      await window.animationFrames(6);
      const screen = view.camera.toScreen(top)!;
      return hits.test({ screen, ray: stage.camera.rayAt(screen) }).map(({ type }) => type);
    };
    await view.camera.focusOn(space);
    const all = await typesHit();
    const without: Record<string, readonly string[]> = {};
    for (const [layer, type] of Object.entries({
      labels: 'label',
      markers: 'marker',
      spaces: 'space',
    })) {
      layers.set(layer, { visible: false });
      without[type] = await typesHit();
      layers.set(layer, { visible: true });
    }
    const again = await typesHit();
    layers.add('own');
    // A custom feature whose hits are in a layer that can be hidden.
    const beacon = { name: 'beacon' };
    const own = view.use({
      name: 'beacons',
      install: ({ hits: registry, shapes, floors: shown }) => {
        const { center } = shown.current;
        const stop = registry.add(() => [
          {
            type: 'custom',
            layer: 'own',
            target: beacon,
            coordinate: center,
            distance: 0,
            isInteractive: true,
          },
        ]);
        return { shapes: shapes.all.length, remove: stop };
      },
    });
    const beacons = (): unknown[] =>
      hits
        .test({ screen: { x: 0, y: 0 }, ray: stage.camera.rayAt({ x: 0, y: 0 }) })
        .flatMap((hit) => (hit.type === 'custom' ? hit.target : []));
    const met = [own.shapes, beacons().includes(beacon)];
    layers.set('own', { visible: false });
    met.push(beacons().length);
    layers.set('own', { visible: true });
    own.remove();
    met.push(beacons().length);
    layers.move('own', { below: 'labels' });
    let refusal = '';
    try {
      layers.set('curtains', { visible: false });
    } catch (error) {
      refusal = (error as Error).message;
    }
    const names = layers.all.map(({ name }) => name);
    return { all, without, again, isSameProbe, names, refusal, met };
  });
  expect(seen.isSameProbe).toBe(true);
  expect(seen.all).toEqual(expect.arrayContaining(['marker', 'label', 'space', 'floor']));
  for (const [type, types] of Object.entries(seen.without)) expect(types).not.toContain(type);
  expect(seen.again).toEqual(seen.all);
  expect(seen.met).toEqual([0, true, 0, 0]);
  expect(seen.names.indexOf('own')).toBe(seen.names.indexOf('labels') - 1);
  expect(seen.refusal).toMatch(/no layer "curtains"\. The layers are: spaces, .*layers\.add/);
});

test('renders no frames while nothing changes', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: { motion: 'full' } });
  await waitForRenderIdle(map);
  const frames = await map.evaluate(async (view) => {
    let count = 0;
    const stop = view.on('frame', () => (count += 1));
    const during = async (animationFrames: number): Promise<number> => {
      count = 0;
      await window.animationFrames(animationFrames);
      return count;
    };
    const idle = await during(60);
    view.camera.set({ zoom: view.camera.zoom + 0.2 });
    const afterChange = await during(40);
    const idleAgain = await during(30);
    stop();
    view.camera.set({ zoom: 19 });
    const unheard = await during(5);
    return { idle, afterChange, idleAgain, unheard };
  });
  await waitForTwoFrames(page);
  expect(frames.idle).toBe(0);
  expect(frames.afterChange).toBeGreaterThan(0);
  expect(frames.idleAgain).toBe(0);
  expect(frames.unheard).toBe(0);
});

test('reinstalls a removed feature when it is used again', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL });
  const told = await map.evaluate((view) => {
    const calls: string[] = [];
    let count = 0;
    const feature = {
      name: 'counted',
      install: () => {
        const own = ++count;
        return { own, remove: () => void calls.push(`removed ${own}`) };
      },
    };
    const first = view.use(feature);
    const again = view.use(feature);
    first.remove();
    first.remove();
    const second = view.use(feature);
    first.remove();
    calls.push(`${first.own} ${again.own} ${second.own} ${view.use(feature).own}`);
    view.remove();
    return calls;
  });
  expect(told).toEqual(['removed 1', '1 1 2 2', 'removed 2']);
});
