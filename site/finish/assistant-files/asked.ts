import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../brand.ts';

/** How readers ask for sections, by the path of the page and the anchor; `''` is above the first. */
export type Asked = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

type AskedFile = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Reads the phrases in `site/asked`. `{product}` in a path stands for the brand's slug. */
export function readAsked(folder: string, { slug }: Pick<Brand, 'slug'>): Asked {
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as AskedFile),
    );
  return new Map(
    pages.map(([path, sections]) => [
      path.replaceAll('{product}', slug),
      new Map(Object.entries(sections)),
    ]),
  );
}

/** Phrases for a page that has none of its own: those of the same page in the newest version. */
export function askedOfNewest(asked: Asked, path: string, version: string): readonly string[] {
  const newest = asked.get(
    path
      .split('/')
      .filter((name) => name !== version)
      .join('/'),
  );
  return newest ? [...newest.values()].flat() : [];
}
