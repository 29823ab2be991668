import type {
  Parameter,
  ReferenceLanguage,
  ReferenceSymbol,
  Signature,
  SymbolKind,
  TypeParameter,
  TypeText,
} from '@brand/reference';
import type { Html } from '../published.ts';
import { escapeHtml } from '../../markdown/escape-html.ts';
import { renderCode, renderType } from './render-type.ts';

/** Longer declarations have one parameter per line. */
const MAX_LINE_LENGTH = 76;

/** A constructor is called by the name of its class. */
type NamedKind = Exclude<SymbolKind, 'constructor'>;

type Spelling = {
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

const SPELLINGS: Readonly<Partial<Record<ReferenceLanguage, Spelling>>> = {
  swift: {
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
  },
  kotlin: {
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
  },
};

/** The declaration of one signature. */
export function renderSignature(
  { id, kind, name, isStatic }: ReferenceSymbol,
  { parameters, returns, typeParameters = [], effects = [] }: Signature,
  language: ReferenceLanguage,
): Html {
  const spelling = SPELLINGS[language] ?? TYPESCRIPT;
  const made = kind === 'constructor' ? spelling.construct(ownerOf(id)) : undefined;
  const word = made?.word ?? wordsOf(kind as NamedKind, isStatic, spelling);
  const generic = renderTypeParameters(typeParameters, spelling);
  // Kotlin puts modifiers before the function, where Swift puts them after it, and type parameters
  // before the name.
  const isKotlin = language === 'kotlin';
  const before = isKotlin ? effects.map((each) => `${renderCode(each)} `).join('') : '';
  const own = `<b>${escapeHtml(made?.name ?? name)}</b>`;
  const called = isKotlin ? `${generic}${generic && ' '}${own}` : `${own}${generic}`;
  const start = `${before}${word === '' ? '' : `${renderCode(word)} `}${called}(`;
  const after = language === 'swift' ? effects.map((each) => ` ${renderCode(each)}`).join('') : '';
  const isMade = kind === 'constructor' || kind === 'case' || isNothing(returns, language);
  const end = `)${after}${isMade ? '' : `${spelling.returns}${renderType(returns)}`}`;
  const inner = parameters.map((parameter) => renderParameter(parameter, spelling));
  const length =
    lengthOf(start) + lengthOf(end) + inner.reduce((sum, html) => sum + lengthOf(html) + 2, 0);
  if (length <= MAX_LINE_LENGTH) return `${start}${inner.join(', ')}${end}`;
  const lines = inner.map((html) => `  ${html}`).join(',\n');
  return `${start}\n${lines}${spelling.lastComma}\n${end}`;
}

function wordsOf(kind: NamedKind, isStatic: boolean | undefined, { words }: Spelling): string {
  const own = words[kind];
  if (own === undefined) return isStatic ? 'static' : '';
  return isStatic && own === 'func' ? 'static func' : own;
}

/** Swift and Kotlin omit an empty return type. */
function isNothing(returns: TypeText, language: ReferenceLanguage): boolean {
  const nothing = NOTHING[language];
  return nothing !== undefined && returns.length === 1 && returns[0] === nothing;
}

const NOTHING: Readonly<Partial<Record<ReferenceLanguage, string>>> = {
  swift: 'Void',
  kotlin: 'Unit',
};

function ownerOf(id: string): string {
  return id.split('.').at(-2) ?? id;
}

function renderParameter(
  { name, label, type, isOptional, isRest, defaultValue }: Parameter,
  { showsDefaults }: Spelling,
): Html {
  const names = `${label === undefined ? '' : `${escapeHtml(label)} `}<span class="hl-p">${escapeHtml(name)}</span>`;
  if (showsDefaults) {
    const given = defaultValue === undefined ? '' : ` = ${renderCode(defaultValue)}`;
    return `${names}: ${renderType(type)}${isRest ? '...' : ''}${given}`;
  }
  return `${isRest ? '...' : ''}${names}${isOptional ? '?' : ''}: ${renderType(type)}`;
}

function renderTypeParameters(
  parameters: readonly TypeParameter[],
  { constraint: between }: Spelling,
): Html {
  if (parameters.length === 0) return '';
  const inner = parameters.map(
    ({ name, constraint, defaultType }) =>
      escapeHtml(name) +
      (constraint ? `${renderCode(between)}${renderType(constraint)}` : '') +
      (defaultType ? ` = ${renderType(defaultType)}` : ''),
  );
  return `&lt;${inner.join(', ')}&gt;`;
}

/** The declaration of a symbol that is not callable. */
export function renderDeclaration(symbol: ReferenceSymbol, language: ReferenceLanguage): Html {
  const { kind, name, type, bases = [], isOptional, defaultValue } = symbol;
  const { words, bases: extending, property, showsDefaults } = SPELLINGS[language] ?? TYPESCRIPT;
  const word = kind === 'constructor' ? 'new' : words[kind];
  const before = kind === 'class' || kind === 'enum' || kind === 'case' ? [] : property(symbol);
  const own = kind === 'property' || language === 'typescript' ? before : [];
  const modifiers = [...own, word].filter(Boolean);
  const start = `${modifiers.map((each) => `${renderCode(String(each))} `).join('')}<b>${escapeHtml(name)}</b>`;
  const list = bases.map(renderType);
  if (language === 'swift' && kind === 'type' && type) {
    return `${renderCode('typealias')} <b>${escapeHtml(name)}</b> = ${renderType(type)}`;
  }
  if (kind === 'type' && type) return `${start} = ${renderType(breakUnion(type))}`;
  if (kind === 'type' && language === 'typescript') {
    return `${start} = ${list.join(' &amp; ')} &amp; { … }`;
  }
  const base = list.length > 0 ? `${renderCode(extending)}${list.join(', ')}` : '';
  const given = showsDefaults && defaultValue !== undefined ? ` = ${renderCode(defaultValue)}` : '';
  const mark = isOptional && !showsDefaults ? '?' : '';
  return `${start}${base}${type ? `${mark}: ${renderType(type)}` : ''}${given}`;
}

/** Long unions have one member per line. */
function breakUnion(type: TypeText): TypeText {
  const whole = type.map((part) => (typeof part === 'string' ? part : part[0])).join('');
  if (whole.length <= MAX_LINE_LENGTH || /[{(\n]/.test(whole)) return type;
  const broken = type.map((part) =>
    typeof part === 'string' ? part.replaceAll(/ \| /g, '\n  | ') : part,
  );
  return ['\n  | ', ...broken];
}

function lengthOf(html: Html): number {
  return html.replaceAll(/<[^>]+>/g, '').replaceAll(/&\w+;/g, ' ').length;
}
