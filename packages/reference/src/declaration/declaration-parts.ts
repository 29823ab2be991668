import type {
  Parameter,
  ReferenceLanguage,
  ReferenceSymbol,
  Signature,
  TypeParameter,
  TypeText,
} from '../model.ts';
import { typeToString } from '../type-to-string.ts';
import { type NamedKind, type Spelling, SPELLINGS } from './spelling.ts';

/** A part of a declaration: punctuation, or text with a role that a page may highlight. */
export type DeclarationPart =
  | string
  | { readonly role: 'keyword' | 'name' | 'parameter' | 'value'; readonly text: string }
  | { readonly role: 'type'; readonly type: TypeText };

/** Longer declarations have one parameter per line. */
const MAX_LINE_LENGTH = 76;

/** The text of a declaration, without roles. */
export function declarationToString(parts: readonly DeclarationPart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.role === 'type' ? typeToString(part.type) : part.text;
    })
    .join('');
}

/** The declaration of one signature, as its language writes it. */
export function signatureParts(
  { id, kind, name, isStatic }: ReferenceSymbol,
  { parameters, returns, typeParameters = [], effects = [] }: Signature,
  language: ReferenceLanguage,
): readonly DeclarationPart[] {
  const spelling = SPELLINGS[language];
  const made = kind === 'constructor' ? spelling.construct(ownerOf(id)) : undefined;
  const word = made?.word ?? wordsOf(kind as NamedKind, isStatic, spelling);
  const generic = typeParameterParts(typeParameters, spelling);
  const own: DeclarationPart = { role: 'name', text: made?.name ?? name };
  // Kotlin puts modifiers before the function, where Swift puts them after it, and type parameters
  // before the name.
  const isKotlin = language === 'kotlin';
  const isSwift = language === 'swift';
  const start: DeclarationPart[] = [
    ...(isKotlin ? effects.flatMap((each) => [keyword(each), ' ']) : []),
    ...(word === '' ? [] : [keyword(word), ' ']),
    ...(isKotlin ? [...generic, ...(generic.length > 0 ? [' '] : []), own] : [own, ...generic]),
    '(',
  ];
  const isMade = kind === 'constructor' || kind === 'case' || isNothing(returns, spelling);
  const end: DeclarationPart[] = [
    ')',
    ...(isSwift ? effects.flatMap((each) => [' ', keyword(each)]) : []),
    ...(isMade ? [] : [spelling.returns, { role: 'type', type: returns } as const]),
  ];
  const list = parameters.map((parameter) => parameterParts(parameter, spelling));
  const flat = [...start, ...join(list, ', '), ...end];
  // The limit counts a comma after the last parameter too.
  const length = declarationToString(flat).length + (list.length > 0 ? 2 : 0);
  if (length <= MAX_LINE_LENGTH) return flat;
  return [...start, '\n  ', ...join(list, ',\n  '), `${spelling.lastComma}\n`, ...end];
}

/** The declaration of a symbol that is not callable, as its language writes it. */
export function declarationParts(
  symbol: ReferenceSymbol,
  language: ReferenceLanguage,
): readonly DeclarationPart[] {
  const { kind, name, type, bases = [], isOptional, defaultValue } = symbol;
  const { words, bases: extending, property, showsDefaults } = SPELLINGS[language];
  const own: DeclarationPart = { role: 'name', text: name };
  if (language === 'swift' && kind === 'type' && type) {
    return [keyword('typealias'), ' ', own, ' = ', { role: 'type', type }];
  }
  const word = kind === 'constructor' ? 'new' : words[kind];
  const before = kind === 'class' || kind === 'enum' || kind === 'case' ? [] : property(symbol);
  const modifiers = [...(kind === 'property' || language === 'typescript' ? before : []), word];
  const start: DeclarationPart[] = [
    ...modifiers.flatMap((each) => (each ? [keyword(each), ' '] : [])),
    own,
  ];
  if (kind === 'type' && type) return [...start, ' = ', { role: 'type', type: breakUnion(type) }];
  const list = bases.map((base): DeclarationPart[] => [{ role: 'type', type: base }]);
  if (kind === 'type' && language === 'typescript') {
    return [...start, ' = ', ...join(list, ' & '), ' & { … }'];
  }
  const isShown = showsDefaults && defaultValue !== undefined;
  return [
    ...start,
    ...(list.length > 0 ? [keyword(extending), ...join(list, ', ')] : []),
    ...(type ? [isOptional && !showsDefaults ? '?: ' : ': ', { role: 'type', type } as const] : []),
    ...(isShown ? [' = ', { role: 'value', text: defaultValue } as const] : []),
  ];
}

function keyword(text: string): DeclarationPart {
  return { role: 'keyword', text };
}

function wordsOf(kind: NamedKind, isStatic: boolean | undefined, { words }: Spelling): string {
  const own = words[kind];
  if (own === undefined) return isStatic ? 'static' : '';
  return isStatic && own === 'func' ? 'static func' : own;
}

function isNothing(returns: TypeText, { nothing }: Spelling): boolean {
  return nothing !== undefined && returns.length === 1 && returns[0] === nothing;
}

function ownerOf(id: string): string {
  return id.split('.').at(-2) ?? id;
}

function parameterParts(
  { name, label, type, isOptional, isRest, defaultValue }: Parameter,
  { showsDefaults }: Spelling,
): DeclarationPart[] {
  const names: DeclarationPart[] = [
    ...(label === undefined ? [] : [`${label} `]),
    { role: 'parameter', text: name },
  ];
  if (!showsDefaults) {
    return [isRest ? '...' : '', ...names, isOptional ? '?: ' : ': ', { role: 'type', type }];
  }
  return [
    ...names,
    ': ',
    { role: 'type', type },
    isRest ? '...' : '',
    ...(defaultValue === undefined ? [] : [' = ', { role: 'value', text: defaultValue } as const]),
  ];
}

function typeParameterParts(
  parameters: readonly TypeParameter[],
  { constraint: between }: Spelling,
): DeclarationPart[] {
  if (parameters.length === 0) return [];
  const list = parameters.map(({ name, constraint, defaultType }): DeclarationPart[] => [
    name,
    ...(constraint ? [keyword(between), { role: 'type', type: constraint } as const] : []),
    ...(defaultType ? [' = ', { role: 'type', type: defaultType } as const] : []),
  ]);
  return ['<', ...join(list, ', '), '>'];
}

function join(list: readonly (readonly DeclarationPart[])[], separator: string): DeclarationPart[] {
  return list.flatMap((parts, index) => (index === 0 ? parts : [separator, ...parts]));
}

/** Long unions have one member per line. */
function breakUnion(type: TypeText): TypeText {
  const whole = typeToString(type);
  if (whole.length <= MAX_LINE_LENGTH || /[{(\n]/.test(whole)) return type;
  const broken = type.map((part) =>
    typeof part === 'string' ? part.replaceAll(/ \| /g, '\n  | ') : part,
  );
  return ['\n  | ', ...broken];
}
