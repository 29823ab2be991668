import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_SETTINGS } from './build-site.ts';
import { writeFileInFolder } from './create-dist.ts';
import { ROOT, SITE_BUILD } from './repo.ts';

const STAMP = join(ROOT, '.cache/portal-made-from');
/** Made by builds, or without effect on them. */
const IGNORED = new Set([
  '.git',
  '.cache',
  '.data',
  '.docusaurus',
  '.docusaurus-dev',
  'node_modules',
]);
const PRODUCT = /(?:^|\/)(?:dist|build)$/;

/** Whether the portal was built from the files and settings of now, by sizes and dates: within 0.2 s. */
export function isPortalCurrent(): boolean {
  const isBuilt = existsSync(join(SITE_BUILD, 'index.html'));
  return isBuilt && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashPortal();
}

export function recordPortal(): void {
  writeFileInFolder(STAMP, hashPortal());
}

function hashPortal(): string {
  const hash = createHash('sha256');
  for (const name of BUILD_SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  const brandFile = process.env['BRAND_FILE'];
  if (brandFile) hash.update(readFileSync(brandFile));
  addFolder(hash, '');
  return hash.digest('hex');
}

function addFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (IGNORED.has(entry.name) || PRODUCT.test(path)) continue;
    if (entry.isDirectory()) addFolder(hash, path);
    else {
      const { size, mtimeMs } = statSync(join(ROOT, path));
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
}
