import type { Reference, ReferenceModule, ReferenceSymbol } from '@brand/reference';
import type { Brand } from '../../../brand.ts';
import { publishedName } from '../sdk/published-manifest.ts';
import type { OwnExample } from '../sdk/own-examples.ts';
import type { PackageEntry } from '../sdk/sdk-package.ts';
import { type LinkResolver, readComment } from './comment-text.ts';
import { makeSymbols } from './make-symbols.ts';
import type { TypedocProject } from './read-typedoc.ts';
import { TypeWriter } from './type-text.ts';
import { indexTypedoc, type TypedocIndex } from './typedoc-index.ts';

/** Facts about an SDK that TypeDoc lacks. */
export type ReferenceFacts = {
  readonly sdk: string;
  /** Version on pages, such as `6.0`. */
  readonly version: string;
  /** Version of the package, such as `6.0.0`. */
  readonly release: string;
  readonly title: string;
  /** The workspace's name of the package, such as `@brand/web-sdk`. */
  readonly packageName: string;
  readonly entries: readonly PackageEntry[];
  /** Import names of modules that are packages of their own, by their workspace's name. */
  readonly packageOfModule?: Readonly<Record<string, string>>;
  /** Modules whose exports keep their bare name if another module has it too. */
  readonly precedence?: readonly string[];
  /** Modules whose types describe files. */
  readonly dataModules?: readonly string[];
  /** A sentence for each module that has neither a comment nor an export of its name. */
  readonly moduleSummaries: Readonly<Record<string, string>>;
  /** Examples of symbols whose comments have no suitable one. */
  readonly ownExamples?: readonly OwnExample[];
  /** Names that types may mention without a link, each with the reason why it is not exported. */
  readonly unlinked?: Readonly<Record<string, string>>;
};

/** A reference, and the problems of its sources. */
export type MadeReference = {
  readonly reference: Reference;
  /** Own names that types mention and no entry exports: `Name, in Place.where`. */
  readonly unexported: readonly string[];
};

/** Converts TypeDoc's output to a reference, with the published names of the brand. */
export function makeReference(
  project: TypedocProject,
  facts: ReferenceFacts,
  brand: Brand,
): MadeReference {
  const { sdk, version, release, title } = facts;
  const index = indexTypedoc(project, ['index', ...(facts.precedence ?? [])]);
  const writer = new TypeWriter(index);
  const context = {
    index,
    writer,
    dataModules: new Set(facts.dataModules),
    resolve: resolverOf(index),
  };
  const symbols = withOwnExamples(
    index.declarations.flatMap((declaration) => makeSymbols(declaration, context)),
    facts.ownExamples,
  );
  const modules = facts.entries.map((entry) => describeModule(entry, { facts, index, symbols }));
  const reference: Reference = {
    format: 1,
    sdk,
    version,
    release,
    title,
    language: 'typescript',
    modules,
    symbols: symbols.map((symbol) => withoutFirstVersion(symbol, release)),
  };
  return {
    reference: withPublishedNames(reference, facts, brand),
    unexported: [...writer.unexported]
      .filter(([key]) => facts.unlinked?.[key.split(' ')[1]!] === undefined)
      .map(([key, place]) => `${key}, in ${place}`),
  };
}

function resolverOf({ ids, known }: TypedocIndex): LinkResolver {
  return (target, text) => {
    if (typeof target === 'number') return ids.get(target);
    return known.has(text) ? text : undefined;
  };
}

function describeModule(
  { name, subpath }: PackageEntry,
  {
    facts,
    index,
    symbols,
  }: { facts: ReferenceFacts; index: TypedocIndex; symbols: readonly ReferenceSymbol[] },
): ReferenceModule {
  const comment = readComment(index.moduleComments.get(name), resolverOf(index)).summary;
  const mainExport = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const main = symbols.find(({ id, module }) => module === name && id === mainExport);
  const summary = comment || facts.moduleSummaries[name] || main?.summary;
  if (!summary) {
    throw new Error(
      `${facts.packageName}/${name}: the reference needs a sentence about it. Write one into moduleSummaries of its row in tools/src/reference/reference-list.ts.`,
    );
  }
  const reexports = index.reexports.get(name) ?? [];
  return {
    id: name,
    importName: facts.packageOfModule?.[name] ?? facts.packageName + subpath.slice(1),
    summary,
    ...(reexports.length > 0 && { reexports }),
  };
}

function withOwnExamples(
  symbols: readonly ReferenceSymbol[],
  ownExamples: readonly OwnExample[] = [],
): readonly ReferenceSymbol[] {
  const byId = new Map(ownExamples.map((example) => [example.id, example]));
  const known = new Set(symbols.map(({ id }) => id));
  for (const example of ownExamples) {
    const { id, fileName, line } = example;
    if (known.has(id) && byId.get(id) === example) continue;
    const problem = known.has(id) ? 'it stands there twice' : 'the reference has no such symbol';
    throw new Error(`${fileName}:${line} ${id}: ${problem}. Take it out or correct its name.`);
  }
  return symbols.map((symbol) => {
    const codes = byId.get(symbol.id)?.codes ?? [];
    return codes.length > 0 ? { ...symbol, examples: codes } : symbol;
  });
}

/** Symbols of the first release of a version need no `since`. */
function withoutFirstVersion(symbol: ReferenceSymbol, release: string): ReferenceSymbol {
  const { since, ...rest } = symbol;
  const [major = ''] = release.split('.');
  const isFirst = since === undefined || [major, `${major}.0`, `${major}.0.0`].includes(since);
  return isFirst ? rest : symbol;
}

/** Readers see the brand's packages; they import the exports of `venue` and `geo` from the SDK. */
function withPublishedNames(reference: Reference, facts: ReferenceFacts, brand: Brand): Reference {
  const text = JSON.stringify(reference).replaceAll(/@brand\/[\w-]+/g, (name) =>
    publishedName(/^@brand\/(?:venue|geo)$/.test(name) ? facts.packageName : name, brand),
  );
  return JSON.parse(text) as Reference;
}
