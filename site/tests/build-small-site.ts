import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { SITE_ROOT } from './content-pages.ts';
import { BREAKS, type Break, type BreakName } from './fixtures/small-site/breaks.ts';
import { splitOutput, SUCCEEDS } from './small-build-output.ts';

const REPOSITORY = join(SITE_ROOT, '..');
const NODE = join(REPOSITORY, 'node_modules/.bin/node');
const FIXTURE = join(SITE_ROOT, 'tests/fixtures/small-site');
const CONFIG = join(FIXTURE, 'docusaurus.config.cjs');
const COMMAND = join(REPOSITORY, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const IN_TURN = join(SITE_ROOT, 'tests/run-small-builds.ts');
// See decision 3.
const NODE_OPTIONS = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'];
const MAX_OUTPUT_BYTES = 10_000_000;
/** Below the repository, so that a copy finds its packages. */
const COPIES = join(REPOSITORY, '.cache/fixtures');
/** Folders that the copy shares with the real site: its theme, and the imports of the theme. */
const SHARED_FOLDERS = ['src', 'config', 'static'];

export type BuildResult = {
  readonly succeeds: boolean;
  readonly output: string;
  /** The HTML of `/showcase`, if the build wrote it. */
  readonly showcaseHtml?: string | undefined;
  /** Global data of the plugins as JSON, if the build wrote it. */
  readonly globalData?: string | undefined;
};

/** Builds a broken copy of the small site by the command that builds sites. */
export async function buildSmallSite(name: BreakName): Promise<BuildResult> {
  const copy = copyOf(name, 'command');
  try {
    createCopy(copy, BREAKS[name]);
    const options = ['--config', CONFIG, '--out-dir', join(copy, 'build'), '--no-minify'];
    const { exitCode, out, err } = await runNode([COMMAND, 'build', copy, ...options], {
      SMALL_SITE_BREAK: name,
    });
    return { succeeds: exitCode === 0, output: out + err };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Builds copies of the small site in one process, each with another break. Docusaurus ends the
 * process when bundles have errors, so only the last may have such a break.
 */
export async function buildSmallSites<Name extends BreakName>(
  names: readonly Name[],
): Promise<Readonly<Record<Name, BuildResult>>> {
  const copies = Object.fromEntries(names.map((name) => [name, copyOf(name, 'in-turn')]));
  try {
    for (const name of names) createCopy(copies[name]!, BREAKS[name]);
    const { out, err } = await runNode([IN_TURN, CONFIG, JSON.stringify(copies)]);
    const [outputs, errors] = [splitOutput(out), splitOutput(err)];
    const results = names.map((name) => {
      const output = outputs.get(name);
      if (output === undefined) throw new Error(`Ended before "${name}" was built:\n${out}${err}`);
      const succeeds = output.includes(SUCCEEDS);
      const showcaseHtml = readIfExists(join(copies[name]!, 'build/showcase/index.html'));
      const globalData = readIfExists(join(copies[name]!, '.docusaurus/globalData.json'));
      const all = output + (errors.get(name) ?? '');
      return [name, { succeeds, output: all, showcaseHtml, globalData }];
    });
    return Object.fromEntries(results) as Record<Name, BuildResult>;
  } finally {
    for (const copy of Object.values(copies)) rmSync(copy, { recursive: true, force: true });
  }
}

function readIfExists(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function copyOf(name: BreakName, way: string): string {
  return join(COPIES, `${name}-${way}-${process.pid}`);
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

/** A page without a navbar that renders one item of it. */
function itemPage(item: object): string {
  return `
    import Provider from '@theme/Layout/Provider';
    import NavbarItem from '@theme/NavbarItem';
    export default function ItemPage() {
      return <Provider><NavbarItem {...${JSON.stringify(item)}} /></Provider>;
    }
  `;
}

type Ended = { readonly exitCode: unknown; readonly out: string; readonly err: string };

function runNode(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const env = {
    ...process.env,
    ...settings,
    BASE_URL: '/',
    NODE_ENV: 'production',
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    NO_UPDATE_NOTIFIER: '1',
  };
  const { promise, resolve } = Promise.withResolvers<Ended>();
  execFile(
    NODE,
    [...NODE_OPTIONS, ...args],
    { env, maxBuffer: MAX_OUTPUT_BYTES },
    (error, out, err) => {
      resolve({
        exitCode: error === null ? 0 : error.code,
        out: stripVTControlCharacters(out),
        err: stripVTControlCharacters(err),
      });
    },
  );
  return promise;
}
