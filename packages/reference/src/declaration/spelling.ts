import type { ReferenceLanguage, ReferenceSymbol, SymbolKind } from '../model.ts';

/** A constructor is called by the name of its class. */
export type NamedKind = Exclude<SymbolKind, 'constructor'>;

/** How a language writes declarations. */
export type Spelling = {
  /** Keyword before a name of this kind. */
  readonly words: Readonly<Partial<Record<NamedKind, string>>>;
  readonly returns: string;
  readonly bases: string;
  /** Separates a type parameter from its constraint. */
  readonly constraint: string;
  /** The constructor of a class: `new Marker(…)`, `init(…)`. */
  readonly construct: (owner: string) => { readonly word: string; readonly name: string };
  /** Trailing comma in multi-line parameter lists. */
  readonly lastComma: string;
  /** Modifiers before a property. */
  readonly property: (symbol: ReferenceSymbol) => readonly (string | false | undefined)[];
  /** Whether parameters show their defaults. */
  readonly showsDefaults: boolean;
  /** An empty return type, which is omitted. */
  readonly nothing?: string;
};

const TYPESCRIPT: Spelling = {
  words: {
    class: 'class',
    error: 'class',
    interface: 'interface',
    type: 'type',
    enum: 'enum',
    function: 'function',
    constant: 'const',
  },
  returns: ': ',
  bases: ' extends ',
  constraint: ' extends ',
  construct: (owner) => ({ word: 'new', name: owner }),
  lastComma: ',',
  property: ({ isStatic, isReadonly }) => [isStatic && 'static', isReadonly && 'readonly'],
  showsDefaults: false,
};

const SWIFT: Spelling = {
  ...TYPESCRIPT,
  words: {
    ...TYPESCRIPT.words,
    error: 'struct',
    function: 'func',
    method: 'func',
    interface: 'protocol',
    type: 'struct',
    constant: 'let',
    case: 'case',
  },
  returns: ' -> ',
  bases: ': ',
  constraint: ': ',
  construct: () => ({ word: '', name: 'init' }),
  lastComma: '',
  property: ({ isStatic, isReadonly }) => [isStatic && 'static', isReadonly ? 'let' : 'var'],
  showsDefaults: true,
  nothing: 'Void',
};

const KOTLIN: Spelling = {
  ...TYPESCRIPT,
  words: {
    ...TYPESCRIPT.words,
    error: 'class',
    function: 'fun',
    method: 'fun',
    type: 'class',
    constant: 'val',
  },
  returns: ': ',
  bases: ' : ',
  constraint: ' : ',
  construct: (owner) => ({ word: '', name: owner }),
  property: ({ isReadonly }) => [isReadonly ? 'val' : 'var'],
  showsDefaults: true,
  nothing: 'Unit',
};

/** JSON and REST references write types as TypeScript does. */
export const SPELLINGS: Readonly<Record<ReferenceLanguage, Spelling>> = {
  typescript: TYPESCRIPT,
  swift: SWIFT,
  kotlin: KOTLIN,
  json: TYPESCRIPT,
  http: TYPESCRIPT,
};
