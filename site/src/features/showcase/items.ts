import items from '@generated/showcase/default/items.json';
import type { ShowcaseFile, ShowcaseItem, ShowcaseVersion } from './showcase-item';

/** The items of a version, in display order. */
export function itemsOf(version: ShowcaseVersion): readonly ShowcaseItem[] {
  return items[version];
}

/** Base path of a version's pages: the newest is at the bare path. */
export function folderOf(version: ShowcaseVersion): string {
  return version === '6.0' ? '/showcase' : `/showcase/${version}`;
}

export function addressOfItem(version: ShowcaseVersion, id: string): string {
  return `${folderOf(version)}/item?${new URLSearchParams({ id })}`;
}

/** Path of the built app and its screenshots. */
export function sampleFolderOf(version: ShowcaseVersion, id: string): string {
  return `/samples/showcase/${version}/${id}`;
}

/**
 * Fetches the code of an item. It is in a separate file, because page scripts would need the URL of
 * each.
 */
export async function loadFiles({ source }: ShowcaseItem): Promise<readonly ShowcaseFile[]> {
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`${source}: expected 200, found ${answer.status}.`);
  return (await answer.json()) as readonly ShowcaseFile[];
}
