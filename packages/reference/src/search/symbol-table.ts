import type { ReferenceSymbol, TypeText } from '../model.ts';

/** The symbols of a reference by what leads to them. */
export type SymbolTable = {
  readonly byId: ReadonlyMap<string, ReferenceSymbol>;
  /** A member by its name, also of what a symbol takes over, is, or gives back. */
  readonly memberOf: (owner: string, name: string) => string | undefined;
  /** Members of this name, each where it is declared. */
  readonly membersNamed: (name: string) => readonly ReferenceSymbol[];
  /** Whether a symbol is a value, not a type. */
  readonly isValue: (id: string) => boolean;
  /** Whether a value is of a type that is ours. */
  readonly leadsOn: (id: string) => boolean;
  /** The component that an element such as `<Marker>` is. */
  readonly componentOf: (name: string) => string | undefined;
  /** Objects of nothing but fields: the symbol itself, or those that its calls take. */
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

/** The symbols whose members can be reached from this one. */
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
