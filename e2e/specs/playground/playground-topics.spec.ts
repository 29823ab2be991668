import type { FrameLocator, Locator, Page } from '@playwright/test';
import { TOPICS } from '../../../site/src/features/playground/topics/index.ts';
import { compareScreenshots, MIN_COLORS } from '../../compare-screenshots.ts';
import { expect, sharedPageTest as test } from '../../test.ts';

test.use({
  // No animations, and a small viewport, because the time of a frame grows with its pixels.
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1000, height: 640 },
});

type Interaction = (page: Page, program: FrameLocator) => Promise<void>;

/** The first interaction with each program and its visible effect. */
const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'getting-started': async (page) => {
    await expectChange(page, () => clickMap(page, 0.5, 0.55));
  },
  'playground-getting-started': async (page) => {
    await clickMap(page, 0.5, 0.5);
    await expect(page.getByRole('log')).toContainText('Ground floor');
  },
  'first-map': (page) => change(page, 'Pattern', 'dashed', "pattern: 'dashed'"),

  'playground-interactivity': async (page, program) => {
    await clickUntil(page, program.locator('output'), /^(?!No place).+, Ground floor$/);
    await change(page, 'Interactive places', false, 'interactive: false');
  },
  'interactivity-hits': async (_page, program) => {
    await program.getByText('-20 %').click();
    await expect(program.locator('output')).toHaveText('20 % off all novels, today only');
  },
  'interactivity-pin': async (page, program) => {
    await mapOf(page).hover();
    await page.mouse.down();
    await expect(program.locator('.mv-marker')).toHaveCount(1);
    await page.mouse.up();
  },

  'playground-labels': async (page) => {
    await expectChange(page, () => change(page, 'Text size', '24', 'size: 24'), 0.005);
  },
  'labels-rank': (page) => change(page, 'Icons', 'none', "icons: 'none'"),
  'labels-flat': (page) => change(page, 'Orientation', 'upright', "orientation: 'upright'"),

  'playground-markers': async (page, program) => {
    const trolley = program.getByText('Trolley');
    const start = await trolley.boundingBox();
    await program.getByRole('button', { name: 'Marujinhos' }).click();
    await expect.poll(async () => (await trolley.boundingBox())?.x).toBeGreaterThan(start!.x + 30);
    await change(page, 'Markers', '2', 'count = 2');
    await expect(program.getByRole('button', { name: 'Marujinhos' })).toHaveCount(0);
  },
  'markers-card': async (_page, program) => {
    const button = program.getByRole('button', { name: 'Take me there' });
    await button.click();
    await expect(button).toHaveCount(0);
  },
  'markers-clusters': async (page, program) => {
    const clusters = program.getByRole('button', { name: /places, zoom in/ });
    await expect(clusters.first()).toBeVisible();
    await expectChange(page, () => clusters.first().click());
  },

  'playground-level-selection': async (_page, program) => {
    await program.getByLabel('Building').selectOption('Alder Library');
    await expect(program.locator('output')).toHaveText('Changed by: selector');
    await expect(program.getByLabel('Floor').locator('option')).toHaveCount(4);
    await program.getByLabel('Floor').selectOption('Library, first floor');
    await expect(program.getByLabel('Floor')).toHaveValue('f_library-1');
  },
  'dynamic-focus-floors': async (_page, program) => {
    const floor = program.getByRole('button', { name: 'Library, second floor' });
    await floor.click();
    await expect(floor).toHaveAttribute('aria-pressed', 'true');
  },
  'stacked-maps': (page) => change(page, 'Floors', 'all', "floors: 'all'"),

  'playground-camera-controls': async (page) => {
    await expectChange(page, () => change(page, 'Bearing', '120', 'bearingDegrees: 120'));
  },
  'camera-side-panel': async (page, program) => {
    await expect(program.locator('aside')).toBeVisible();
    // A click beside the building closes it.
    await clickUntil(page, program.locator('aside[hidden]'), /./, CLICK_POINTS.toReversed());
  },
  'camera-kiosk': (page) => change(page, 'Allow rotation', true, 'rotate: true'),

  'playground-wayfinding': async (page, program) => {
    const summary = program.locator('summary');
    await expect(summary).toHaveText(/^Information desk to Cinema Quatro Velas: \d+ m$/);
    await summary.click();
    await expect(program.locator('li').last()).toContainText('arrived at Cinema Quatro Velas');
    await expect(program.locator('li').last()).toBeVisible();
    await summary.click();
    await clickUntil(page, summary, /^Cinema Quatro Velas to .+: \d+ m$/);
    await change(page, 'Step-free', true, 'accessible: true');
  },
  'wayfinding-stops': (page) => change(page, 'Order', 'given', "order: 'given'"),
  'wayfinding-zones': (page) => change(page, 'Zone height', '3', 'height: 3'),

  'playground-shapes': async (page) => {
    await change(page, 'Height', '4', 'height: 4');
    await expectChange(page, () => clickMap(page, 0.5, 0.5));
  },
  'shapes-closure': (page) => change(page, 'Opacity', '1', 'opacity: 1'),
  'shapes-live': (page) => change(page, 'Pitch', '70', 'pitchDegrees: 70'),

  'playground-3d-models': async (page) => {
    await expectChange(page, () => clickMap(page, 0.5, 0.5), 0.01);
    await change(page, 'Scale', '8', 'scale: 8');
  },
  '3d-models-move': (page) => change(page, 'Colour', '#a61e4d', "color: '#a61e4d'"),
  '3d-models-placements': (page) => change(page, 'Scale', '4', 'scale: 4'),

  'playground-blue-dot': async (page, program) => {
    const status = program.locator('output');
    await expect(status).toHaveText('Dot: active. Camera follows: position');
    await dragMap(page);
    await expect(status).toHaveText('Dot: active. Camera follows: off');
  },
  'playground-blue-dot-recorded': async (page, program) => {
    await change(page, 'Position interval', '250', 'interval = 250');
    await expect(program.locator('output')).toHaveText('The dot is uncertain');
  },
  'blue-dot-kiosk': async (_page, program) => {
    await expect(program.getByText('You are here')).toBeVisible();
  },

  'playground-dynamic-focus': (page, program) =>
    clickUntil(page, program.locator('output'), /^Open: .+$/),
  'dynamic-focus-choose': (page) => change(page, 'Open at zoom', '19', 'enterZoom: 19'),
  'dynamic-focus-by-hand': (page) => change(page, 'Pitch', '20', 'pitchDegrees: 20'),
};

/** Other venues that the first program of a topic is also tested with. */
const OTHER_VENUES: Readonly<Record<string, string>> = {
  interactivity: 'northwind-airport',
  markers: 'kestrel-house',
  '3d-models': 'alder-campus',
  wayfinding: 'st-brigid-hospital',
};

for (const { id, variants } of TOPICS) {
  test(`draws the maps of all ${id} programs and runs their interactions [S2.10]`, async ({
    page,
  }) => {
    // One page for all programs, as switching programs is more common than opening pages.
    test.setTimeout(180_000);
    await openProgram(page, `/playground/${id}`);
    for (const [place, { sample, title }] of variants.entries()) {
      await test.step(title, async () => {
        if (place > 0) await chooseProgram(page, sample);
        await expectMap(page);
        await INTERACTIONS[sample]?.(page, shownFrame(page));
        await expectNoProblem(page);
      });
      const venue = place === 0 ? OTHER_VENUES[id] : undefined;
      if (venue !== undefined) await test.step(venue, () => changeVenue(page, venue));
    }
  });
}

test('tests an interaction with every program of a topic [S2.10]', () => {
  const samples = TOPICS.flatMap(({ variants }) => variants.map(({ sample }) => sample));
  expect(Object.keys(INTERACTIONS).toSorted()).toEqual(samples.toSorted());
});

function shownFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[data-shown]');
}

function mapOf(page: Page): Locator {
  return shownFrame(page).locator('canvas').first();
}

function code(page: Page): Locator {
  return page.locator('.cm-content');
}

async function openProgram(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-phase="running"]')).toBeVisible();
  await expect(code(page)).toBeVisible();
}

async function chooseProgram(page: Page, sample: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Program', exact: true }).selectOption(sample);
  await expect(page).toHaveURL(new RegExp(`\\?variant=${sample}$`));
  await expect(page.locator('iframe[data-shown]')).toHaveCount(1);
  await expect(page.locator('[data-phase="running"]')).toBeVisible();
  await expect(code(page)).toBeVisible();
}

async function changeVenue(page: Page, venue: string): Promise<void> {
  await whenRunAgain(page, async () => {
    await page.getByLabel('Venue', { exact: true }).selectOption(`${venue} demo`);
    await expect(code(page)).toContainText(`venueId: '${venue}'`, { timeout: 1000 });
  });
  await expectMap(page);
  await expectNoProblem(page);
}

async function expectMap(page: Page): Promise<void> {
  await expect(mapOf(page)).toBeVisible();
  await expect
    .poll(async () => {
      const { colours } = await compareScreenshots(page, await mapOf(page).screenshot());
      return colours;
    })
    .toBeGreaterThan(MIN_COLORS);
}

/** Expects no errors in the console and over the map. */
async function expectNoProblem(page: Page): Promise<void> {
  await expect(page.locator('[data-phase="running"]')).toBeVisible();
  await expect(page.getByRole('log').locator('[data-level="error"]')).toHaveCount(0);
}

/** Changes a control and expects the written code and a new run. */
async function change(
  page: Page,
  label: string,
  value: string | boolean,
  expectedCode: string,
): Promise<void> {
  const control = page.getByRole('region', { name: 'Controls' }).getByLabel(label, { exact: true });
  await whenRunAgain(page, async () => {
    if (typeof value === 'boolean') await control.setChecked(value);
    else if (await control.evaluate((element) => element instanceof HTMLSelectElement)) {
      await control.selectOption(value);
    } else await control.fill(value);
    await expect(code(page)).toContainText(expectedCode, { timeout: 1000 });
  });
}

/** Runs an action that changes the code, and waits for the map of the next run. */
async function whenRunAgain(page: Page, act: () => Promise<void>): Promise<void> {
  await page.locator('iframe[data-shown]').evaluate((frame) => {
    frame.dataset['seen'] = '';
  });
  // Retries, because controls write nothing before the parser has loaded.
  await expect(act).toPass();
  await expect(page.locator('iframe[data-shown]:not([data-seen])')).toHaveCount(1);
  await expect(page.locator('[data-phase="running"]')).toBeVisible();
}

/** Clicks a point of the map, in ratios of its width and height. */
async function clickMap(page: Page, across: number, down: number): Promise<void> {
  await mapOf(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await mapOf(page).boundingBox())!;
  // Clicks by coordinates, because a panel of the program may cover the map.
  await page.mouse.click(x + width * across, y + height * down);
}

/** Points in ratios of width and height: the centre, its surroundings, and the corners. */
const CLICK_POINTS = [
  [0.5, 0.5],
  [0.7, 0.75],
  [0.3, 0.75],
  [0.3, 0.3],
  [0.7, 0.3],
  [0.5, 0.35],
  [0.5, 0.65],
  [0.15, 0.5],
  [0.85, 0.5],
  [0.4, 0.4],
  [0.6, 0.25],
  [0.95, 0.1],
  [0.95, 0.95],
] as const;

/**
 * Clicks several points until a text appears, because the layout depends on the size of the map.
 */
async function clickUntil(
  page: Page,
  place: Locator,
  text: RegExp,
  points: readonly (readonly [number, number])[] = CLICK_POINTS,
): Promise<void> {
  for (const [across, down] of points) {
    await clickMap(page, across, down);
    const isThere = await expect(place)
      .toHaveText(text, { timeout: 700 })
      .then(
        () => true,
        () => false,
      );
    if (isThere) return;
  }
  await expect(place).toHaveText(text, { timeout: 1 });
}

async function dragMap(page: Page): Promise<void> {
  const { x, y, width, height } = (await mapOf(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 120, y + height / 2 + 60, { steps: 6 });
  await page.mouse.up();
}

/** Expects an action to change at least a ratio of the map's pixels. */
async function expectChange(page: Page, act: () => Promise<void>, minRatio = 0.03): Promise<void> {
  const before = await mapOf(page).screenshot();
  await act();
  await expect
    .poll(async () => {
      const { changed } = await compareScreenshots(page, before, await mapOf(page).screenshot());
      return changed;
    })
    .toBeGreaterThan(minRatio);
}
