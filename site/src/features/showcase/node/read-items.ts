import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShowcaseItem, ShowcaseManifest } from '../showcase-item.ts';
import { checkManifest } from './check-manifest.ts';

export type ReadItemsOptions = {
  /** Holds `<version>/<id>/item.json`. */
  readonly folder: string;
  /** Holds `<version>/<id>/light.webp` if there are screenshots. */
  readonly builtFolder: string;
};

/** An item before its files are published. */
export type ReadItem = Omit<ShowcaseItem, 'source'>;

/** The items of a version, sorted by title. Throws for an invalid one. */
export function readItems(version: string, { folder, builtFolder }: ReadItemsOptions): ReadItem[] {
  return readdirSync(join(folder, version), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: id }) => ({
      id,
      ...readManifest(join(folder, version, id, 'item.json'), version),
      hasPicture: existsSync(join(builtFolder, version, id, 'light.webp')),
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

function readManifest(path: string, version: string): ShowcaseManifest {
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const problems = checkManifest(manifest, version);
  if (problems.length > 0) throw new Error(`${path}: ${problems.join(' ')}`);
  return manifest as ShowcaseManifest;
}
