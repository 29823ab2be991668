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

/** The code of an item, in a file of its own: scripts of pages would have to know where each is. */
export async function loadFiles({ source }: ShowcaseItem): Promise<readonly ShowcaseFile[]> {
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`${source}: expected 200, found ${answer.status}.`);
  return (await answer.json()) as readonly ShowcaseFile[];
}
