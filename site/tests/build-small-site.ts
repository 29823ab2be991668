import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { SITE_ROOT } from './content-pages.ts';
import { BREAKS, type Break, type BreakName } from './fixtures/small-site/breaks.ts';

const REPOSITORY = join(SITE_ROOT, '..');
const NODE = join(REPOSITORY, 'node_modules/.bin/node');
const FIXTURE = join(SITE_ROOT, 'tests/fixtures/small-site');
/** Below the repository, so that a copy finds its packages. */
const COPIES = join(REPOSITORY, '.cache/fixtures');
/** What the copy shares with the real site: its theme, and what the theme imports. */
const SHARED_FOLDERS = ['src', 'config', 'static'];

export type BuildResult = { readonly succeeds: boolean; readonly output: string };

/** Builds a copy of the small site with something broken, in a process of its own. */
export async function buildSmallSite(name: BreakName): Promise<BuildResult> {
  const copy = join(COPIES, `${name}-${process.pid}`);
  try {
    createCopy(copy, BREAKS[name]);
    return await runBuild(copy, name);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function createCopy(copy: string, { markdown = {}, itemPages = {} }: Break): void {
  rmSync(copy, { recursive: true, force: true });
  cpSync(FIXTURE, copy, { recursive: true });
  for (const folder of SHARED_FOLDERS) symlinkSync(join(SITE_ROOT, folder), join(copy, folder));
  for (const [file, text] of Object.entries(markdown)) {
    appendFileSync(join(copy, file), `\n${text}\n`);
  }
  for (const [path, item] of Object.entries(itemPages)) {
    writeFileSync(join(copy, 'pages', `${path}.tsx`), itemPage(item));
  }
}

/** A page without a bar of its own, that draws an item of the bar. */
function itemPage(item: object): string {
  return `
    import Provider from '@theme/Layout/Provider';
    import NavbarItem from '@theme/NavbarItem';
    export default function ItemPage() {
      return <Provider><NavbarItem {...${JSON.stringify(item)}} /></Provider>;
    }
  `;
}

function runBuild(copy: string, name: BreakName): Promise<BuildResult> {
  const program = join(REPOSITORY, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const config = join(FIXTURE, 'docusaurus.config.ts');
  const options = ['--config', config, '--out-dir', join(copy, 'build'), '--no-minify'];
  const env = {
    ...process.env,
    SMALL_SITE_BREAK: name,
    BASE_URL: '/',
    NODE_ENV: 'production',
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    NO_UPDATE_NOTIFIER: '1',
  };
  const { promise, resolve } = Promise.withResolvers<BuildResult>();
  execFile(NODE, [program, 'build', copy, ...options], { env }, (error, out, err) => {
    resolve({ succeeds: error === null, output: stripVTControlCharacters(out + err) });
  });
  return promise;
}
