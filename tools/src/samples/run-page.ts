import type { Browser, CDPSession, ConsoleMessage, Page, Request } from '@playwright/test';
import { disableAntialiasing } from '../machine/disable-antialiasing.ts';
import { type ScreenshotLimits, takeScreenshot } from './take-screenshot.ts';
import type { ScreenshotFormat, Screenshots } from './screenshot-files.ts';
import { trackDrawCalls } from './draw-call-tracker.ts';
import { SAMPLE_TIME, startClockAt } from './shift-clock.ts';
import { type IdleTimes, waitForRenderIdle } from './wait-for-render-idle.ts';

/** Sizes of screenshots in CSS pixels. A poster has the size of the app that it stands for. */
const FORMATS: Readonly<Record<ScreenshotFormat, Emulation>> = {
  card: { width: 720, height: 420, mobile: false, deviceScaleFactor: 1.5 },
  hero: { width: 960, height: 560, mobile: false, deviceScaleFactor: 1.5 },
  stage: { width: 1120, height: 648, mobile: false, deviceScaleFactor: 1.5 },
  phone: { width: 358, height: 608, mobile: false, deviceScaleFactor: 2 },
};
/** Few device pixels while a sample loads, because the cost of a frame grows with them. */
const LOADING_SCALE = 0.5;
const POSTER_LIMITS: ScreenshotLimits = { qualities: [40, 30, 20], largestBytes: 40_000 };
const LIMITS: Readonly<Record<ScreenshotFormat, ScreenshotLimits>> = {
  /** Small, because the repository contains hundreds of them. */
  card: { qualities: [40, 30, 20], largestBytes: 24_000 },
  /** The largest thing of a first screen. */
  hero: { qualities: [60, 50, 40, 30], largestBytes: 64_000 },
  stage: POSTER_LIMITS,
  phone: POSTER_LIMITS,
};
const FIRST_FRAME_LIMIT_MS = 30_000;
const NOTHING_DRAWN = `No map was drawn within ${FIRST_FRAME_LIMIT_MS / 1000} s.`;
/** When a map counts as drawn. On a busy machine it may pause for longer before it continues. */
const QUIET: Readonly<Record<Pace, IdleTimes>> = {
  quick: { quiet: 150, limit: 3000 },
  patient: { quiet: 2000, limit: 15_000 },
};

/** The message of the page around a sample when the reader switches the colour mode. */
const DARKEN = 'postMessage({ type: "look-change", look: { theme: "dark", language: "en" } }, "*")';

export type SampleRun = {
  /** Empty if the sample runs. */
  readonly problems: readonly string[];
  /** WebP, by the colour mode of the page around the sample. */
  readonly pictures: Screenshots | undefined;
};

/** How long a run waits for a map to become idle. */
export type Pace = 'quick' | 'patient';

export type RunOptions = {
  readonly url: string;
  /** Whether the page's content security policy is off, for samples that violate it. */
  readonly policy: 'kept' | 'off';
  readonly pictures: ScreenshotFormat | 'none';
  /** Whether the sample switches to dark at run time, or must be opened again. */
  readonly darkens: 'at-once' | 'anew';
  /** Whether the sample adapts to more pixels at run time, or must be opened again. */
  readonly sharpens: 'at-once' | 'anew';
  readonly pace: Pace;
};

type OpenPage = { readonly page: Page; readonly client: CDPSession };
type Emulation = {
  readonly width: number;
  readonly height: number;
  readonly mobile: boolean;
  readonly deviceScaleFactor: number;
};

/**
 * Opens samples one after the other in the same page, because a window and a process for each would
 * cost as much as most samples.
 */
export class SamplePage {
  readonly #browser: Browser;
  readonly #pages = new Map<string, Promise<OpenPage>>();
  #last: OpenPage | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * Runs a sample until its map is drawn and idle, and takes its screenshots. Retries once if
   * nothing was drawn in time, because the machine may be busy.
   */
  async run(options: RunOptions): Promise<SampleRun> {
    const first = await this.#runOnce(options);
    return first.problems.includes(NOTHING_DRAWN) ? this.#runOnce(options) : first;
  }

  /** Another screenshot of the last sample, in the same colours as its last one. */
  async captureAfter(milliseconds: number, format: ScreenshotFormat): Promise<Buffer> {
    const { page, client } = this.#last!;
    await page.waitForTimeout(milliseconds);
    return takeScreenshot(client, LIMITS[format]);
  }

  async #runOnce(options: RunOptions): Promise<SampleRun> {
    const { url, pictures, darkens, sharpens, pace } = options;
    this.#last = await this.#pageFor(options);
    const { page, client } = this.#last;
    const { problems, pending, stop } = watch(page, new URL(url).origin);
    const format = FORMATS[pictures === 'none' ? 'card' : pictures];
    const limits = LIMITS[pictures === 'none' ? 'card' : pictures];
    try {
      await client.send('Emulation.setDeviceMetricsOverride', {
        ...format,
        deviceScaleFactor: LOADING_SCALE,
      });
      await openSample(page, url, 'light');
      await waitUntilSettled(page, pending, QUIET[pace]);
      if (pictures === 'none') return { problems, pictures: undefined };
      await client.send('Emulation.setDeviceMetricsOverride', format);
      if (sharpens === 'anew') await openSample(page, url, 'light');
      await waitUntilSettled(page, pending, QUIET[pace]);
      const light = await takeScreenshot(client, limits);
      if (darkens === 'at-once') await page.evaluate(DARKEN);
      else await openSample(page, url, 'dark');
      await waitUntilSettled(page, pending, QUIET[pace]);
      return { problems, pictures: { light, dark: await takeScreenshot(client, limits) } };
    } catch (error) {
      const [reason] = (error as Error).message.split('\n');
      return { problems: [...problems, reason ?? ''], pictures: undefined };
    } finally {
      stop();
    }
  }

  #pageFor({ policy, pictures }: RunOptions): Promise<OpenPage> {
    const isPictured = pictures !== 'none';
    const kind = `${policy} ${isPictured}`;
    const known = this.#pages.get(kind) ?? openPage(this.#browser, { policy, isPictured });
    this.#pages.set(kind, known);
    return known;
  }
}

async function openPage(
  browser: Browser,
  { policy, isPictured }: Pick<RunOptions, 'policy'> & { readonly isPictured: boolean },
): Promise<OpenPage> {
  const context = await browser.newContext({
    // Set by the session that takes screenshots; Playwright would reset the size meanwhile.
    viewport: null,
    // Without animations, so that the final state is visible immediately.
    reducedMotion: 'reduce',
    bypassCSP: policy === 'off',
  });
  await context.addInitScript(trackDrawCalls);
  await context.addInitScript(hideDevicePixels);
  await context.addInitScript(startClockAt, SAMPLE_TIME);
  if (!isPictured) await context.addInitScript(disableAntialiasing);
  const page = await context.newPage();
  return { page, client: await context.newCDPSession(page) };
}

/**
 * The screen density is emulated, which size observers ignore. Without this property, libraries
 * multiply by `devicePixelRatio`, which is correct.
 */
function hideDevicePixels(): void {
  const { ResizeObserverEntry: entry } = globalThis as unknown as {
    readonly ResizeObserverEntry: { readonly prototype: object };
  };
  Reflect.deleteProperty(entry.prototype, 'devicePixelContentBoxSize');
}

type Watch = {
  /** Violations of the sample. */
  readonly problems: string[];
  /** Pending requests. */
  readonly pending: ReadonlySet<Request>;
  readonly stop: () => void;
};

function watch(page: Page, origin: string): Watch {
  const problems: string[] = [];
  const pending = new Set<Request>();
  const onConsole = (message: ConsoleMessage): void => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  };
  const onError = (error: Error): void => void problems.push(error.message);
  const onRequest = (request: Request): void => {
    pending.add(request);
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      problems.push(`It asks another host: ${url.href}`);
    }
  };
  const onEnd = (request: Request): void => void pending.delete(request);
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  page.on('requestfinished', onEnd).on('requestfailed', onEnd);
  const stop = (): void => {
    page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
    page.off('requestfinished', onEnd).off('requestfailed', onEnd);
  };
  return { problems, pending, stop };
}

async function openSample(page: Page, url: string, theme: 'light' | 'dark'): Promise<void> {
  await page.goto(`${url}?theme=${theme}&language=en`);
  await waitForFirstFrame(page);
}

async function waitForFirstFrame(page: Page): Promise<void> {
  const drawn = page.locator('html[data-sample="sample-drawn"]:not([data-busy])');
  const failed = page.locator('html[data-sample="sample-fail"]');
  try {
    await drawn.or(failed).waitFor({ state: 'attached', timeout: FIRST_FRAME_LIMIT_MS });
  } catch {
    throw new Error(NOTHING_DRAWN);
  }
}

async function waitUntilSettled(
  page: Page,
  pending: ReadonlySet<Request>,
  times: IdleTimes,
): Promise<void> {
  const begin = Date.now();
  do {
    await waitForRenderIdle(page, times);
  } while (pending.size > 0 && Date.now() - begin < times.limit);
}
