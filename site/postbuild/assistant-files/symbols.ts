import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference } from '@brand/reference';
import { symbolMarkdown } from '@brand/reference/markdown';
import type { KnownSymbol } from '@brand/wire/assistant';
import {
  type ReferenceKey,
  referenceKeys,
  referencePath,
  rootNames,
} from '../../config/references.ts';
import { plainText } from '../plain-text.ts';
import { callNames } from './call-names.ts';
import type { AssistantFilesOptions } from './options.ts';

/** All symbols of the references that have a page. */
export function collectSymbols({
  buildFolder,
  referenceFolder,
  brand,
}: Pick<AssistantFilesOptions, 'buildFolder' | 'referenceFolder' | 'brand'>): KnownSymbol[] {
  return referenceKeys().flatMap((key) => {
    const path = referencePath(key);
    const file = join(referenceFolder, key.sdk, `${key.version}.json`);
    if (path === undefined || !existsSync(file)) return [];
    if (!existsSync(join(buildFolder, path, 'index.html'))) return [];
    const reference = JSON.parse(readFileSync(file, 'utf8')) as Reference;
    return symbolsOf(reference, key, brand.siteUrl + path);
  });
}

function symbolsOf(reference: Reference, key: ReferenceKey, page: string): KnownSymbol[] {
  const addressOf = (id: string): string => `${page}#${encodeURIComponent(id)}`;
  const texts = symbolMarkdown(reference, addressOf);
  const names = callNames(reference, rootNames(key));
  return reference.symbols.map(({ id, kind, summary }) => {
    const aliases = names.get(id) ?? [];
    return {
      name: id,
      ...(aliases.length > 0 && { aliases }),
      kind,
      sdk: key.sdk,
      version: key.version,
      url: addressOf(id),
      summary: plainText(summary),
      markdown: texts.get(id) ?? '',
    };
  });
}
