import type { LaunchOptions } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/**
 * Browser features that pages do not need. Chromium uses the last switch of a name, so this one
 * repeats Playwright's list, and adds the two pages that the address bar preloads in every window
 * and the spare renderer process: half a second of work per test.
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

const OPTIMIZER_SWITCHES = {
  all: [],
  some: ['--js-flags=--no-opt,--invocation-count-for-maglev=3000'],
  none: ['--js-flags=--no-opt,--no-maglev'],
} as const;

export type BrowserNeeds = {
  /**
   * JIT optimisation of scripts. For pages that live for seconds it costs more than it gains:
   * `none` is for pages, `some` for maps, which repeat work.
   * @defaultValue `'all'`
   */
  readonly optimizer?: keyof typeof OPTIMIZER_SWITCHES;
  /**
   * Renderer of the page around a map. `cpu` is faster without a graphics card, but leaves a part
   * of a map blank under an opaque element.
   * @defaultValue `'cpu'`
   */
  readonly compositor?: 'cpu' | 'gpu';
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/** Launch options of the browser for tests and for running samples. */
export function launchOptions({
  optimizer: optimiser = 'all',
  compositor = 'cpu',
  args = [],
  env = {},
}: BrowserNeeds = {}): LaunchOptions {
  const executablePath = findChromium();
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      // Text has the same width with and without a window.
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--disable-component-update',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
      // The software renderer draws maps only, not the page around them.
      ...(compositor === 'cpu' ? ['--disable-gpu-compositing'] : []),
      ...OPTIMIZER_SWITCHES[optimiser],
      ...args,
    ],
    env: { ...(process.env as Record<string, string>), ...env },
  };
}
