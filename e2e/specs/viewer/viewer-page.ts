import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../../test.ts';

/** Page object of the viewer, in its own window or in a frame. */
export class ViewerPage {
  readonly inside: Page | FrameLocator;
  readonly panel: Locator;
  readonly search: Locator;
  readonly steps: Locator;
  readonly map: Locator;

  constructor(inside: Page | FrameLocator) {
    this.inside = inside;
    this.panel = inside.locator('.vw-panel');
    this.search = inside.getByRole('searchbox', { name: 'Search for a place' });
    this.steps = inside.getByRole('list', { name: 'Steps' });
    this.map = inside.locator('.vw-map canvas').first();
  }

  async waitForMap(): Promise<void> {
    await expect(this.inside.locator('.vw-panel, .vw-caption')).toBeVisible({ timeout: 40_000 });
    await expect(this.map).toBeVisible();
  }

  heading(name: string): Locator {
    return this.inside.getByRole('heading', { level: 2, name });
  }

  place(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name });
  }

  floor(name: string): Locator {
    return this.inside.getByRole('button', { name, exact: true });
  }
}

/** The path of the viewer with these parameters. */
export function viewerPath(parameters: Readonly<Record<string, string>>): string {
  return `/viewer/?${new URLSearchParams({ venue: 'harbour-mall', ...parameters })}`;
}
