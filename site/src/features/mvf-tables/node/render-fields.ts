import type { FieldRow, FieldTable } from '@brand/mvf/reference';
import { escapeHtml } from '../../../markdown/escape-html.ts';
import { renderCode } from '../../../reference/node/render-type.ts';
import type { Html } from '../../../reference/published.ts';
import { rowsWithFeatures } from './feature-rows.ts';
import { inlineHtml, renderHtmlTable } from './html-table.ts';

export type FieldsRequest = {
  /** Names of types: one object, or several types that are not objects. */
  readonly names: readonly string[];
  readonly tableOf: (name: string) => FieldTable;
  /** URL of the table of a type, if there is one. */
  readonly addressOf: (type: string) => string | undefined;
};

const COLUMNS = ['Constraint', 'Description'];

/** The fields of a type with everything that its schema states. */
export function renderFields({ names, tableOf, addressOf }: FieldsRequest): Html {
  const tables = names.map(tableOf);
  const [first] = tables;
  if (tables.length === 1 && first && first.type === 'object' && first.rows.length > 0) {
    return renderHtmlTable({
      id: first.name,
      caption: `<code>${escapeHtml(first.name)}</code> <small>${inlineHtml(first.description)}</small>`,
      columns: ['Field', ...COLUMNS],
      rows: rowsWithFeatures(first, tableOf).map((row) => ({
        id: row.anchor,
        cells: fieldCells(row, addressOf),
      })),
    });
  }
  const objects = tables.filter(({ rows }) => rows.length > 0).map(({ name }) => name);
  if (objects.length > 0) {
    throw new Error(`give ${objects.join(' and ')} a table of its own: it has fields.`);
  }
  return renderHtmlTable({
    columns: ['Type', ...COLUMNS],
    rows: tables.map(({ name, type, references, constraint, description }) => ({
      id: name,
      cells: [
        `<code>${escapeHtml(name)}</code> ${typeHtml(type, references, addressOf)}`,
        inlineHtml(constraint),
        inlineHtml(description),
      ],
    })),
  });
}

function fieldCells(
  { name, type, references, required, constraint, description }: FieldRow,
  addressOf: FieldsRequest['addressOf'],
): Html[] {
  const note = required ? ' <small>required</small>' : '';
  // Allows line breaks after a dot.
  const shown = escapeHtml(name).replaceAll('.', '.<wbr>');
  return [
    `<code>${shown}</code> ${typeHtml(type, references, addressOf)}${note}`,
    inlineHtml(constraint),
    inlineHtml(description),
  ];
}

/** A type as code, with the types that it names as links. */
function typeHtml(
  type: string,
  references: readonly string[],
  addressOf: FieldsRequest['addressOf'],
): Html {
  const names = references.filter((name) => addressOf(name) !== undefined);
  if (names.length === 0) return `<code>${renderCode(type)}</code>`;
  const parts = type.split(new RegExp(`\\b(${names.join('|')})\\b`));
  const html = parts.map((part, at) =>
    at % 2 === 0
      ? renderCode(part)
      : `<a href="${escapeHtml(addressOf(part) ?? '')}">${escapeHtml(part)}</a>`,
  );
  return `<code>${html.join('')}</code>`;
}
