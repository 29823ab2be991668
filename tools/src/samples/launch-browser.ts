import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../machine/ensure-chromium.ts';
import { type BrowserNeeds, launchOptions } from '../machine/launch-options.ts';
import { webglBackend } from '../machine/webgl-backend.ts';

/** A browser that renders maps in software. */
export async function launchBrowser(
  needs: Pick<BrowserNeeds, 'compositor'> = {},
): Promise<Browser> {
  ensureChromium();
  return chromium.launch(launchOptions({ optimizer: 'some', ...webglBackend(), ...needs }));
}
