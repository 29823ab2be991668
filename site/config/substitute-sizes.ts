import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '../../packages/web-sdk');
const TOKEN = /\{size\.([a-zA-Z]+)\}/g;

/** Measured sizes that pages quote; builds of the Web SDK record them. */
const BYTES: Readonly<Record<string, () => number>> = {
  /** The getting-started sample in a production build with Vite, with Brotli. */
  app: () => readRecord<{ readonly brotli: number }>('app-size.json').brotli,
  /** The same with gzip. */
  appGzip: () => readRecord<{ readonly gzip: number }>('app-size.json').gzip,
  /** The modules for script tags that the same sample loads, with Brotli. */
  modules: () => readRecord<{ readonly core: number }>('bundle-size.json').core,
};

/** Replaces `{size.app}` and similar tokens with sizes in kilobytes. */
export function substituteSizes(text: string): string {
  return text.replaceAll(TOKEN, (token, name: string) => {
    const bytes = Object.hasOwn(BYTES, name) ? BYTES[name] : undefined;
    if (!bytes) {
      const known = Object.keys(BYTES).map((each) => `{size.${each}}`);
      throw new Error(`${token}: no such size is measured. Known: ${known.join(', ')}.`);
    }
    return `${Math.round(bytes() / 1000)} kB`;
  });
}

function readRecord<Record>(file: string): Record {
  return JSON.parse(readFileSync(join(PACKAGE, file), 'utf8')) as Record;
}
