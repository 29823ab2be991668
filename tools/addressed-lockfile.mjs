import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** npm reads this one in place of `package-lock.json`. */
const ADDRESSED = 'npm-shrinkwrap.json';

/**
 * The lockfile names no registry, so that it serves every one. But then npm asks for the address of
 * each of two thousand packages, which is half the time of an install. Where registries keep them is
 * known: this writes the addresses for the time of `install`. What is fetched from them is held
 * against the hashes of the lockfile, as always.
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

/** An alias is installed in the folder of its own name; `name` is then that of the package. */
function addressOf(path, { name, version }, registry) {
  const folder = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const packageName = name ?? folder;
  const fileName = packageName.slice(packageName.indexOf('/') + 1);
  return `${registry.replace(/\/$/, '')}/${packageName}/-/${fileName}-${version}.tgz`;
}
