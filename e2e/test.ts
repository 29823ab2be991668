import { expect, type Page, test as base } from '@playwright/test';

export { expect };

type Fixtures = {
  /** What the page said that a clean page does not say. Checked at the end of every test. */
  complaints: string[];
  /** A pattern of complaints that the test provokes on purpose. */
  expectedComplaints: RegExp | undefined;
};

/** Every test fails on a console error, a page error, a blocked or a foreign request. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [undefined, { option: true }],
  complaints: [
    async ({ page, baseURL, expectedComplaints }, use) => {
      const complaints: string[] = [];
      watchPage(page, baseURL ?? '', complaints);
      await use(complaints);
      const unexpected = complaints.filter((text) => !expectedComplaints?.test(text));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Notes what a clean page does not do: errors, warnings, requests to other hosts. */
export function watchPage(page: Page, baseURL: string, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL).origin) {
      complaints.push(`foreign host: ${request.url()}`);
    }
  });
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilAlive(page);
}

export async function waitUntilAlive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** With data saver on nothing is prefetched, so that a click has to load. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
    });
  });
}
