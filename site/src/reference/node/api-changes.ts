import type {
  Parameter,
  Reference,
  ReferenceLanguage,
  ReferenceSymbol,
  Signature,
  TypeText,
} from '@brand/reference';
import { type ApiChanges, compareReferences, type Renames } from '@brand/reference/compare';
import { createNameResolver } from '@brand/reference/search';
import { createMarkdownRenderer } from './render-markdown.ts';
import { escapeHtml } from '../../markdown/escape-html.ts';
import { renderType } from './render-type.ts';
import type { Html } from '../published.ts';
import { resolveSymbolLinks } from './resolve-symbol-links.ts';

export type ChangeKind = keyof ApiChanges;

/** In the order in which readers migrate. */
export const CHANGE_KINDS: readonly ChangeKind[] = ['renamed', 'changed', 'removed', 'added'];

export type ApiChangesRequest = {
  readonly from: Reference;
  readonly to: Reference;
  readonly renames: Renames;
  /** The tables to show; several tables get captions. */
  readonly show: readonly ChangeKind[];
  /** URL of a symbol of one of the two versions. Symbols without one are not linked. */
  readonly addressOf: (symbol: {
    readonly version: string;
    readonly id: string;
  }) => string | undefined;
};

type Cell = { readonly title: string; readonly html: Html };
type Row = readonly Cell[];

const CAPTIONS: Readonly<Record<ChangeKind, string>> = {
  renamed: 'Renamed',
  changed: 'Declared differently',
  removed: 'Removed',
  added: 'Added',
};

/** The differences between two versions as HTML tables. */
export function renderApiChanges(request: ApiChangesRequest): Html {
  const { from, to, renames, show } = request;
  const changes = compareReferences(from, to, renames);
  const older = createWriter(from, request);
  const newer = createWriter(to, request);
  const rows: Readonly<Record<ChangeKind, () => readonly Row[]>> = {
    renamed: () => changes.renamed.map((pair) => [older.code(pair.from), newer.name(pair.to)]),
    changed: () =>
      changes.changed.map((pair) => [
        { ...newer.name(pair.to), title: 'Name' },
        older.declaration(pair.from),
        newer.declaration(pair.to),
      ]),
    removed: () => changes.removed.map((symbol) => [older.name(symbol), older.summary(symbol)]),
    added: () => addedRows(changes.added, to, newer),
  };
  const tables = show.map((kind) => ({ kind, rows: rows[kind]() }));
  return tables
    .filter((table) => table.rows.length > 0)
    .map((table) => renderTable(table.rows, show.length > 1 ? CAPTIONS[table.kind] : undefined))
    .join('');
}

/** Types that are only passed on or read. As rows they would hide new functionality. */
const VALUES: ReadonlySet<string> = new Set(['type', 'enum']);

function addedRows(
  added: readonly ReferenceSymbol[],
  { symbols }: Reference,
  writer: Writer,
): readonly Row[] {
  const values: ReferenceSymbol[] = [];
  const rows: Row[] = [];
  for (const [id, members] of Map.groupBy(added, ({ id: own, parent = own }) => parent)) {
    const type = symbols.find((symbol) => symbol.id === id) ?? members[0]!;
    const isNew = members.includes(type);
    if (isNew && VALUES.has(type.kind)) values.push(type);
    else rows.push([writer.name(type), isNew ? writer.summary(type) : writer.members(members)]);
  }
  return values.length === 0 ? rows : [...rows, writer.values(values)];
}

/**
 * Links only names that lead to new content, because a link on every name would make the tables too
 * long.
 */
type Writer = Readonly<
  Record<'name' | 'code' | 'declaration' | 'summary', (symbol: ReferenceSymbol) => Cell>
> & {
  /** Added members of a type in one cell. One row each would make the table too long. */
  readonly members: (symbols: readonly ReferenceSymbol[]) => Cell;
  /** New value types in one row. */
  readonly values: (symbols: readonly ReferenceSymbol[]) => Row;
};

function createWriter(reference: Reference, { addressOf }: ApiChangesRequest): Writer {
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
      title: 'What it is',
      html: `It has also: ${list(symbols.map(({ name }) => name))}.`,
    }),
    values: (symbols) => [
      { title: version, html: 'Types of values and options' },
      { title: 'What it is', html: `${list(symbols.map(({ id }) => id))}.` },
    ],
    declaration: (symbol) => ({
      title: version,
      html: declarationTexts(symbol, language)
        .map((text) => linked(`<code>${renderType(text)}</code>`))
        .join('<br>'),
    }),
    summary: ({ summary }) => ({ title: 'What it is', html: linked(inline(summary)) }),
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

function renderTable(rows: readonly Row[], caption: string | undefined): Html {
  const titles = rows[0]?.map(({ title }) => `<th scope="col">${title}</th>`) ?? [];
  const body = rows.map((row) => `<tr>${row.map(renderCell).join('')}</tr>`);
  return (
    `<table>${caption === undefined ? '' : `<caption>${caption}</caption>`}` +
    `<thead><tr>${titles.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
  );
}

function renderCell({ title, html }: Cell, index: number): Html {
  return index === 0
    ? `<th scope="row">${html}</th>`
    : `<td data-title="${escapeHtml(title)}">${html}</td>`;
}
