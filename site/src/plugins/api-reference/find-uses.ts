import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleSymbols } from '@brand/reference';
import type { NameResolver } from '@brand/reference/search';
import type { ReferenceKey } from '../../../config/references.ts';
import type { Guide } from '../../reference/published.ts';

/** A page of the docs, and where its text is. */
export type GuidePage = Guide & { readonly file: string };

export type UseOptions = {
  readonly key: ReferenceKey;
  readonly pages: readonly GuidePage[];
  readonly resolve: NameResolver;
  /** Holds `<sdk>/<version>.json` with the symbols of each sample, where there are samples. */
  readonly sampleSymbolsFolder: string;
};

export type Uses = {
  readonly guides: ReadonlyMap<string, readonly Guide[]>;
  /** Names that look like ours and are not there: `file: name`. */
  readonly unknown: readonly string[];
};

/** Finds which pages use which symbols: by name in their text, and in the samples that they show. */
export function findUses({ key, pages, resolve, sampleSymbolsFolder }: UseOptions): Uses {
  const samples = readSampleSymbols(sampleSymbolsFolder, key);
  const guides = new Map<string, Guide[]>();
  const unknown: string[] = [];
  for (const { file, title, path } of pages) {
    const text = readFileSync(file, 'utf8');
    const used = new Set(samplesOf(text).flatMap((name) => symbolsOf(samples, name)));
    for (const code of inlineCodeOf(text)) {
      const name = resolve(code);
      if (name.kind === 'symbol') used.add(name.id);
      else if (name.kind === 'unknown') unknown.push(`${file}: ${name.name}`);
    }
    for (const id of used) guides.set(id, [...(guides.get(id) ?? []), { title, path }]);
  }
  return { guides, unknown };
}

function inlineCodeOf(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
}

function samplesOf(text: string): string[] {
  return [...text.matchAll(/^```.*\bfile="([^"]+)"/gm)].map((match) => match[1] ?? '');
}

function symbolsOf(samples: SampleSymbols | undefined, name: string): string[] {
  return samples?.files[name]?.symbols.map(([, , id]) => id) ?? [];
}

export function readSampleSymbols(
  folder: string,
  { sdk, version }: ReferenceKey,
): SampleSymbols | undefined {
  const path = join(folder, sdk, `${version}.json`);
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8')) as SampleSymbols;
}
