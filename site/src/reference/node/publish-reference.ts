import { createHash } from 'node:crypto';
import type { Reference, ReferenceSymbol, TypeText } from '@brand/reference';
import { createNameResolver, type RootNames } from '@brand/reference/search';
import { chunkOf } from '../chunk-of.ts';
import {
  type Guide,
  type IndexRow,
  type PublishedChange,
  type PublishedIndex,
  type PublishedList,
  type PublishedModule,
  type PublishedSymbol,
  ROW_MARKS,
} from '../published.ts';
import { createIsOptions, createNamedTypes } from './find-option-types.ts';
import { type PublishContext, publishSymbol } from './publish-symbol.ts';
import { createMarkdownRenderer, removeLinks } from './render-markdown.ts';

/** Target size of a file in bytes, some 5 kB compressed. A page loads one. */
const CHUNK_BYTES = 32_000;
const MAX_NAMED_BY = 30;

export type PublishOptions = {
  /** The npm scope under which readers install our packages, such as `@acme`. */
  readonly packageScope: string;
  readonly roots?: RootNames;
  /** Guides by the id of the symbol that they use. */
  readonly guides: ReadonlyMap<string, readonly Guide[]>;
  /** The history of a top-level symbol. */
  readonly historyOf: (id: string) => readonly PublishedChange[];
  /** Other versions of the SDK with their titles. */
  readonly others: readonly OtherVersion[];
};

export type OtherVersion = {
  readonly title: string;
  readonly ids: ReadonlySet<string>;
  readonly hrefOf: (id: string) => string;
};

export type PublishedFiles = {
  /** Content hash of all files. */
  readonly hash: string;
  readonly chunks: number;
  readonly namespaces: readonly string[];
  readonly files: ReadonlyMap<string, string>;
  readonly list: PublishedList;
};

/** Turns a reference into the files that pages load, and the list in their HTML. */
export async function publishReference(
  reference: Reference,
  options: PublishOptions,
): Promise<PublishedFiles> {
  const toReaders = (code: string): string =>
    code.replaceAll('@brand/', `${options.packageScope}/`);
  const resolve = createNameResolver(reference, options.roots);
  const markdown = createMarkdownRenderer(resolve);
  const context: PublishContext = {
    reference,
    markdown,
    resolve,
    toReaders,
    namedType: createNamedTypes(reference),
    isOptions: createIsOptions(reference),
  };
  const published = await Promise.all(
    reference.symbols.map((symbol) => publishSymbol(symbol, context)),
  );
  const modules = reference.modules.map(({ id, importName, summary }) => ({
    id,
    importName: toReaders(importName),
    summary: markdown.inline(summary),
  }));
  const joined = joinSymbols(published, reference, options);
  const namespaces = findNamespaces(reference);
  const chunkTexts = writeChunks(joined, namespaces);
  const files = new Map([
    ['index.json', JSON.stringify(createIndex(published, modules, reference))],
    ...chunkTexts.map((text, index) => [`${index}.json`, text] as const),
  ]);
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 10);
  return {
    hash,
    namespaces,
    chunks: chunkTexts.length,
    files,
    list: createList(reference, published, modules),
  };
}

function joinSymbols(
  published: readonly PublishedSymbol[],
  { symbols }: Reference,
  { guides, historyOf, others }: PublishOptions,
): PublishedSymbol[] {
  const members = Map.groupBy(
    symbols.filter(({ parent }) => parent !== undefined),
    ({ parent }) => parent,
  );
  const namedBy = findNaming(symbols);
  return published.map((symbol, index) => {
    const { id } = symbol;
    const isTop = symbols[index]?.parent === undefined;
    const ownMembers = members.get(id)?.map((member) => member.id);
    const usedIn = isTop ? guidesOf(id, guides) : (guides.get(id) ?? []);
    const naming = namedBy.get(id);
    const history = isTop ? historyOf(id) : [];
    const otherVersions = others
      .filter(({ ids }) => ids.has(id))
      .map(({ title, hrefOf }) => ({ title, href: hrefOf(id) }));
    return {
      ...symbol,
      ...(ownMembers && { members: ownMembers }),
      ...(usedIn.length > 0 && { guides: usedIn }),
      ...(naming && { namedBy: [...naming].slice(0, MAX_NAMED_BY) }),
      ...(history.length > 0 && { history }),
      ...(isTop && otherVersions.length > 0 && { otherVersions }),
    };
  });
}

/** The guides of a symbol and its members, without duplicates. */
function guidesOf(id: string, guides: ReadonlyMap<string, readonly Guide[]>): Guide[] {
  const byPath = new Map<string, Guide>();
  for (const [used, pages] of guides) {
    if (used !== id && !used.startsWith(`${id}.`)) continue;
    for (const page of pages) byPath.set(page.path, page);
  }
  return [...byPath.values()];
}

/** Symbols whose types name a symbol, except its own members. */
function findNaming(symbols: readonly ReferenceSymbol[]): Map<string, Set<string>> {
  const naming = new Map<string, Set<string>>();
  for (const symbol of symbols) {
    if (symbol.inheritedFrom !== undefined) continue;
    for (const target of typesOf(symbol).flatMap(linkedIds)) {
      if (symbol.id === target || symbol.id.startsWith(`${target}.`)) continue;
      naming.set(target, (naming.get(target) ?? new Set()).add(symbol.id));
    }
  }
  return naming;
}

function typesOf({ type, bases = [], signatures = [] }: ReferenceSymbol): TypeText[] {
  return [
    ...(type ? [type] : []),
    ...bases,
    ...signatures.flatMap(({ parameters, returns }) => [
      returns,
      ...parameters.map((parameter) => parameter.type),
    ]),
  ];
}

function linkedIds(text: TypeText): string[] {
  return text.flatMap((part) => (typeof part === 'string' ? [] : [part[1]]));
}

/** First segments of top-level ids that are not symbols themselves. */
function findNamespaces({ symbols }: Reference): string[] {
  const top = symbols.filter(({ id, parent }) => parent === undefined && id.includes('.'));
  return [...new Set(top.map(({ id }) => id.slice(0, id.indexOf('.'))))];
}

function writeChunks(symbols: readonly PublishedSymbol[], namespaces: readonly string[]): string[] {
  const bytes = JSON.stringify(symbols).length;
  const count = Math.max(1, Math.ceil(bytes / CHUNK_BYTES));
  const chunks = Array.from({ length: count }, (): Record<string, PublishedSymbol> => ({}));
  for (const symbol of symbols) {
    const chunk = chunks[chunkOf(symbol.id, { chunks: count, namespaces })];
    if (chunk) chunk[symbol.id] = symbol;
  }
  return chunks.map((chunk) => JSON.stringify(chunk));
}

function createIndex(
  published: readonly PublishedSymbol[],
  modules: readonly PublishedModule[],
  { symbols }: Reference,
): PublishedIndex {
  const kinds = [...new Set(published.map(({ kind }) => kind))];
  const places = new Map(modules.map(({ id }, index) => [id, index]));
  const rows = published.map(({ id, kind, module, summary, deprecated }, index): IndexRow => {
    const marks =
      (symbols[index]?.parent === undefined ? ROW_MARKS.isTopLevel : 0) +
      (deprecated === undefined ? 0 : ROW_MARKS.isDeprecated);
    return [id, kinds.indexOf(kind), places.get(module) ?? 0, removeLinks(summary), marks];
  });
  return { kinds, modules, symbols: rows };
}

function createList(
  { symbols }: Reference,
  published: readonly PublishedSymbol[],
  modules: readonly PublishedModule[],
): PublishedList {
  const top = published.filter((_, index) => symbols[index]?.parent === undefined);
  return {
    ids: published.map(({ id }) => id),
    modules: modules.map((module) => ({
      ...module,
      symbols: top
        .filter((symbol) => symbol.module === module.id)
        .map(({ id, name, kind, summary, deprecated }) => ({
          id,
          name,
          kind,
          summary: removeLinks(summary),
          ...(deprecated !== undefined && { isDeprecated: true as const }),
        })),
    })),
  };
}
