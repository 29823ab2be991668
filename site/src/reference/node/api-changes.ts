import type { Reference, ReferenceSymbol } from '@brand/reference';
import { type ApiChanges, compareReferences, type Renames } from '@brand/reference/compare';
import { escapeHtml } from '../../markdown/escape-html.ts';
import type { Html } from '../published.ts';
import { type AddressOf, type Cell, createWriter, type Row, type Writer } from './symbol-writer.ts';

export type ChangeKind = Exclude<keyof ApiChanges, 'pairs'>;

/** In the order in which readers migrate. */
export const CHANGE_KINDS: readonly ChangeKind[] = ['renamed', 'changed', 'removed', 'added'];

export type ApiChangesRequest = {
  readonly from: Reference;
  readonly to: Reference;
  readonly renames: Renames;
  /** The tables to show; several tables get captions. */
  readonly show: readonly ChangeKind[];
  readonly addressOf: AddressOf;
};

const CAPTIONS: Readonly<Record<ChangeKind, string>> = {
  renamed: 'Renamed',
  changed: 'Changed declaration',
  removed: 'Removed',
  added: 'Added',
};

/** The differences between two versions as HTML tables. */
export function renderApiChanges(request: ApiChangesRequest): Html {
  const { from, to, renames, show } = request;
  const changes = compareReferences(from, to, renames);
  const older = createWriter(from, request.addressOf);
  const newer = createWriter(to, request.addressOf);
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

function renderTable(rows: readonly Row[], caption: string | undefined): Html {
  const titles = rows[0]?.map(({ title }) => `<th scope="col">${title}</th>`) ?? [];
  const body = rows.map((row) => `<tr>${row.map(renderCell).join('')}</tr>`);
  return (
    `<table data-stack>${caption === undefined ? '' : `<caption>${caption}</caption>`}` +
    `<thead><tr>${titles.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
  );
}

function renderCell({ title, html }: Cell, index: number): Html {
  return index === 0
    ? `<th scope="row">${html}</th>`
    : `<td data-title="${escapeHtml(title)}">${html}</td>`;
}
