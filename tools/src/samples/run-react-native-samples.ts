import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type OutputChunk, rolldown } from 'rolldown';
import { ensureChromium } from '../ensure-chromium.ts';
import { ROOT } from '../repo.ts';
import { webglBackend } from '../webgl-backend.ts';

/**
 * Runs the samples of the React Native SDK in Chromium: `react-native-web` in place of React Native,
 * a frame in place of the web view. `--pictures` renews those that guides show. Needs the built SDK.
 */
const FOLDER = join(ROOT, 'examples/react-native-sdk/6.0');
const SDK = join(ROOT, 'packages/react-native-sdk/dist/esm/index.web.js');
const PICTURES = join(ROOT, 'site/react-native-sdk_versioned_docs/version-6.0/img');
const ORIGIN = 'http://sample.localhost';
const ENTRY = 'sample:';
const SCREEN = { width: 390, height: 480 };
const START_LIMIT_MS = 30_000;
/** Samples tell nobody when they are done: their maps settle within this time. */
const SETTLE_MS = 4000;
const PICTURE_QUALITY = 55;

const args = process.argv.slice(2);
const takesPictures = args.includes('--pictures');
const wanted = args.filter((arg) => !arg.startsWith('--'));

type Outcome = { readonly problems: readonly string[]; readonly picture?: Buffer };

function listSamples(): string[] {
  return readdirSync(FOLDER).filter(
    (name) =>
      existsSync(join(FOLDER, name, 'App.tsx')) && (wanted.length === 0 || wanted.includes(name)),
  );
}

/** The scripts of all samples by their names; they share what they have in common. */
async function bundleSamples(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const build = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, ENTRY + name])),
    platform: 'browser',
    logLevel: 'silent',
    resolve: { alias: { 'react-native': 'react-native-web', '@brand/react-native-sdk': SDK } },
    plugins: [
      {
        name: 'sample-entries',
        resolveId: (id) => (id.startsWith(ENTRY) ? join(FOLDER, `${id}.entry.tsx`) : undefined),
        load: (id) => (id.includes(ENTRY) ? entryOf(id) : undefined),
      },
    ],
    // In the mode of development React warns and runs effects twice.
    transform: { define: { 'process.env.NODE_ENV': '"development"' }, jsx: 'react-jsx' },
  });
  try {
    const { output } = await build.generate({ format: 'es', entryFileNames: '[name].js' });
    const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
    return new Map(chunks.map(({ fileName, code }) => [`/${fileName}`, code]));
  } finally {
    await build.close();
  }
}

function entryOf(id: string): string {
  const name = id.slice(id.indexOf(ENTRY) + ENTRY.length).replace('.entry.tsx', '');
  return `
    import { StrictMode } from 'react';
    import { createRoot } from 'react-dom/client';
    import { View } from 'react-native';
    import { App } from ${JSON.stringify(join(FOLDER, name, 'App.tsx'))};
    const screen = <View style={{ position: 'absolute', inset: 0 }}><App /></View>;
    createRoot(document.querySelector('#app')).render(<StrictMode>{screen}</StrictMode>);
  `;
}

/** Answers every request from here; samples reach no other host. */
async function serve(context: BrowserContext, scripts: ReadonlyMap<string, string>): Promise<void> {
  await context.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (pathname.startsWith('/venues/')) {
      const path = join(ROOT, 'venues/dist', pathname.slice('/venues'.length));
      return route.fulfill({ path, headers: { 'access-control-allow-origin': '*' } });
    }
    if (origin !== ORIGIN) return route.abort();
    const script = scripts.get(pathname);
    if (script !== undefined)
      return route.fulfill({ body: script, contentType: 'text/javascript' });
    return route.fulfill({ body: pageOf(pathname), contentType: 'text/html' });
  });
}

function pageOf(pathname: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
    <style>html, body, #app { height: 100%; margin: 0; font-family: system-ui }</style>
    <div id="app"></div><script type="module" src="${pathname}.js"></script>`;
}

async function runSample(context: BrowserContext, name: string): Promise<Outcome> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type());
    if (isProblem && !message.text().includes('React DevTools')) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  try {
    await page.goto(`${ORIGIN}/${name}`);
    const canvas = page.frameLocator('iframe').locator('canvas');
    await canvas.waitFor({ state: 'attached', timeout: START_LIMIT_MS });
    await page.waitForTimeout(SETTLE_MS);
    problems.push(...(await page.getByRole('alert').allTextContents()));
    return { problems, picture: await takePicture(context, page) };
  } catch (error) {
    return { problems: [...problems, (error as Error).message.split('\n')[0] ?? ''] };
  } finally {
    await page.close();
  }
}

async function takePicture(context: BrowserContext, page: Page): Promise<Buffer> {
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: PICTURE_QUALITY,
  });
  return Buffer.from(data, 'base64');
}

function keepPicture(name: string, picture: Buffer | undefined): void {
  const file = join(PICTURES, `${name}.webp`);
  const isShown = readdirSync(join(PICTURES, '..'))
    .filter((page) => page.endsWith('.mdx'))
    .some((page) => readFileSync(join(PICTURES, '..', page), 'utf8').includes(`img/${name}.webp`));
  if (picture && isShown) writeFileSync(file, picture);
}

async function launch(): Promise<Browser> {
  const executablePath = ensureChromium();
  const { args: flags, env } = webglBackend();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', ...flags],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}

const names = listSamples();
const scripts = await bundleSamples(names);
const browser = await launch();
const context = await browser.newContext({
  viewport: SCREEN,
  deviceScaleFactor: 1.5,
  reducedMotion: 'reduce',
  locale: 'en-GB',
});
await serve(context, scripts);
let failures = 0;
for (const name of names) {
  const { problems, picture } = await runSample(context, name);
  if (problems.length > 0) failures += 1;
  for (const problem of problems) console.error(`${name}/App.tsx does not run: ${problem}`);
  if (takesPictures) keepPicture(name, picture);
}
await browser.close();
console.log(
  `${failures > 0 ? '✗' : '✓'} ${names.length - failures} of ${names.length} samples of ` +
    'React Native SDK 6.0 run in Chromium',
);
process.exitCode = failures > 0 ? 1 : 0;
