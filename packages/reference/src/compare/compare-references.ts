import type { Reference, ReferenceLanguage, ReferenceSymbol, TypeText } from '../model.ts';
import { suggestIds } from '../search/suggest-ids.ts';

/** Newer ids by the older ids that they replace. */
export type Renames = Readonly<Record<string, string>>;

/** The same symbol in two versions. */
export type SymbolPair = { readonly from: ReferenceSymbol; readonly to: ReferenceSymbol };

/** Changes from an older version to a newer one. */
export type ApiChanges = {
  /** Symbols that both versions have, whether changed or not. */
  readonly pairs: readonly SymbolPair[];
  readonly renamed: readonly SymbolPair[];
  /** Same name with a different declaration. */
  readonly changed: readonly SymbolPair[];
  /** Removed symbols, without the members of a removed type. */
  readonly removed: readonly ReferenceSymbol[];
  /** Added symbols, without the members of a new type. */
  readonly added: readonly ReferenceSymbol[];
};

/**
 * Compares two versions of an SDK. Only `renames` declares that one name replaced another; members
 * of a renamed type are matched by their own names.
 */
export function compareReferences(
  from: Reference,
  to: Reference,
  renames: Renames = {},
): ApiChanges {
  const older = new Map(from.symbols.map((symbol) => [symbol.id, symbol]));
  const newer = new Map(to.symbols.map((symbol) => [symbol.id, symbol]));
  checkRenames(renames, from, to);
  const newIdOf = (id: string): string => {
    const parent = older.get(id)?.parent;
    return renames[id] ?? (parent === undefined ? id : newIdOf(parent) + id.slice(parent.length));
  };
  const pairs = [...older.values()]
    .filter((symbol) => isListed(symbol, older))
    .map((symbol) => ({ from: symbol, to: newer.get(newIdOf(symbol.id)) }));
  const matchedPairs = pairs.filter((pair): pair is SymbolPair => pair.to !== undefined);
  const isRenamed = ({ from: { id } }: SymbolPair): boolean => Object.hasOwn(renames, id);
  const gone = new Set(pairs.flatMap((pair) => (pair.to ? [] : [pair.from.id])));
  const known = new Set(matchedPairs.map((pair) => pair.to.id));
  const fresh = [...newer.values()].filter(
    (symbol) => isListed(symbol, newer) && !known.has(symbol.id),
  );
  const freshIds = new Set(fresh.map(({ id }) => id));
  return {
    pairs: matchedPairs,
    renamed: matchedPairs.filter(isRenamed),
    changed: matchedPairs.filter(
      (pair) =>
        !isRenamed(pair) &&
        shapeOf(pair.from, from.language, newIdOf) !== shapeOf(pair.to, to.language, (id) => id),
    ),
    removed: [...older.values()].filter(({ id, parent = '' }) => gone.has(id) && !gone.has(parent)),
    added: fresh.filter(({ parent = '' }) => !freshIds.has(parent)),
  };
}

/**
 * Excludes inherited members, which are listed with the type that declares them, and initialisers
 * of records, which are listed as their fields.
 */
function isListed(
  { inheritedFrom, kind, parent = '' }: ReferenceSymbol,
  symbols: ReadonlyMap<string, ReferenceSymbol>,
): boolean {
  const isOfRecord = kind === 'constructor' && symbols.get(parent)?.kind === 'type';
  return inheritedFrom === undefined && !isOfRecord;
}

function checkRenames(renames: Renames, from: Reference, to: Reference): void {
  for (const [before, after] of Object.entries(renames)) {
    for (const [id, reference] of [
      [before, from],
      [after, to],
    ] as const) {
      if (reference.symbols.some((symbol) => symbol.id === id)) continue;
      const near = suggestIds(
        id,
        reference.symbols.map((symbol) => symbol.id),
      );
      throw new Error(
        `The rename of "${before}" to "${after}": "${id}" is not in the reference of ` +
          `${reference.sdk} ${reference.version}. Near: ${near.join(', ') || 'nothing'}.`,
      );
    }
  }
}

/** Type names in a default value: `LabelOptions` in `LabelOptions()`, or all of `Theme.DARK`. */
const TYPE_IN_VALUE = /\b[A-Z]\w*(?:\.\w+)*/g;

/**
 * The parts of a declaration that calling code depends on, with type names as in the newer version.
 */
function shapeOf(
  symbol: ReferenceSymbol,
  language: ReferenceLanguage,
  idOf: (id: string) => string,
): string {
  const text = (type: TypeText): string =>
    type.map((part) => (typeof part === 'string' ? part : idOf(part[1]))).join('');
  const value = (code: string | undefined): string | undefined =>
    code?.replaceAll(TYPE_IN_VALUE, idOf);
  const { kind, type, signatures = [], defaultValue } = symbol;
  return JSON.stringify([
    // The reference lists a Kotlin class without methods as a record; callers see no difference.
    language === 'kotlin' && kind === 'type' ? 'class' : kind,
    type && text(type),
    // The value of a case is its name on the bridge; code refers to the case by name.
    kind === 'case' ? undefined : value(defaultValue),
    signatures.map(({ parameters, returns, effects }) => [
      parameters.map((each) => [
        each.label ?? each.name,
        text(each.type),
        value(each.defaultValue),
      ]),
      text(returns),
      effects,
    ]),
  ]);
}
