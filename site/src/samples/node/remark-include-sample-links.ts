import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SampleSymbols, sdkOfSamples } from '@brand/reference';
import type { CodeLink } from '../../markdown/highlight-code.ts';

export type FindSampleLinksOptions = {
  /** Holds `<sdk>/<version>.json`; see `SampleSymbols`. */
  readonly symbolsFolder: string;
  /** URL of a symbol; `undefined` if the portal has no reference of that version. */
  readonly addressOf: (symbol: {
    readonly sdk: string;
    readonly version: string;
    readonly id: string;
  }) => string | undefined;
  /** How to treat a sample that changed since its symbols were extracted. */
  readonly whenStale: 'fail' | 'no-links';
};

export type Sample = {
  /** Its path below `examples/`. */
  readonly name: string;
  readonly code: string;
  readonly fail: (message: string) => never;
};

/** Links for the names in a sample that are in the reference of its version. */
export function findSampleLinks(
  { name, code, fail }: Sample,
  { symbolsFolder, addressOf, whenStale }: FindSampleLinksOptions,
): readonly CodeLink[] {
  const [sdk = '', version = ''] = name.split('/');
  // A Swift package manifest uses its own API.
  if (!/\.(?:m?tsx?|swift|kt)$/.test(name) || name.endsWith('/Package.swift')) return [];
  const isNative = /\.(?:swift|kt)$/.test(name);
  const group = isNative ? sdkOfSamples(sdk) : sdk;
  if (isNative && group === sdk) return [];
  const { hash, symbols = [] } = readSymbols(join(symbolsFolder, group, `${version}.json`), name);
  if (hash === createHash('sha256').update(code).digest('hex')) {
    return symbols.flatMap(([start, end, id]) => {
      const href = addressOf({ sdk: sdkOfSamples(sdk), version, id });
      return href === undefined ? [] : [{ start, end, href }];
    });
  }
  if (whenStale === 'no-links') return [];
  return fail(
    `The symbols of examples/${name} are ${hash === undefined ? 'not known' : 'of an older text'}. ` +
      'Find them by: node tools/src/samples/annotate.ts',
  );
}

function readSymbols(path: string, name: string): Partial<SampleSymbols['files'][string]> {
  if (!existsSync(path)) return {};
  const { files } = JSON.parse(readFileSync(path, 'utf8')) as SampleSymbols;
  return files[name] ?? {};
}
