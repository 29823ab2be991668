import items from '@generated/showcase/default/items.json';
import type { ShowcaseFile, ShowcaseItem, ShowcaseVersion } from './showcase-item';

/** The items of a version, in the order in which they are shown. */
export function itemsOf(version: ShowcaseVersion): readonly ShowcaseItem[] {
  return items[version];
}

/** The folder of a version's pages: the newest is at the bare path. */
export function folderOf(version: ShowcaseVersion): string {
  return version === '6.0' ? '/showcase' : `/showcase/${version}`;
}

export function addressOfItem(version: ShowcaseVersion, id: string): string {
  return `${folderOf(version)}/item?${new URLSearchParams({ id })}`;
}

/** Where the app runs, its pictures beside it. */
export function sampleFolderOf(version: ShowcaseVersion, id: string): string {
  return `/samples/showcase/${version}/${id}`;
}

/** A chunk of its own for each item: who looks at one need not load the code of all. */
export async function loadFiles(
  version: ShowcaseVersion,
  id: string,
): Promise<readonly ShowcaseFile[]> {
  const module = (await import(`@generated/showcase/default/source-${version}-${id}.json`)) as {
    readonly default: readonly ShowcaseFile[];
  };
  return module.default;
}
