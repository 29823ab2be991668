import type { Reference, ReferenceSymbol } from '../model.ts';
import { isPlatformName, PLATFORM_MEMBERS } from './platform-names.ts';
import { createSymbolTable, type SymbolTable } from './symbol-table.ts';

/** Variable names that guides use, and the symbols of their types. */
export type RootNames = Readonly<Record<string, string>>;

/** The meaning of a name in running text: a symbol, an SDK name that does not exist, or neither. */
export type ResolvedName =
  | { readonly kind: 'symbol'; readonly id: string }
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'other' };

/** Context of a name. */
export type NameContext = {
  /**
   * Symbols that the section is about: fields of their options are recognised by their bare names.
   */
  readonly ids?: readonly string[];
  /**
   * Words of the code beside the text. That code compiles, so its names exist even if the SDK does
   * not declare them.
   */
  readonly words?: ReadonlySet<string>;
};

export type NameResolver = (code: string, context?: NameContext) => ResolvedName;

export type NameResolverOptions = {
  /** Names of the platform and of other libraries; they are never reported as unknown. */
  readonly otherNames?: ReadonlySet<string>;
};

const NAME =
  /^(?:await |new )?([A-Za-z_$][\w$]*(?:(?:\([^()]*\))?(?:\[\w*\])?\??\.[\w$-]+)*)(\(.*\))?$/s;
const ELEMENT = /^<\/?([A-Z][\w$]*)(?:\s[^>]*)?>$/;
/** Two words or more in Pascal case, as SDK types are named. */
const TYPE_NAME = /^(?:[A-Z][a-z\d]+){2,}$/;
const FILE_NAME =
  /\.(?:cjs|css|env|geojson|gltf?|glb|gradle|html|jpe?g|js|json|jsx|kts?|lock|mdx?|mjs|mts|plist|png|sh|svg|swift|toml|tsx?|txt|wasm|webp|woff2|xml|ya?ml|zip)$/;
const LITERAL = /^(?:true|false|null|undefined|this|super|NaN|Infinity)$/;
const OTHER: ResolvedName = { kind: 'other' };

/**
 * Creates a function that resolves inline code to a symbol: `MapView`, `showVenue()`,
 * `map.camera.focusOn`, `<Marker>`. Chains are resolved through the types of their members. File
 * names, commands, literals, platform names and lower-case words are ignored, except for option
 * fields of the section's symbols.
 */
export function createNameResolver(
  { symbols }: Pick<Reference, 'symbols'>,
  roots: RootNames = {},
  { otherNames = new Set() }: NameResolverOptions = {},
): NameResolver {
  const table = createSymbolTable(symbols);
  return (code, context = {}) => {
    const text = code.trim();
    const isOther = (name: string): boolean =>
      isPlatformName(name) || otherNames.has(name) || context.words?.has(name) === true;
    const element = ELEMENT.exec(text)?.[1];
    if (element !== undefined) {
      const id = table.componentOf(element);
      if (id !== undefined) return { kind: 'symbol', id };
      return isOther(element) || !TYPE_NAME.test(element) ? OTHER : { kind: 'unknown', name: code };
    }
    const [, path = '', call] = NAME.exec(text) ?? [];
    const [first = '', ...rest] = path.replaceAll(/\([^()]*\)|\[\w*\]|\?/g, '').split('.');
    if (first === '' || FILE_NAME.test(path) || LITERAL.test(first)) return OTHER;
    if (rest.length === 0)
      return resolveOne(first, call !== undefined, { table, isOther, context });
    const option = followOption([first, ...rest], table, context);
    if (option !== undefined) return { kind: 'symbol', id: option };
    const root = rootOf(first, table, roots);
    if (root !== undefined) return followMembers(root, rest, { table, code });
    return TYPE_NAME.test(first) && !isOther(first) ? { kind: 'unknown', name: code } : OTHER;
  };
}

function rootOf(name: string, { byId }: SymbolTable, roots: RootNames): string | undefined {
  if (/^[A-Z]/.test(name) && byId.has(name)) return name;
  const named = Object.hasOwn(roots, name) ? roots[name] : undefined;
  if (named !== undefined && byId.has(named)) return named;
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return [name, type].find((id) => byId.has(id));
}

function followMembers(
  root: string,
  path: readonly string[],
  { table, code }: { readonly table: SymbolTable; readonly code: string },
): ResolvedName {
  let id = root;
  for (const name of path) {
    const member = table.memberOf(id, name);
    if (member !== undefined) {
      id = member;
      continue;
    }
    // `venue.floors.length`, `marker.element.style`: the rest is not declared by the SDK.
    const isOfPlatform = PLATFORM_MEMBERS.has(name) || !table.leadsOn(id);
    return isOfPlatform && table.isValue(id)
      ? { kind: 'symbol', id }
      : { kind: 'unknown', name: code };
  }
  return { kind: 'symbol', id };
}

type Surroundings = {
  readonly table: SymbolTable;
  readonly isOther: (name: string) => boolean;
  readonly context: NameContext;
};

function resolveOne(
  name: string,
  isCall: boolean,
  { table, isOther, context }: Surroundings,
): ResolvedName {
  // A word such as `search` may be a module, a folder or plain text: only a call refers to the
  // function.
  const own = table.byId.get(name);
  if (own && (isCall || /[A-Z]/.test(name))) return { kind: 'symbol', id: name };
  const option = isCall ? undefined : followOption([name], table, context);
  if (option !== undefined) return { kind: 'symbol', id: option };
  const members = table
    .membersNamed(name)
    .filter((symbol) => (isCall ? symbol.signatures !== undefined : /[a-z][A-Z]/.test(name)));
  const member = members.length === 1 ? members[0] : members.find(isOfSection(context));
  if (member) return { kind: 'symbol', id: member.id };
  if (members.length > 0 || isOther(name)) return OTHER;
  return isCall || TYPE_NAME.test(name) ? { kind: 'unknown', name } : OTHER;
}

/** `rank`, `padding.top`: option fields of the section's symbols. */
function followOption(
  path: readonly string[],
  table: SymbolTable,
  { ids = [] }: NameContext,
): string | undefined {
  for (const options of ids.flatMap((id) => table.optionsOf(id))) {
    let id: string | undefined = options;
    for (const name of path) id = id === undefined ? undefined : table.memberOf(id, name);
    if (id !== undefined && table.byId.has(`${options}.${path[0]}`)) return id;
  }
  return undefined;
}

function isOfSection({ ids = [] }: NameContext): (symbol: ReferenceSymbol) => boolean {
  const owners = new Set(ids.flatMap((id) => [id, id.slice(0, Math.max(0, id.lastIndexOf('.')))]));
  return ({ parent }) => parent !== undefined && owners.has(parent);
}
