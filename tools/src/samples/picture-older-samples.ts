import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser } from '@playwright/test';
import { type Plugin, rolldown } from 'rolldown';
import { LEGACY_DIST } from '../sdk/dist-folders.ts';
import { ROOT, SITE } from '../shared/repo.ts';
import { adoptStyle } from './adopt-style.ts';
import { takeScreenshot } from './take-screenshot.ts';
import { launchBrowser } from './launch-browser.ts';
import { trackDrawCalls } from './draw-call-tracker.ts';
import { waitForRenderIdle } from './wait-for-render-idle.ts';

/**
 * Takes the screenshots for pages of closed versions: `node
 * tools/src/samples/picture-older-samples.ts web-sdk/5.0/camera …`. These versions no longer
 * change, so the images are committed beside the pages, as `img/<sample>.webp`. Review each before
 * you commit it.
 */
const LINES: Readonly<Record<string, string>> = { 'web-sdk/5.0': 'v5', 'web-sdk/4.0': 'v4' };
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
};
const SIZE = { width: 720, height: 420, deviceScaleFactor: 1.5, mobile: false };
const DONE_LIMIT_MS = 120_000;
const QUIET = { quiet: 400, limit: 15_000 };
const PAGE = `<!doctype html><meta charset="utf-8"><title>Sample</title><link rel="icon" href="data:,">
<style>html, body, #map { height: 100%; margin: 0; }</style><div id="map"></div>
<script type="module" src="/sample.js"></script>`;

async function takePicture(browser: Browser, sample: string): Promise<void> {
  const [sdk = '', version = '', name = ''] = sample.split('/');
  const line = LINES[`${sdk}/${version}`];
  if (line === undefined || !existsSync(join(ROOT, 'examples', sample, 'main.ts'))) {
    throw new Error(`Expected a sample such as web-sdk/5.0/camera, found "${sample}".`);
  }
  const script = await bundle(join(ROOT, 'examples', sample, 'main.ts'), version);
  const server = await serve({ line, version, script });
  const context = await browser.newContext({ viewport: null, reducedMotion: 'reduce' });
  try {
    await context.addInitScript(trackDrawCalls);
    const page = await context.newPage();
    page.on('console', (message) => console.warn(`${sample}: ${message.text()}`));
    page.on('pageerror', (error) => console.error(`${sample}: ${error.message}`));
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setDeviceMetricsOverride', SIZE);
    await page.goto(server.origin);
    await page.locator('html[data-done]').waitFor({ state: 'attached', timeout: DONE_LIMIT_MS });
    await waitForRenderIdle(page, QUIET);
    const folder = join(SITE, `${sdk}_versioned_docs/version-${version}/img`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.webp`), await takeScreenshot(client));
    console.log(`✓ ${sample}`);
  } finally {
    await context.close();
    server.close();
  }
}

/** Bundles the sample with a completion mark at its end; the SDK stays external. */
async function bundle(file: string, version: string): Promise<string> {
  const plugin: Plugin = {
    name: 'sample-page',
    resolveId: (id) => {
      if (id === 'entry') return id;
      if (id.endsWith('/styles.css') && id.startsWith('@brand/')) return { id: 'entry-style' };
      return undefined;
    },
    load: (id) => {
      if (id === 'entry') {
        return `import ${JSON.stringify(file)}; document.documentElement.dataset.done = '';`;
      }
      const css = id === 'entry-style' ? sdkStyle(version) : id.endsWith('.css') ? id : undefined;
      if (css === undefined) return undefined;
      const code = adoptStyle(readFileSync(css, 'utf8'));
      return { code, moduleType: 'js', moduleSideEffects: true };
    },
  };
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    external: (id) => id === '@brand/web-sdk',
    plugins: [plugin],
  });
  const { output } = await build.generate({
    format: 'es',
    paths: () => `/sdk/${version}/index.js`,
  });
  await build.close();
  return output[0].code;
}

function sdkStyle(version: string): string {
  return join(LEGACY_DIST, LINES[`web-sdk/${version}`] ?? '', 'styles.css');
}

async function serve(parts: {
  readonly line: string;
  readonly version: string;
  readonly script: string;
}): Promise<{ readonly origin: string; readonly close: () => void }> {
  const sdk = `/sdk/${parts.version}/`;
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    const send = (body: string | Buffer, ending: string): void => {
      response.setHeader('content-type', TYPES[ending] ?? 'application/octet-stream');
      response.end(body);
    };
    if (path === '/') return send(PAGE, '.html');
    if (path === '/sample.js') return send(parts.script, '.js');
    const file = path.startsWith(sdk)
      ? join(LEGACY_DIST, parts.line, path.slice(sdk.length))
      : join(ROOT, 'venues/dist', path.replace(/^\/venues\//, ''));
    if (existsSync(file)) return send(readFileSync(file), extname(file));
    response.statusCode = 404;
    return void response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The named samples, or all with an image on a page. */
function chosenSamples(names: readonly string[]): readonly string[] {
  if (names.length > 0) return names;
  return Object.keys(LINES).flatMap((line) => {
    const [sdk, version] = line.split('/');
    const folder = join(SITE, `${sdk}_versioned_docs/version-${version}/img`);
    return readdirSync(folder).map((file) => `${line}/${file.replace(/\.webp$/, '')}`);
  });
}

const browser = await launchBrowser();
try {
  for (const sample of chosenSamples(process.argv.slice(2))) await takePicture(browser, sample);
} finally {
  await browser.close();
}
