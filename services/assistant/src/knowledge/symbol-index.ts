import { suggestIds } from '@brand/reference/search';
import type { KnownSymbol } from '@brand/wire/assistant';
import { SdkVersions, type Versioned } from './sdk-versions.ts';

export type SymbolAnswer =
  | { readonly found: KnownSymbol; readonly others: readonly KnownSymbol[] }
  /** Several fit as well as each other. */
  | { readonly choices: readonly KnownSymbol[] }
  | { readonly near: readonly KnownSymbol[] };

/** Lookup tables of one reference. */
type Table = {
  readonly byName: ReadonlyMap<string, KnownSymbol>;
  readonly byLowerName: ReadonlyMap<string, KnownSymbol>;
  /** Types by the expression that guides use for them, `map.markers`. */
  readonly byAlias: ReadonlyMap<string, KnownSymbol>;
  readonly byLastPart: ReadonlyMap<string, readonly KnownSymbol[]>;
  readonly members: ReadonlyMap<string, readonly KnownSymbol[]>;
};

const NO_MEMBERS: Table['members'] = new Map();

const MAX_CHOICES = 12;
/** Longer names are not compared: no symbol has one, and the cost grows with length. */
const MAX_NAME_LENGTH = 80;

/** Index of the symbols of all references. */
export class SymbolIndex {
  readonly versions: SdkVersions;
  readonly #tables: ReadonlyMap<string, Table>;

  constructor(symbols: readonly KnownSymbol[]) {
    this.versions = new SdkVersions(symbols);
    const groups = Map.groupBy(symbols, keyOf);
    this.#tables = new Map([...groups].map(([key, own]) => [key, createTable(own)]));
  }

  /** Finds a symbol as readers write it: `Markers.add`, `map.markers.add()`, `<Marker>`. */
  find(written: string, references: readonly Versioned[]): SymbolAnswer {
    const tables = references.flatMap((reference) => this.#tables.get(keyOf(reference)) ?? []);
    return this.lookUp(written, references) ?? { near: this.#near(cleanName(written), tables) };
  }

  /** Like `find`, without the cost of suggestions: `undefined` if there is no such symbol. */
  lookUp(
    written: string,
    references: readonly Versioned[],
  ): Exclude<SymbolAnswer, { near: unknown }> | undefined {
    const name = cleanName(written);
    const tables = references.flatMap((reference) => this.#tables.get(keyOf(reference)) ?? []);
    for (const look of [exactly, byCallName, inAnyCase, withoutRoot]) {
      const hits = tables.flatMap((table) => look(name, table) ?? []);
      const [found, ...others] = hits;
      if (found) return { found, others };
    }
    const members = tables.flatMap((table) => table.byLastPart.get(name.toLowerCase()) ?? []);
    const [member, ...more] = members;
    if (member && more.every((other) => other.name === member.name)) {
      return { found: member, others: more };
    }
    return member ? { choices: members.slice(0, MAX_CHOICES) } : undefined;
  }

  /** Fields, cases and methods of a type. */
  membersOf({ name, sdk, version }: KnownSymbol): readonly KnownSymbol[] {
    const table = this.#tables.get(keyOf({ sdk, version }));
    return (table?.members ?? NO_MEMBERS).get(name) ?? [];
  }

  #near(name: string, tables: readonly Table[]): KnownSymbol[] {
    return tables
      .flatMap(({ byName }) =>
        suggestIds(name.slice(0, MAX_NAME_LENGTH), byName.keys()).flatMap(
          (id) => byName.get(id) ?? [],
        ),
      )
      .slice(0, MAX_CHOICES);
  }
}

function createTable(symbols: readonly KnownSymbol[]): Table {
  return {
    byName: new Map(symbols.map((symbol) => [symbol.name, symbol])),
    // If a type and a function share a name, the first one in the reference wins.
    byLowerName: new Map(symbols.toReversed().map((symbol) => [symbol.name.toLowerCase(), symbol])),
    byAlias: new Map(
      symbols.flatMap((symbol) => (symbol.aliases ?? []).map((alias) => [alias, symbol] as const)),
    ),
    byLastPart: Map.groupBy(symbols, ({ name }) =>
      name.slice(name.lastIndexOf('.') + 1).toLowerCase(),
    ),
    members: Map.groupBy(symbols, ({ name }) => name.slice(0, Math.max(0, name.lastIndexOf('.')))),
  };
}

function exactly(name: string, { byName }: Table): KnownSymbol | undefined {
  return byName.get(name);
}

/** Resolves `map.markers.add`: the leading parts are an object of a known type. */
function byCallName(name: string, { byAlias, byName }: Table): KnownSymbol | undefined {
  const parts = name.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const type = byAlias.get(parts.slice(0, length).join('.'));
    const found = type && byName.get([type.name, ...parts.slice(length)].join('.'));
    if (found) return found;
  }
  return undefined;
}

function inAnyCase(name: string, { byLowerName }: Table): KnownSymbol | undefined {
  return byLowerName.get(name.toLowerCase());
}

/** Resolves `app.markers.add`, whose first part is a variable of the reader. */
function withoutRoot(name: string, { byLowerName }: Table): KnownSymbol | undefined {
  const parts = name.toLowerCase().split('.');
  for (let from = 1; from < parts.length - 1; from += 1) {
    const found = byLowerName.get(parts.slice(from).join('.'));
    if (found) return found;
  }
  return undefined;
}

function keyOf({ sdk, version }: Versioned): string {
  return `${sdk} ${version}`;
}

function cleanName(written: string): string {
  return written
    .trim()
    .replace(/^(?:await|new)\s+/, '')
    .replace(/^<\/?|\s*\/?>$/g, '')
    .replaceAll(/\([^()]*\)?/g, '')
    .replaceAll(/\?\.|[#/]|::/g, '.')
    .replaceAll(/[;\s]/g, '');
}
