import { badRequest } from './protocol-error.ts';

const DEFAULT_PAGE_LENGTH = 100;

/** One page of a list, from 0; the whole list if no page is requested. */
export function listPage<Item>(
  items: readonly Item[],
  {
    page,
    hitsPerPage,
  }: { readonly page?: string | undefined; readonly hitsPerPage?: string | undefined },
): { readonly items: readonly Item[]; readonly nbPages: number } {
  if (page === undefined) return { items, nbPages: 1 };
  const at = readWhole('page', page, 0);
  const length = readWhole('hitsPerPage', hitsPerPage ?? String(DEFAULT_PAGE_LENGTH), 1);
  return {
    items: items.slice(at * length, (at + 1) * length),
    nbPages: Math.ceil(items.length / length),
  };
}

function readWhole(name: string, text: string, least: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  throw badRequest(`${name}: expected a whole number, ${least} or more.`);
}
