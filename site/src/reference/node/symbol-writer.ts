import type {
  Parameter,
  Reference,
  ReferenceLanguage,
  ReferenceSymbol,
  Signature,
  TypeText,
} from '@brand/reference';
import { createNameResolver } from '@brand/reference/search';
import { createMarkdownRenderer } from './render-markdown.ts';
import { escapeHtml } from '../../markdown/escape-html.ts';
import { renderType } from './render-type.ts';
import type { Html } from '../published.ts';
import { resolveSymbolLinks } from './resolve-symbol-links.ts';

export type Cell = { readonly title: string; readonly html: Html };
export type Row = readonly Cell[];

/** URL of a symbol of a version. Symbols without one are not linked. */
export type AddressOf = (symbol: {
  readonly version: string;
  readonly id: string;
}) => string | undefined;

/**
 * Links only names that lead to new content, because a link on every name would make the tables too
 * long.
 */
export type Writer = Readonly<
  Record<'name' | 'code' | 'declaration' | 'summary', (symbol: ReferenceSymbol) => Cell>
> & {
  /** Added members of a type in one cell. One row each would make the table too long. */
  readonly members: (symbols: readonly ReferenceSymbol[]) => Cell;
  /** New value types in one row. */
  readonly values: (symbols: readonly ReferenceSymbol[]) => Row;
};

/** Writes symbols of a reference as cells of a table. */
export function createWriter(reference: Reference, addressOf: AddressOf): Writer {
  const { version, language } = reference;
  const { inline } = createMarkdownRenderer(createNameResolver(reference, {}));
  const linked = (html: Html): Html => resolveSymbolLinks(html, (id) => addressOf({ version, id }));
  return {
    name: ({ id }) => ({
      title: version,
      html: linked(`<a href="#${encodeURIComponent(id)}" data-symbol>${code(id)}</a>`),
    }),
    code: ({ id }) => ({ title: version, html: code(id) }),
    members: (symbols) => ({
      title: 'Description',
      html: `It also has: ${list(symbols.map(({ name }) => name))}.`,
    }),
    values: (symbols) => [
      { title: version, html: 'Types of values and options' },
      { title: 'Description', html: `${list(symbols.map(({ id }) => id))}.` },
    ],
    declaration: (symbol) => ({
      title: version,
      html: declarationTexts(symbol, language)
        .map((text) => linked(`<code>${renderType(text)}</code>`))
        .join('<br>'),
    }),
    summary: ({ summary }) => ({ title: 'Description', html: linked(inline(summary)) }),
  };
}

function list(names: readonly string[]): Html {
  return names.map(code).join(', ');
}

/** Allows line breaks, because names of members are wider than a column. */
function code(name: string): Html {
  return `<code>${escapeHtml(name).replaceAll('.', '.<wbr>')}</code>`;
}

/** The declarations of a symbol without its name, one per signature. */
function declarationTexts(symbol: ReferenceSymbol, language: ReferenceLanguage): TypeText[] {
  const { kind, type, signatures = [], defaultValue } = symbol;
  if (signatures.length > 0) {
    const gives = kind !== 'constructor' && kind !== 'case';
    return signatures.map((signature) => signatureText(signature, language, gives));
  }
  if (!type) return [[KIND_WORDS[language]?.[kind] ?? kind]];
  return [[...type, ...(defaultValue === undefined ? [] : [` = ${defaultValue}`])]];
}

/** Language-specific names of kinds, if they differ from the model's. */
const KIND_WORDS: Readonly<Partial<Record<ReferenceLanguage, Readonly<Record<string, string>>>>> = {
  swift: { interface: 'protocol', type: 'struct', error: 'error' },
};

function signatureText(
  { parameters, returns, effects = [] }: Signature,
  language: ReferenceLanguage,
  gives: boolean,
): TypeText {
  const inner = parameters.flatMap((parameter, index) => [
    ...(index === 0 ? [] : [', ']),
    ...parameterText(parameter),
  ]);
  if (language === 'swift') {
    const words = effects.map((word) => ` ${word}`).join('');
    return ['(', ...inner, `)${words}`, ...(gives ? [' -> ', ...returns] : [])];
  }
  const words = effects.map((word) => `${word} `).join('');
  return [`${words}(`, ...inner, ')', ...(gives ? [': ', ...returns] : [])];
}

function parameterText({
  name,
  label,
  type,
  defaultValue,
  isOptional,
  isRest,
}: Parameter): TypeText {
  const mark = isOptional && defaultValue === undefined ? '?' : '';
  return [
    `${isRest ? '...' : ''}${label === undefined ? '' : `${label} `}${name}${mark}: `,
    ...type,
    ...(defaultValue === undefined ? [] : [` = ${defaultValue}`]),
  ];
}
