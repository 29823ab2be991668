import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LoadFont } from './font-files.ts';

const { resolve } = createRequire(import.meta.url);

/** Fonts from the packages that the site serves them from. */
export const loadFontFile: LoadFont = (part, weight) => {
  const name = part === 'arabic' || part === 'hebrew' ? `noto-sans-${part}` : 'noto-sans';
  const path = resolve(`@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff`);
  return Promise.resolve(new Uint8Array(readFileSync(path)));
};
