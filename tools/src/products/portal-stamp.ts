import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_SETTINGS } from './build-site.ts';
import { writeFileInFolder } from '../shared/create-dist.ts';
import { ROOT, SITE_BUILD } from '../shared/repo.ts';

/** `pages-changed`: only pages did, so that only the site has to be built. */
export type PortalState = 'current' | 'pages-changed' | 'stale';

type Stamp = { readonly pages: string; readonly others: string };

const STAMP = join(ROOT, '.cache/portal-stamp.json');
/** Outputs of builds, or without effect on them. */
const IGNORED = new Set([
  '.git',
  '.cache',
  '.data',
  '.docusaurus',
  '.docusaurus-dev',
  'node_modules',
]);
const PRODUCT = /(?:^|\/)(?:dist|build)$/;
const PAGE = /^site\/(?:content|\w[\w-]*_versioned_docs)\/.*\.mdx?$/;

/** Compares sizes and dates with those of the last build, which takes 0.2 s. */
export function readPortalState(): PortalState {
  const built = readStamp();
  if (!built || !existsSync(join(SITE_BUILD, 'index.html'))) return 'stale';
  const { pages, others } = createStamp();
  if (built.others !== others) return 'stale';
  return built.pages === pages ? 'current' : 'pages-changed';
}

export function recordPortal(): void {
  writeFileInFolder(STAMP, JSON.stringify(createStamp()));
}

function readStamp(): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

function createStamp(): Stamp {
  const hashes = { pages: createHash('sha256'), others: createHash('sha256') };
  for (const name of BUILD_SETTINGS) hashes.others.update(`${name}=${process.env[name] ?? ''}\n`);
  const brandFile = process.env['BRAND_FILE'];
  if (brandFile) hashes.others.update(readFileSync(brandFile));
  addFolder(hashes, '');
  return { pages: hashes.pages.digest('hex'), others: hashes.others.digest('hex') };
}

function addFolder(hashes: Readonly<Record<keyof Stamp, Hash>>, folder: string): void {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (IGNORED.has(entry.name) || PRODUCT.test(path)) continue;
    if (entry.isDirectory()) addFolder(hashes, path);
    else {
      const { size, mtimeMs } = statSync(join(ROOT, path));
      const hash = PAGE.test(path) ? hashes.pages : hashes.others;
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
}
