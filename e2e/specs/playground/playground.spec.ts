import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { writeShareHash } from '@brand/wire/playground';
import { PlaygroundPage } from '../../playground-page.ts';
import {
  expect,
  measureOverflow,
  sharedPageTest as test,
  test as ownPageTest,
} from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

/** Excludes a test from `npm test`. */
const LONG = { tag: '@long' };

const MARKERS = '/playground/markers';
/** A program opened by its name, independent of the topics. */
const ONE_MARKER = '/playground/?sample=web-sdk/6.0/markers';

for (const each of [test, ownPageTest]) {
  each.use({
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1000, height: 640 },
  });
}

ownPageTest(
  'leaves the code where it is when the editor replaces its text [S2.10]',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(recordCodePlaces);
    await page.goto('/playground/markers');
    const places = await page.waitForFunction(() => {
      const { codePlaces } = globalThis as typeof globalThis & { codePlaces?: CodePlaces };
      return codePlaces?.editor && codePlaces;
    });
    const { text, editor } = (await places.jsonValue())!;
    expect(Math.abs(editor!.x - text!.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(editor!.y - text!.y)).toBeLessThanOrEqual(1);
    expect(editor!.height).toBeCloseTo(text!.height, 0);
  },
);

ownPageTest('begins the title of a playground where the workspace begins', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/playground/getting-started');
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const workspace = await page.locator('[data-view]').boundingBox();
  expect(title!.x).toBeCloseTo(workspace!.x, 0);
  expect(workspace!.width).toBeGreaterThan(1380);
});

test.describe('editor', () => {
  test('runs the code on a change, and on Ctrl+Enter [S2.10]', async ({ page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open('/playground/getting-started');
    await playground.waitForEditor();
    await playground.write("console.log('by', 'itself');");
    await expect(playground.console).toContainText('by itself');
    await playground.write("console.log('asked', { for: [1, 2] });");
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(playground.console).toContainText('asked { for: [1, 2] }');
    await playground.button('Reset').click();
    await playground.waitForMap();
    expect(await playground.code()).toContain('showVenue');
  });

  test('completes, explains and checks with the types of the SDK [S2.10]', async ({ page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open(ONE_MARKER);
    await playground.waitForEditor();
    const call = playground.editor.getByText('showVenue', { exact: true }).last();
    const hover = page.locator('.playground-hover');
    await expect(async () => {
      await page.mouse.move(0, 0);
      await call.hover();
      await expect(hover).toContainText('showVenue(container: Container', { timeout: 2000 });
    }).toPass({ timeout: 40_000 });
    await expect(hover).toContainText('Loads a venue');

    await playground.editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('map.camera.foc');
    const list = page.getByRole('listbox');
    await expect(list.getByRole('option', { name: 'focusOn' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.type('usOn(5, 6, 7);');
    await expect(page.locator('.cm-lintRange-error').first()).toBeVisible();
  });

  test('marks an error at its line, shows its message, and keeps the last map [S2.10]', async ({
    page,
  }) => {
    const playground = new PlaygroundPage(page);
    await playground.open(ONE_MARKER);
    await playground.waitForEditor();
    await playground.write('const a = 1;\nconst b = ;\n');
    const message = playground.stage.getByRole('alert');
    await expect(message).toContainText('Syntax error: Unexpected token');
    await expect(playground.stage).toHaveAttribute('data-drawn', '');
    await expect(playground.console.getByRole('button', { name: 'main.ts:2' })).toBeVisible();
    await message.getByRole('button', { name: 'Go to line 2' }).click();
    await expect(page.locator('.cm-activeLine')).toHaveText('const b = ;');

    await playground.write("\n\nthrow new Error('It broke');\n");
    await expect(playground.console).toContainText('It broke');
    await expect(playground.console.getByRole('button', { name: 'main.ts:3' })).toBeVisible();
    await expect(page.locator('.cm-lint-marker-error')).toBeVisible();
    await expect(playground.stage.locator('iframe[data-shown]')).toHaveCount(1);
  });

  test("keeps the reader's code until it is reset [S2.10]", async ({ page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open(ONE_MARKER);
    await playground.waitForEditor();
    await playground.write("console.log('my own');");
    await expect(playground.console).toContainText('my own');
    await page.reload();
    await expect(playground.console).toContainText('my own');
    await expect(page.getByText('Your edits were restored.')).toBeVisible();
    await playground.button('Reset').click();
    await playground.waitForMap();
    await page.reload();
    await playground.waitForMap();
    await expect(page.getByText('Your edits were restored.')).toHaveCount(0);
  });

  test('formats code and leaves a formatted sample unchanged [S2.10]', LONG, async ({ page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open(ONE_MARKER);
    await playground.waitForEditor();
    const before = await playground.code();
    await expect(async () => {
      await playground.button('Format').click();
      await expect(playground.button('Format')).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await playground.code()).toBe(before);
    await playground.write('const   a:{ b: number }={b:1}\nconsole.log( a )');
    await playground.button('Format').click();
    await expect
      .poll(() => playground.code())
      .toBe('const a: { b: number } = { b: 1 };\nconsole.log(a);');
  });
});

test('writes values of controls into the code and updates the map [S2.10]', async ({ page }) => {
  const playground = new PlaygroundPage(page);
  await playground.open(MARKERS);
  await playground.waitForEditor();
  const rank = page.getByLabel('Rank');
  const before = await rank.inputValue();
  await rank.selectOption('low');
  await expect.poll(() => playground.code()).toContain("rank: 'low'");
  await playground.waitForMap();
  await playground.editor.click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => playground.code()).not.toContain("rank: 'low'");
  await expect(rank).toHaveValue(before);
});

test('enters and leaves full screen [S2.10]', LONG, async ({ page }) => {
  const playground = new PlaygroundPage(page);
  await playground.open(MARKERS);
  await playground.button('Full screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(playground.button('Run')).toBeVisible();
  await playground.button('Full screen').click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test.describe("a reader's bundle", () => {
  test('opens after validation and is never uploaded [S2.10]', async ({ page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open('/playground/getting-started');
    await playground.waitForEditor();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page
      .locator('input[type="file"]')
      .setInputFiles(join(import.meta.dirname, '../../../venues/dist/alder-campus/mvf-2.zip'));
    await expect(page.getByText('mvf-2.zip: MVF 2, 0 errors')).toBeVisible();
    await expect.poll(() => playground.code()).toContain("new URL('./mvf-2.zip', import.meta.url)");
    await playground.waitForMap();
    await expect(playground.console).not.toContainText('mvf');
    expect(sent).toEqual([]);
  });

  test('opens when dropped [S2.10]', LONG, async ({ page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open('/playground/getting-started');
    await page.evaluate(async () => {
      const response = await fetch('/venues/kestrel-house/mvf-3.zip?key=demo');
      const transfer = new DataTransfer();
      transfer.items.add(new File([await response.blob()], 'my offices.zip'));
      const target = document.querySelector('[data-phase]');
      for (const type of ['dragover', 'drop']) {
        const event = new DragEvent(type, {
          bubbles: true,
          cancelable: true,
          dataTransfer: transfer,
        });
        target?.dispatchEvent(event);
      }
    });
    await expect(page.getByText('my offices.zip: MVF 3, 0 errors')).toBeVisible();
    await playground.waitForEditor();
    await expect.poll(() => playground.code()).toContain("'./my-offices.zip'");
    await playground.waitForMap();
  });

  test('shows findings when the file is invalid [S2.10]', async ({ page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open('/playground/getting-started');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'plan.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('PDF?'),
    });
    await expect(page.getByText('plan.zip is not a valid MVF bundle.')).toBeVisible();
    await expect(page.getByText('Findings')).toBeVisible();
    await expect(playground.stage).toHaveAttribute('data-phase', 'running');
  });
});

test.describe('exporting a program', () => {
  ownPageTest('puts the code into a share link [S2.10]', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const playground = new PlaygroundPage(page);
    await playground.open(ONE_MARKER);
    await playground.waitForEditor();
    await playground.write("console.log('shared with you');");
    await expect(playground.console).toContainText('shared with you');
    await playground.button('Share').click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${ONE_MARKER}#code=`);
    expect(page.url()).toBe(link);
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await page.goto(link);
    await expect(playground.console).toContainText('shared with you');
    await expect(page.getByText('This code was shared with you.')).toBeVisible();
    // Opens another link in the same tab.
    const hash = await writeShareHash({ files: { 'main.ts': "console.log('another one');" } });
    await page.evaluate((other) => {
      location.hash = other;
    }, hash);
    await expect(playground.console).toContainText('another one');
  });

  test('reports code that is too long for a link [S2.10]', LONG, async ({ page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open(ONE_MARKER);
    await playground.waitForEditor();
    const noise = Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 9973).join();
    await playground.write(`const noise = [${noise}];`);
    await playground.button('Share').click();
    await expect(page.getByText(/^The code is too long for a link: \d+/)).toBeVisible();
  });

  test('downloads a project that npm can install [S2.10]', async ({ page }) => {
    const playground = new PlaygroundPage(page);
    await playground.open('/playground/?sample=web-sdk/6.0/3d-models');
    const downloading = page.waitForEvent('download');
    await playground.button('Download').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('3d-models.zip');
    const files = unzipSync(readFileSync(await download.path()));
    const names = Object.keys(files);
    const text = (name: string): string => new TextDecoder().decode(files[`3d-models/${name}`]);
    const manifest = JSON.parse(text('package.json')) as { dependencies: Record<string, string> };
    const [archive = ''] = Object.values(manifest.dependencies);
    expect(names).toContain(`3d-models/${archive.replace('file:', '')}`);
    expect(names).toContain('3d-models/src/kiosk.glb');
    expect(text('src/main.ts')).toContain(`baseUrl: 'http://localhost:`);
    expect(text('index.html')).toContain('/src/main.ts');
  });

  ownPageTest(
    'sends the project to StackBlitz only on click [S2.10]',
    async ({ page, context }) => {
      const posted: (string | null)[] = [];
      await context.route('https://stackblitz.com/**', async (route) => {
        posted.push(route.request().postData());
        await route.fulfill({ contentType: 'text/html', body: '<title>there</title>' });
      });
      const playground = new PlaygroundPage(page);
      await playground.open(ONE_MARKER);
      expect(posted).toEqual([]);
      const opening = context.waitForEvent('page');
      await playground.button('StackBlitz').click();
      const other = await opening;
      await expect(other).toHaveTitle('there');
      const fields = new URLSearchParams(posted[0] ?? '');
      expect(fields.get('project[files][src/main.ts]')).toContain('map.markers.add');
      expect(fields.get('project[files][package.json]')).toContain('"vite"');
    },
  );
});

test('simulates, scrubs and exports a walk [S2.10]', LONG, async ({ page }) => {
  const playground = new PlaygroundPage(page);
  await playground.open('/playground/blue-dot');
  const time = page.getByLabel('Position in the walk');
  await expect(time).toBeEnabled();
  await page.getByLabel('Signal lost at').fill('4');
  await page.getByLabel('for', { exact: true }).fill('5');
  await time.fill('6000');
  await expect(page.getByText('no signal')).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export JSON' }).click();
  const path = await (await downloading).path();
  const walk = JSON.parse(readFileSync(path, 'utf8')) as { timestamp: number; lngLat: number[] }[];
  expect(walk.length).toBeGreaterThan(10);
  expect(walk.some(({ timestamp }) => timestamp >= 4000 && timestamp < 9000)).toBe(false);
});

ownPageTest('draws the map before it requests the code of the editor [S2.10]', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/playground\/|pg-editor|react/.test(request.url())) order.push(request.url());
  });
  await page.addInitScript(() => {
    addEventListener('message', ({ data }) => {
      if ((data as { type?: string })?.type === 'run-drawn') performance.mark('map-drawn');
    });
  });
  const playground = new PlaygroundPage(page);
  await playground.open(MARKERS);
  await playground.waitForEditor();
  const drawn = await page.evaluate(() => performance.getEntriesByName('map-drawn')[0]?.startTime);
  const editor = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /pg-editor|codemirror/.test(name))
        ?.startTime,
  );
  expect(drawn).toBeLessThan(editor ?? Infinity);
  // Types load only when the reader edits.
  expect(order.some((url) => url.includes('worker-types'))).toBe(false);
  await playground.editor.click();
  await expect.poll(() => order.some((url) => url.includes('/sdk-6.0'))).toBe(true);
  // Neither React nor its types load, because the program does not use it.
  expect(order.some((url) => url.includes('react'))).toBe(false);
});

ownPageTest('leaks no frame, worker or heap between topics [S2.10]', LONG, async ({ page }) => {
  const playground = new PlaygroundPage(page);
  const client = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
  await page.goto('/playground/');
  const visit = async (name: string): Promise<void> => {
    await page.getByRole('link', { name }).first().click();
    await playground.waitForMap();
    await playground.waitForEditor();
    await page.getByRole('link', { name: '‹ Playground' }).click();
    await expect(page.getByRole('heading', { name: 'Playground', exact: true })).toBeVisible();
  };
  await visit('Markers');
  await visit('Getting started');
  const before = await heap();
  await visit('Markers');
  await visit('Getting started');
  await expect.poll(() => page.workers().length).toBe(0);
  expect(page.frames()).toHaveLength(1);
  expect((await heap()) - before).toBeLessThan(4);
});

ownPageTest.describe('on a phone', () => {
  ownPageTest.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  ownPageTest(
    'shows editor and map as tabs without horizontal overflow [S2.10]',
    async ({ page }) => {
      const playground = new PlaygroundPage(page);
      await playground.open(MARKERS);
      expect(await measureOverflow(page)).toBe(0);
      await expect(playground.editor).toBeHidden();
      await page.getByRole('button', { name: 'Code', exact: true }).click();
      await playground.waitForEditor();
      await page.getByRole('button', { name: 'Console', exact: true }).click();
      await expect(playground.console).toBeVisible();
      await page.getByRole('button', { name: 'Controls', exact: true }).click();
      await expect(page.getByLabel('Rank')).toBeVisible();
      expect(await findAxeViolations(page, { except: 'iframe' })).toEqual([]);
    },
  );
});

test('passes axe in light and dark [S2.10]', async ({ page }) => {
  const playground = new PlaygroundPage(page);
  await playground.open(MARKERS);
  await playground.waitForEditor();
  expect(await findAxeViolations(page, { except: 'iframe' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await findAxeViolations(page, { except: 'iframe' })).toEqual([]);
});

ownPageTest('shows a message and a screenshot without WebGL [S2.10]', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(MARKERS);
  await expect(page.getByText('This browser cannot draw maps')).toBeVisible();
  await expect(
    page.getByRole('img', { name: /markers with the names of shops/ }).first(),
  ).toBeVisible();
});

test('opens a live sample of a guide [S2.10]', LONG, async ({ page }) => {
  await page.goto('/web-sdk/markers');
  await page.getByRole('link', { name: 'Edit in playground' }).first().click();
  const playground = new PlaygroundPage(page);
  await playground.waitForMap();
  await playground.waitForEditor();
  expect(await playground.code()).toContain('map.markers.add');
  await page.goto('/playground/?sample=web-sdk/6.0/no-such');
  await expect(
    page.getByText('The sample "web-sdk/6.0/no-such" does not exist.').first(),
  ).toBeVisible();
});

ownPageTest('loads editor, compiler and workers on no other page [S2.10]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/pg|codemirror|\/assets\/playground\//.test(request.url())) asked.push(request.url());
  });
  for (const path of ['/', '/web-sdk/markers', '/showcase/', '/playground/']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
});

/** The rectangle of the first characters of an element. */
type CodePlaces = { text?: DOMRect; editor?: DOMRect };

/**
 * Records in the page where the code is in the last frame as text and in the first frame in the
 * editor: what moves earlier, such as a heading whose typeface arrives, is not the editor's doing.
 */
function recordCodePlaces(): void {
  const places: CodePlaces = {};
  Object.assign(globalThis, { codePlaces: places });
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The page gets this function only.
  const placeOf = (selector: string): DOMRect | undefined => {
    const element = document.querySelector(selector);
    const text = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!text?.textContent?.startsWith('import')) return undefined;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, 3);
    return range.getBoundingClientRect().toJSON() as DOMRect;
  };
  const record = (): void => {
    const text = placeOf('[aria-label="Code"] pre code');
    const editor = placeOf('.cm-line');
    if (text) places.text = text;
    if (editor) places.editor = editor;
    else requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}
