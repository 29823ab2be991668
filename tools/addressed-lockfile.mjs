import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** npm prefers this file to `package-lock.json`. */
const ADDRESSED = 'npm-shrinkwrap.json';

/**
 * The lockfile names no registry, so that it works with every one. But then npm requests the URL of
 * each of two thousand packages, which takes half the time of an install. The URL scheme of
 * registries is known, so this writes a lockfile with URLs for the duration of `install`. Downloads
 * are still verified against the hashes of the lockfile.
 */
export async function withAddresses(root, registry, install) {
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const packages = Object.entries(lockfile.packages).map(([path, entry]) => [
    path,
    entry.integrity === undefined
      ? entry
      : { ...entry, resolved: addressOf(path, entry, registry) },
  ]);
  const addressed = { ...lockfile, packages: Object.fromEntries(packages) };
  try {
    writeFileSync(join(root, ADDRESSED), JSON.stringify(addressed));
    return await install();
  } finally {
    rmSync(join(root, ADDRESSED), { force: true });
  }
}

/** The folder of an alias has the name of the alias; `name` is that of the package. */
function addressOf(path, { name, version }, registry) {
  const folder = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const packageName = name ?? folder;
  const fileName = packageName.slice(packageName.indexOf('/') + 1);
  return `${registry.replace(/\/$/, '')}/${packageName}/-/${fileName}-${version}.tgz`;
}
