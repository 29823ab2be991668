import type { LaunchOptions } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/**
 * Parts of the browser that pages do not need. Chromium takes the last switch of a name, so this
 * one repeats what Playwright turns off, and adds the two pages that the address bar keeps ready in
 * every window and the process that waits for a second site: half a second of work for each test.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

const OPTIMISER_SWITCHES = {
  all: [],
  some: ['--js-flags=--no-opt,--invocation-count-for-maglev=3000'],
  none: ['--js-flags=--no-opt,--no-maglev'],
} as const;

export type BrowserNeeds = {
  /**
   * How far scripts are optimised. Where pages live for seconds that costs more than it gains: `none`
   * is for pages, `some` for maps, which have work to repeat.
   * @defaultValue `'all'`
   */
  readonly optimiser?: keyof typeof OPTIMISER_SWITCHES;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/** How the browser of the machine is started, by tests and by who runs samples. */
export function launchOptions({
  optimiser = 'all',
  args = [],
  env = {},
}: BrowserNeeds = {}): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      // Text is as wide as on a screen, also where Chromium has no windows.
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--disable-component-update',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
      // A renderer in software that draws maps need not draw the page around them, too.
      '--disable-gpu-compositing',
      ...OPTIMISER_SWITCHES[optimiser],
      ...args,
    ],
    env: { ...(process.env as Record<string, string>), ...env },
  };
}
