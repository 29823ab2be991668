import type { ReferenceSymbol, TypeText } from '../model.ts';

/** Lookup tables over the symbols of a reference. */
export type SymbolTable = {
  readonly byId: ReadonlyMap<string, ReferenceSymbol>;
  /**
   * Finds a member by name, including those of supertypes, of a value's type and of a call's
   * result.
   */
  readonly memberOf: (owner: string, name: string) => string | undefined;
  /** Members of this name at their declarations, without inherited copies. */
  readonly membersNamed: (name: string) => readonly ReferenceSymbol[];
  /** Whether a symbol is a value, not a type. */
  readonly isValue: (id: string) => boolean;
  /** Whether the type of a value is declared in the reference. */
  readonly leadsOn: (id: string) => boolean;
  /** The component of an element such as `<Marker>`. */
  readonly componentOf: (name: string) => string | undefined;
  /** Types that have fields only: the symbol itself, or the parameters of its signatures. */
  readonly optionsOf: (id: string) => readonly string[];
};

const TYPES: ReadonlySet<string | undefined> = new Set(['class', 'interface', 'type', 'enum']);

export function createSymbolTable(symbols: readonly ReferenceSymbol[]): SymbolTable {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const members = Map.groupBy(symbols, ({ parent }) => parent);
  const declared = Map.groupBy(
    symbols.filter(({ parent, inheritedFrom }) => parent !== undefined && !inheritedFrom),
    ({ name }) => name,
  );
  const top = Map.groupBy(members.get(undefined) ?? [], ({ name }) => name);

  const memberOf = (owner: string, name: string, seen = new Set<string>()): string | undefined => {
    if (seen.has(owner)) return undefined;
    seen.add(owner);
    if (byId.has(`${owner}.${name}`)) return `${owner}.${name}`;
    for (const next of followedFrom(byId.get(owner))) {
      const found = memberOf(next, name, seen);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const isOptions = (id: string): boolean => {
    const fields = members.get(id) ?? [];
    const kind = byId.get(id)?.kind;
    const isObject = kind === 'type' || kind === 'interface';
    return isObject && fields.length > 0 && fields.every((field) => field.kind === 'property');
  };

  return {
    byId,
    memberOf: (owner, name) => memberOf(owner, name),
    membersNamed: (name) => declared.get(name) ?? [],
    isValue: (id) => !TYPES.has(byId.get(id)?.kind),
    leadsOn: (id) => members.has(id) || followedFrom(byId.get(id)).length > 0,
    componentOf: (name) => {
      const named = top.get(name) ?? [];
      const component = named.find(({ kind }) => kind === 'function' || kind === 'constant');
      return (component ?? named[0])?.id;
    },
    optionsOf: (id) => {
      if (isOptions(id)) return [id];
      const taken = (byId.get(id)?.signatures ?? []).flatMap(({ parameters }) =>
        parameters.flatMap(({ type }) => linkedIds(type)),
      );
      return taken.filter(isOptions);
    },
  };
}

/** The symbols through which members can be accessed. */
function followedFrom(symbol: ReferenceSymbol | undefined): string[] {
  if (!symbol) return [];
  const texts = [
    ...(symbol.bases ?? []),
    ...(symbol.type ? [symbol.type] : []),
    ...(symbol.signatures ?? []).map(({ returns }) => returns),
  ];
  return texts.flatMap(linkedIds);
}

function linkedIds(text: TypeText): string[] {
  return text.flatMap((part) => (typeof part === 'string' ? [] : [part[1]]));
}
