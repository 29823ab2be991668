import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleSymbols } from '@brand/reference';
import type { NameResolver } from '@brand/reference/search';
import type { ReferenceKey } from '../../../config/references.ts';
import { extractRegion } from '../../samples/node/extract-region.ts';
import { type FenceText, listFences } from '../../markdown/list-fences.ts';
import { type SampleChoice, sampleIn } from '../../samples/node/read-sample.ts';
import type { Guide } from '../published.ts';

/** A page of the docs with the path of its source. */
export type GuidePage = Guide & { readonly file: string };

export type UseOptions = {
  readonly key: ReferenceKey;
  readonly pages: readonly GuidePage[];
  readonly resolve: NameResolver;
  /** Holds `<sdk>/<version>.json` with the symbols of each sample. */
  readonly sampleSymbolsFolder: string;
  /** Holds the samples. A page uses only the regions that it shows. */
  readonly samplesFolder: string;
};

/** The pages that use a symbol, by symbol id. */
export type Uses = ReadonlyMap<string, readonly Guide[]>;

/** Finds which pages use which symbols: by name in their text, and in the samples that they show. */
export function findUses(options: UseOptions): Uses {
  const { key, pages, resolve, sampleSymbolsFolder, samplesFolder } = options;
  const samples = readSampleSymbols(sampleSymbolsFolder, key);
  const guides = new Map<string, Guide[]>();
  for (const { file, title, path } of pages) {
    const { fences, rest } = listFences(readFileSync(file, 'utf8'));
    const shown = fences.flatMap(samplesOf);
    const used = new Set(shown.flatMap((sample) => symbolsOf(sample, samples, samplesFolder)));
    for (const code of inlineCodeOf(rest)) {
      const name = resolve(code);
      if (name.kind === 'symbol') used.add(name.id);
    }
    for (const id of used) guides.set(id, [...(guides.get(id) ?? []), { title, path }]);
  }
  return guides;
}

function inlineCodeOf(prose: string): string[] {
  return [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
}

/** A live sample also shows its React variant in a tab. */
function samplesOf({ meta }: FenceText): SampleChoice[] {
  const choice = sampleIn(meta);
  if (!choice) return [];
  const isLive = /(?:^|\s)live(?:\s|$)/.test(meta);
  const twin = choice.name.replace(/[^/]+$/, 'react.tsx');
  return isLive && twin !== choice.name ? [choice, { name: twin }] : [choice];
}

function symbolsOf(
  { name, region }: SampleChoice,
  samples: SampleSymbols | undefined,
  samplesFolder: string,
): string[] {
  const symbols = samples?.files[name]?.symbols ?? [];
  if (region === undefined || symbols.length === 0) return symbols.map(([, , id]) => id);
  const { placeOf } = extractRegion(readFileSync(join(samplesFolder, name), 'utf8'), region);
  return symbols.flatMap(([start, , id]) => (placeOf(start) === undefined ? [] : [id]));
}

export function readSampleSymbols(
  folder: string,
  { sdk, version }: ReferenceKey,
): SampleSymbols | undefined {
  const path = join(folder, sdk, `${version}.json`);
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8')) as SampleSymbols;
}
