import type { Browser, Page } from '@playwright/test';

const MAP_TIMEOUT_MS = 15_000;
const POLL_MS = 200;
/** A background alone has one colour. */
const MIN_COLORS = 8;
/** Calls that put a map on a page. */
const DRAWS_MAP =
  /\bshowVenue\(|<MapView\b|new (?:Deck|maplibregl\.Map|Map)\(\{|\bL\.map\(|embedViewer\(/;
/** What a map is drawn with. */
const DRAWING = 'canvas, .leaflet-container, iframe';

export function drawsMap(code: string): boolean {
  return DRAWS_MAP.test(code);
}

/** Opens pages one after the other, and looks at them. */
export class PageChecker {
  readonly #page: Page;
  readonly #pixels: Page;
  #errors: string[] = [];

  private constructor(page: Page, pixels: Page) {
    this.#page = page;
    this.#pixels = pixels;
    page.on('pageerror', ({ message }) => this.#errors.push(message));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#errors.push(`${response.status()}: ${response.url()}`);
    });
    page.on('console', (message) => {
      const { url } = message.location();
      // The browser looks for an icon by itself, sooner or later.
      if (message.type() !== 'error' || url.endsWith('/favicon.ico')) return;
      this.#errors.push(url === '' ? message.text() : `${message.text()} (${url})`);
    });
  }

  static async create(browser: Browser): Promise<PageChecker> {
    const context = await browser.newContext({ permissions: ['geolocation'] });
    return new PageChecker(await context.newPage(), await context.newPage());
  }

  /** Opens a page and returns what is wrong with it: errors, or a map that does not appear. */
  async findErrors(url: string, expectsMap: boolean): Promise<readonly string[]> {
    this.#errors = [];
    await this.#page.goto(url, { waitUntil: 'load' });
    if (expectsMap && !(await this.#seesMap())) this.#errors.push('No map appears.');
    const errors = [...new Set(this.#errors)];
    await this.#page.goto('about:blank');
    return errors;
  }

  async #seesMap(): Promise<boolean> {
    const end = Date.now() + MAP_TIMEOUT_MS;
    const drawing = this.#page.locator(DRAWING).first();
    while (Date.now() < end && this.#errors.length === 0) {
      if (await drawing.isVisible()) {
        const image = await drawing.screenshot({ timeout: MAP_TIMEOUT_MS });
        if ((await this.#countColors(image)) >= MIN_COLORS) return true;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    // Errors are reported instead.
    return this.#errors.length > 0;
  }

  async #countColors(png: Buffer): Promise<number> {
    return this.#pixels.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      return new Set(new Uint32Array(data.buffer)).size;
    }, png.toString('base64'));
  }
}
