import type { Reference, ReferenceSymbol, TypeText } from '@brand/reference';
import type { NameResolver } from '@brand/reference/search';
import { createMarkdownRenderer } from './render-markdown.ts';
import { escapeHtml } from '../../markdown/escape-html.ts';
import { renderType } from './render-type.ts';
import type { Html } from '../published.ts';
import { dataTypes } from './data-types.ts';
import { resolveSymbolLinks } from './resolve-symbol-links.ts';

export type TableKind = 'fields' | 'methods';

export type OptionsTableRequest = {
  readonly reference: Reference;
  /** Id of the type whose members are shown. */
  readonly of: string;
  readonly kind: TableKind;
  readonly resolve: NameResolver;
  /** Types with their own table on the page: their fields are not repeated. */
  readonly toldElsewhere?: ReadonlySet<string>;
  /** URL of a symbol of this reference. Symbols without one are not linked. */
  readonly addressOf: (id: string) => string | undefined;
};

/** Larger nested objects are linked instead of expanded. */
const MAX_NESTED = 8;

type Row = {
  readonly name: string;
  readonly symbol: ReferenceSymbol;
  readonly isRequired: boolean;
};
type Column = {
  readonly title: string;
  readonly cell: (row: Row) => Html;
};

/** The members of a type as an HTML table. Throws an error with advice if that is not possible. */
export function renderOptionsTable(request: OptionsTableRequest): Html {
  const { reference, of, kind } = request;
  const type = reference.symbols.find(({ id }) => id === of);
  if (!type) throw new Error(`"${of}" is not in the reference of ${nameOf(reference)}.`);
  const rows = kind === 'methods' ? methodsOf(of, reference) : fieldsOf(request);
  if (rows.length === 0) {
    throw new Error(`"${of}" has no ${kind} in the reference of ${nameOf(reference)}.`);
  }
  const columns = columnsOf(request).filter(
    ({ cell }, index) => index === 0 || rows.some((row) => cell(row) !== ''),
  );
  const head = columns.map(({ title }) => `<th scope="col">${title}</th>`).join('');
  const body = rows.map((row) => renderRow(row, columns)).join('');
  const html = `<table data-stack><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
  return resolveSymbolLinks(html, request.addressOf);
}

function nameOf({ sdk, version }: Reference): string {
  return `${sdk} ${version}`;
}

function fieldsOf({ of, reference, toldElsewhere = new Set() }: OptionsTableRequest): Row[] {
  const fields = reference.symbols.filter(({ parent, kind }) => parent === of && isField(kind));
  const isData = dataTypes(reference).has(of);
  return fields.flatMap((symbol) => {
    const parts = nestedFields(symbol, reference).filter(
      ({ parent = '' }) => parent !== of && !toldElsewhere.has(parent),
    );
    const isPartial = symbol.type?.[0] === 'Partial<';
    const defaults = objectDefaults(symbol);
    return [
      { name: symbol.name, symbol, isRequired: !isData && mustBeGiven(symbol, fields, reference) },
      ...parts.map((part) => ({
        name: `${symbol.name}.${part.name}`,
        symbol: { ...part, ...defaults.get(part.name) },
        isRequired: !isData && !isPartial && mustBeGiven(part, parts, reference),
      })),
    ];
  });
}

/**
 * Defaults that a field sets for the fields of its type, which may have others there:
 * `{ duration: 700 }`.
 */
function objectDefaults({
  defaultValue = '',
}: ReferenceSymbol): ReadonlyMap<string, Pick<ReferenceSymbol, 'defaultValue'>> {
  const body = /^\{ ?([^{}]+?) ?\}$/.exec(defaultValue)?.[1] ?? '';
  const pairs = body.matchAll(/(?:^|, )(\w+): ([^,]+)/g);
  return new Map(Array.from(pairs, ([, name, value]) => [name!, { defaultValue: value! }]));
}

/**
 * Whether a field is required. A type without optional fields describes current values, and calls
 * accept a part of it. Records of a JSON format are always complete.
 */
function mustBeGiven(
  field: ReferenceSymbol,
  fields: readonly ReferenceSymbol[],
  { language }: Reference,
): boolean {
  const isWrittenWhole = language === 'json' || fields.some(({ isOptional }) => isOptional);
  return field.isOptional !== true && isWrittenWhole;
}

function isField(kind: string): boolean {
  return kind === 'property' || kind === 'field' || kind === 'event';
}

/** Fields of an inline object, or of a type that has nothing but fields. */
function nestedFields(
  { id, inheritedFrom = id, type = [] }: ReferenceSymbol,
  { symbols }: Reference,
): readonly ReferenceSymbol[] {
  const inPlace = symbols.filter(({ parent }) => parent === id || parent === inheritedFrom);
  if (inPlace.length > 0) return inPlace;
  const named = namedType(type);
  const members = symbols.filter(({ parent }) => parent !== undefined && parent === named);
  const isOptions = members.every(({ kind }) => isField(kind));
  return isOptions && members.length <= MAX_NESTED ? members : [];
}

/**
 * `Padding` for `Padding`, `Partial<Padding>` and `Padding | undefined`; `undefined` for composite
 * types.
 */
function namedType(type: TypeText): string | undefined {
  const links = type.filter((part) => typeof part !== 'string');
  const rest = type.filter((part) => typeof part === 'string').join('');
  const isOne = links.length === 1 && /^(?:(?:Partial|Readonly)<>)?(?: \| undefined)?$/.test(rest);
  return isOne ? links[0]?.[1] : undefined;
}

function methodsOf(of: string, { symbols }: Reference): Row[] {
  return symbols
    .filter(({ parent, kind }) => parent === of && kind === 'method')
    .map((symbol) => ({
      name: `${symbol.name}(${parameterNames(symbol)})`,
      symbol,
      isRequired: false,
    }));
}

function parameterNames({ signatures: [signature] = [] }: ReferenceSymbol): string {
  const names = signature?.parameters.map(({ name, isOptional, isRest }) =>
    [isRest ? '...' : '', name, isOptional ? '?' : ''].join(''),
  );
  return names?.join(', ') ?? '';
}

function columnsOf({ kind, of, reference, resolve }: OptionsTableRequest): Column[] {
  const { inline } = createMarkdownRenderer(resolve);
  const description = ({ symbol: { summary, deprecated } }: Row): Html => {
    const warning = deprecated === undefined ? '' : ` <em>Deprecated.</em> ${inline(deprecated)}`;
    return inline(summary) + warning;
  };
  if (kind === 'methods') {
    return [
      { title: 'Method', cell: (row) => spaced([renderName(row), renderReturns(row.symbol)]) },
      { title: 'Description', cell: description },
    ];
  }
  return [
    {
      title: titleOf(of, reference),
      cell: (row) => spaced([renderName(row), renderFieldType(row)]),
    },
    { title: 'Default', cell: ({ symbol }) => renderDefault(symbol, inline) },
    { title: 'Description', cell: description },
  ];
}

function titleOf(of: string, reference: Reference): string {
  if (reference.symbols.some(({ parent, kind }) => parent === of && kind === 'event')) {
    return 'Event';
  }
  return reference.language === 'json' || dataTypes(reference).has(of) ? 'Field' : 'Option';
}

function renderName({ name, symbol }: Row): Html {
  const address = `#${encodeURIComponent(symbol.id)}`;
  return `<a href="${address}" data-symbol><code>${escapeHtml(name)}</code></a>`;
}

function renderReturns({ signatures: [signature] = [] }: ReferenceSymbol): Html {
  return signature ? `<code>${renderType(onOneLine(signature.returns))}</code>` : '';
}

function renderFieldType({ symbol: { type = [], unit }, isRequired }: Row): Html {
  const text = type.length === 0 ? '' : `<code>${renderType(onOneLine(type))}</code>`;
  const notes = [
    unit === undefined ? '' : `in ${escapeHtml(unit)}`,
    isRequired ? 'required' : '',
  ].filter((note) => note !== '');
  return spaced([text, notes.length === 0 ? '' : `<small>${notes.join(', ')}</small>`]);
}

/** Only the space separates the parts where styles do not count: in copied text, and for agents. */
function spaced(parts: readonly Html[]): Html {
  return parts.filter((part) => part !== '').join(' ');
}

const LITERALS = new Set(['true', 'false', 'undefined', 'null']);

function renderDefault({ defaultValue }: ReferenceSymbol, inline: (text: string) => Html): Html {
  if (defaultValue === undefined || defaultValue === '{}') return '';
  const text = defaultValue.replaceAll(/\s+/g, ' ');
  // `none` and `all` are prose; values have quotes, digits or capitals.
  const isWord = /^[a-z]+$/.test(text) && !LITERALS.has(text);
  const isSentence = text.includes('`') || /^[a-z][\w'-]*(?:[,;]? [\w'-]+)+$/i.test(text);
  if (isWord || isSentence) return inline(text);
  // Allows line breaks, because names of constants are wider than the column.
  return `<code>${escapeHtml(text).replaceAll('_', '_<wbr>')}</code>`;
}

/** In a narrow column the browser's own line breaks are better. */
function onOneLine(type: TypeText): TypeText {
  return type.map((part) => (typeof part === 'string' ? part.replaceAll(/\n\s*/g, ' ') : part));
}

function renderRow(row: Row, columns: readonly Column[]): Html {
  const cells = columns.map(({ title, cell }, index) => {
    const html = cell(row);
    if (index === 0) return `<th scope="row">${html}</th>`;
    return html === '' ? '<td></td>' : `<td data-title="${title}">${html}</td>`;
  });
  return `<tr>${cells.join('')}</tr>`;
}
