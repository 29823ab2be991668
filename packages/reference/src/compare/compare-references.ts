import type { Reference, ReferenceLanguage, ReferenceSymbol, TypeText } from '../model.ts';
import { suggestIds } from '../search/suggest-ids.ts';

/** Ids of an older version, and what took their place in the newer one. */
export type Renames = Readonly<Record<string, string>>;

/** The same thing in two versions. */
export type SymbolPair = { readonly from: ReferenceSymbol; readonly to: ReferenceSymbol };

/** What is different in a newer version. */
export type ApiChanges = {
  readonly renamed: readonly SymbolPair[];
  /** The same name, declared differently. */
  readonly changed: readonly SymbolPair[];
  /** Members of a type that is gone are not listed beside it. */
  readonly removed: readonly ReferenceSymbol[];
  /** Members of a new type are not listed beside it. */
  readonly added: readonly ReferenceSymbol[];
};

/**
 * Compares two versions of an SDK. Nothing says that a name took the place of another one but
 * `renames`; members of a renamed type are looked for by their own names.
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
  const kept = pairs.filter((pair): pair is SymbolPair => pair.to !== undefined);
  const isRenamed = ({ from: { id } }: SymbolPair): boolean => Object.hasOwn(renames, id);
  const gone = new Set(pairs.flatMap((pair) => (pair.to ? [] : [pair.from.id])));
  const known = new Set(kept.map((pair) => pair.to.id));
  const fresh = [...newer.values()].filter(
    (symbol) => isListed(symbol, newer) && !known.has(symbol.id),
  );
  const freshIds = new Set(fresh.map(({ id }) => id));
  return {
    renamed: kept.filter(isRenamed),
    changed: kept.filter(
      (pair) =>
        !isRenamed(pair) &&
        shapeOf(pair.from, from.language, newIdOf) !== shapeOf(pair.to, to.language, (id) => id),
    ),
    removed: [...older.values()].filter(({ id, parent = '' }) => gone.has(id) && !gone.has(parent)),
    added: fresh.filter(({ parent = '' }) => !freshIds.has(parent)),
  };
}

/** Inherited members are told with the type that has them, initialisers of records with their fields. */
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

/** `LabelOptions` of `LabelOptions()`, and `Theme.DARK` as a whole. */
const TYPE_IN_VALUE = /\b[A-Z]\w*(?:\.\w+)*/g;

/** What a caller's code depends on, with the names of types as the newer version has them. */
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
    // A class of Kotlin is told as a record while it has no methods; callers see no difference.
    language === 'kotlin' && kind === 'type' ? 'class' : kind,
    type && text(type),
    // The value of a case is what the bridge calls it; code names the case.
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
