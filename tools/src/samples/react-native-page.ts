import type { BrowserContext, Page } from '@playwright/test';
import type { ShowSample } from './bundle-react-native-samples.ts';
import type { Screenshots } from './screenshot-files.ts';
import type { DrawCallTracker } from './draw-call-tracker.ts';
import { SAMPLES_ORIGIN } from './serve-samples.ts';

const START_LIMIT_MS = 30_000;
const NOTHING_DRAWN = `No map was drawn within ${START_LIMIT_MS / 1000} s.`;
/** The message of `map.setTheme('dark')`; samples do not expose their map. */
const THEME_REQUEST = {
  kind: 'request',
  id: Number.MAX_SAFE_INTEGER,
  target: 'map',
  method: 'setTheme',
  args: ['dark'],
};
/** Resolves with the response of the page: until then the map is still idle. */
const DARKEN = `new Promise((resolve) => {
  addEventListener('message', ({ data }) => {
    if (JSON.parse(data).some?.(({ id }) => id === ${THEME_REQUEST.id})) resolve();
  });
  const frame = document.querySelector('iframe');
  frame.contentWindow.postMessage(${JSON.stringify(JSON.stringify([THEME_REQUEST]))}, origin);
})`;
/** A map is idle after this long without drawing. */
const IDLE_MS = 300;
/** Time limit for a sample that never stops moving. */
const IDLE_TIMEOUT_MS = 3000;

/** Shows samples one after the other in a page of a context that serves them. */
export class ReactNativePage {
  readonly #context: BrowserContext;
  #page: Promise<Page> | undefined;
  #problems: string[] = [];

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  /**
   * Runs a sample until its map is drawn and idle; resolves to the problems. Retries once if
   * nothing was drawn in time, because the machine may be busy.
   */
  async run(name: string): Promise<readonly string[]> {
    const problems = await this.#runOnce(name);
    return problems.includes(NOTHING_DRAWN) ? this.#runOnce(name) : problems;
  }

  /** Screenshots of the current sample, light and dark. */
  async takeScreenshots(quality: number): Promise<Screenshots> {
    const page = await this.#open();
    const session = await this.#context.newCDPSession(page);
    const take = async (): Promise<Buffer> => {
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
      return Buffer.from(data, 'base64');
    };
    const light = await take();
    await page.evaluate(DARKEN);
    await waitUntilDrawn(page);
    const dark = await take();
    await session.detach();
    return { light, dark };
  }

  async #runOnce(name: string): Promise<readonly string[]> {
    this.#problems = [];
    try {
      const page = await this.#open();
      await page.evaluate(
        (wanted) => (globalThis as unknown as { showSample: ShowSample }).showSample(wanted),
        name,
      );
      await waitUntilDrawn(page);
      this.#problems.push(...(await page.getByRole('alert').allTextContents()));
    } catch (error) {
      this.#problems.push((error as Error).message.split('\n')[0] ?? '');
    }
    // A fresh page after a failure, so that the next sample is not affected.
    if (this.#problems.length > 0) await this.#close();
    return this.#problems;
  }

  async #open(): Promise<Page> {
    this.#page ??= this.#context.newPage();
    const page = await this.#page;
    if (page.url() !== 'about:blank') return page;
    page.on('console', (message) => {
      const isProblem = ['error', 'warning'].includes(message.type());
      if (isProblem) this.#problems.push(message.text());
    });
    page.on('pageerror', (error) => this.#problems.push(error.message));
    await page.goto(SAMPLES_ORIGIN);
    return page;
  }

  async #close(): Promise<void> {
    const page = await this.#page;
    this.#page = undefined;
    await page?.close();
  }
}

async function waitUntilDrawn(page: Page): Promise<void> {
  const canvas = page.frameLocator('iframe').locator('canvas').first();
  const timeout = START_LIMIT_MS;
  const isThere = await canvas.waitFor({ state: 'attached', timeout }).then(
    () => true,
    () => false,
  );
  const isDrawn =
    isThere &&
    (await canvas.evaluate(
      async (_canvas, [startLimit, quiet, limit]) => {
        const { quietMark } = globalThis as unknown as { quietMark: DrawCallTracker };
        const isLate = new Promise<boolean>((resolve) => setTimeout(resolve, startLimit, true));
        if ((await Promise.race([quietMark.firstDraw, isLate])) === true) return false;
        await quietMark.whenQuiet(quiet, limit);
        return true;
      },
      [START_LIMIT_MS, IDLE_MS, IDLE_TIMEOUT_MS] as const,
    ));
  if (!isDrawn) throw new Error(NOTHING_DRAWN);
}
