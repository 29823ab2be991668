import type {
  Parameter,
  ReferenceLanguage,
  ReferenceSymbol,
  Signature,
  SymbolKind,
  TypeParameter,
  TypeText,
} from '@brand/reference';
import type { Html } from '../../reference/published.ts';
import { escapeHtml, renderCode, renderType } from './render-type.ts';

/** Beyond this a declaration has one parameter a line. */
const LONGEST_LINE = 76;

/** A constructor is called by the name of its class. */
type NamedKind = Exclude<SymbolKind, 'constructor'>;

type Spelling = {
  /** Stands before a name of this kind. */
  readonly words: Readonly<Partial<Record<NamedKind, string>>>;
  readonly returns: string;
  readonly bases: string;
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
};

const SPELLINGS: Readonly<Partial<Record<ReferenceLanguage, Spelling>>> = {
  swift: {
    words: {
      ...TYPESCRIPT.words,
      function: 'func',
      method: 'func',
      interface: 'protocol',
      type: 'struct',
      property: 'var',
      constant: 'let',
      case: 'case',
    },
    returns: ' -> ',
    bases: ': ',
  },
  kotlin: {
    words: {
      ...TYPESCRIPT.words,
      function: 'fun',
      method: 'fun',
      type: 'data class',
      property: 'val',
      constant: 'val',
    },
    returns: ': ',
    bases: ' : ',
  },
};

/** How one way to call a symbol is declared. */
export function renderSignature(
  { id, kind, name, isStatic }: ReferenceSymbol,
  { parameters, returns, typeParameters = [] }: Signature,
  language: ReferenceLanguage,
): Html {
  const { words, returns: arrow } = SPELLINGS[language] ?? TYPESCRIPT;
  const isConstructor = kind === 'constructor';
  const word = kind === 'constructor' ? 'new' : (words[kind] ?? (isStatic ? 'static' : ''));
  const generic = renderTypeParameters(typeParameters);
  const start = `${word === '' ? '' : `${renderCode(word)} `}<b>${escapeHtml(isConstructor ? ownerOf(id) : name)}</b>${generic}(`;
  const end = `)${isConstructor ? '' : `${arrow}${renderType(returns)}`}`;
  const inner = parameters.map(renderParameter);
  const length =
    lengthOf(start) + lengthOf(end) + inner.reduce((sum, html) => sum + lengthOf(html) + 2, 0);
  if (length <= LONGEST_LINE) return `${start}${inner.join(', ')}${end}`;
  return `${start}\n${inner.map((html) => `  ${html},\n`).join('')}${end}`;
}

function ownerOf(id: string): string {
  return id.split('.').at(-2) ?? id;
}

function renderParameter({ name, type, isOptional, isRest }: Parameter): Html {
  const mark = isOptional ? '?' : '';
  return `${isRest ? '...' : ''}<span class="hl-p">${escapeHtml(name)}</span>${mark}: ${renderType(type)}`;
}

function renderTypeParameters(parameters: readonly TypeParameter[]): Html {
  if (parameters.length === 0) return '';
  const inner = parameters.map(
    ({ name, constraint, defaultType }) =>
      escapeHtml(name) +
      (constraint ? ` ${renderCode('extends')} ${renderType(constraint)}` : '') +
      (defaultType ? ` = ${renderType(defaultType)}` : ''),
  );
  return `&lt;${inner.join(', ')}&gt;`;
}

/** How a symbol that is not called is declared. */
export function renderDeclaration(symbol: ReferenceSymbol, language: ReferenceLanguage): Html {
  const { kind, name, type, bases = [], isOptional, isReadonly, isStatic } = symbol;
  const { words, bases: extending } = SPELLINGS[language] ?? TYPESCRIPT;
  const word = kind === 'constructor' ? 'new' : words[kind];
  const modifiers = [isStatic && 'static', isReadonly && 'readonly', word].filter(Boolean);
  const start = `${modifiers.map((each) => `${renderCode(String(each))} `).join('')}<b>${escapeHtml(name)}</b>`;
  const list = bases.map(renderType);
  if (kind === 'type' && type) return `${start} = ${renderType(breakUnion(type))}`;
  if (kind === 'type' && language === 'typescript') {
    return `${start} = ${list.join(' &amp; ')} &amp; { … }`;
  }
  const base = list.length > 0 ? `${renderCode(extending)}${list.join(', ')}` : '';
  return `${start}${base}${type ? `${isOptional ? '?' : ''}: ${renderType(type)}` : ''}`;
}

/** A long union has one member a line. */
function breakUnion(type: TypeText): TypeText {
  const whole = type.map((part) => (typeof part === 'string' ? part : part[0])).join('');
  if (whole.length <= LONGEST_LINE || /[{(\n]/.test(whole)) return type;
  const broken = type.map((part) =>
    typeof part === 'string' ? part.replaceAll(/ \| /g, '\n  | ') : part,
  );
  return ['\n  | ', ...broken];
}

function lengthOf(html: Html): number {
  return html.replaceAll(/<[^>]+>/g, '').replaceAll(/&\w+;/g, ' ').length;
}
