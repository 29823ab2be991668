import type { Reference, ReferenceSymbol, TypeText } from '../model.ts';

/** Names that guides give to objects, and the symbols those are of. */
export type RootNames = Readonly<Record<string, string>>;

/** What a name in running text is: a symbol, a name of ours that does not exist, or neither. */
export type ResolvedName =
  | { readonly kind: 'symbol'; readonly id: string }
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'other' };

export type NameResolver = (code: string) => ResolvedName;

const NAME = /^(?:await |new )?([A-Za-z_$][\w$]*(?:(?:\(\))?(?:\[\w*\])?\??\.[\w$-]+)*)(\(.*\))?$/s;
/** Two words or more in Pascal case: what our types are called. */
const TYPE_NAME = /^(?:[A-Z][a-z\d]+){2,}$/;
const FILE_NAME = /\.(?:css|geojson|glb|html|js|json|mdx?|png|svg|tsx?|zip)$/;
const PLATFORM_TYPE =
  /^(?:HTML|SVG|WebGL|DOM|Geolocation|Device|Pointer|Keyboard|Mouse|Touch|Resize|Intersection|Readonly|Uint|Float|Int)/;

/**
 * Makes a function that finds the symbol which a piece of code names: `MapView`, `showVenue()`,
 * `map.camera.focusOn`. A chain is followed by the types of its members.
 */
export function createNameResolver(
  { symbols }: Pick<Reference, 'symbols'>,
  roots: RootNames = {},
): NameResolver {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));

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

  const rootOf = (name: string): string | undefined => {
    const named = Object.hasOwn(roots, name) ? roots[name] : undefined;
    if (named !== undefined && byId.has(named)) return named;
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    return [name, type].find((id) => byId.has(id));
  };

  return (code) => {
    const [, path = '', call] = NAME.exec(code.trim()) ?? [];
    const [first = '', ...rest] = path.replaceAll(/\(\)|\[\w*\]|\?/g, '').split('.');
    if (first === '' || FILE_NAME.test(path)) return { kind: 'other' };
    if (rest.length === 0) return resolveOne(first, call !== undefined, byId);
    let id = byId.has(first) ? first : rootOf(first);
    if (id === undefined) return { kind: 'other' };
    for (const name of rest) {
      id = memberOf(id, name);
      if (id === undefined) return { kind: 'unknown', name: code };
    }
    return { kind: 'symbol', id };
  };
}

function resolveOne(
  name: string,
  isCall: boolean,
  byId: ReadonlyMap<string, ReferenceSymbol>,
): ResolvedName {
  const symbol = byId.get(name);
  // A word such as `search` may be a module, a folder or plain text: only its call is the function.
  if (symbol && (isCall || /[A-Z]/.test(name))) return { kind: 'symbol', id: symbol.id };
  const isOfPlatform = name in globalThis || PLATFORM_TYPE.test(name);
  if (!isOfPlatform && (isCall || TYPE_NAME.test(name))) return { kind: 'unknown', name };
  return { kind: 'other' };
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
