import type { Block } from './block.ts';

/** The older version of an SDK that a block is for, by its title or by the URL of its page. */
export function sdkVersionOf({ page, title }: Block): string | undefined {
  return /(?:^|, )(\d\.\d)$/.exec(title ?? '')?.[1] ?? /^\/[\w-]+-sdk\/(\d\.\d)\//.exec(page)?.[1];
}
