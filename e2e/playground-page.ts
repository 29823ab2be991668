import type { FrameLocator, Locator, Page } from '@playwright/test';
import { writeShareHash } from '@brand/wire/playground';
import { expect } from './test.ts';

/** Page object of the playground. */
export class PlaygroundPage {
  readonly page: Page;
  readonly stage: Locator;
  /** The frame of the visible program. */
  readonly programFrame: FrameLocator;
  readonly editor: Locator;
  readonly console: Locator;

  constructor(page: Page) {
    this.page = page;
    this.stage = page.locator('[data-phase]');
    this.programFrame = this.stage.frameLocator('iframe[data-shown]');
    this.editor = page.locator('.cm-content');
    this.console = page.getByRole('log', { name: 'Console output' });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.waitForMap();
  }

  /** Opens a program from a share link that contains its code. */
  async openCode(code: string, path = '/playground/getting-started'): Promise<void> {
    const hash = await writeShareHash({ files: { 'main.ts': code } });
    await this.page.goto(path + hash);
  }

  async waitForMap(): Promise<void> {
    await expect(this.stage).toHaveAttribute('data-phase', 'running', { timeout: 40_000 });
  }

  async waitForEditor(): Promise<void> {
    await expect(this.editor).toBeVisible({ timeout: 40_000 });
  }

  /** Replaces the code in the editor. */
  async write(code: string): Promise<void> {
    await this.editor.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(code);
  }

  /** The code that the editor shows, line by line. */
  async code(): Promise<string> {
    return (await this.editor.locator('.cm-line').allInnerTexts()).join('\n');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
