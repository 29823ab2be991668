import { micromark } from 'micromark';
import { escapeHtml } from '../../../markdown/escape-html.ts';
import type { Html } from '../../../reference/published.ts';

export type HtmlRow = {
  readonly id?: string | undefined;
  /** The first cell is the row header. */
  readonly cells: readonly Html[];
};

export type HtmlTable = {
  readonly id?: string | undefined;
  readonly caption?: Html;
  readonly columns: readonly string[];
  readonly rows: readonly HtmlRow[];
};

/** A table with the markup that the styles of `OptionsTable` expect. Empty columns are omitted. */
export function renderHtmlTable({ id, caption, columns, rows }: HtmlTable): Html {
  const shown = columns.flatMap((title, at) =>
    at === 0 || rows.some(({ cells }) => (cells[at] ?? '') !== '') ? [{ title, at }] : [],
  );
  const head = shown.map(({ title }) => `<th scope="col">${escapeHtml(title)}</th>`).join('');
  const body = rows.map(({ id: rowId, cells }) => {
    const inner = shown.map(({ title, at }) => {
      const html = cells[at] ?? '';
      if (at === 0) return `<th scope="row">${html}</th>`;
      return html === '' ? '<td></td>' : `<td data-title="${escapeHtml(title)}">${html}</td>`;
    });
    return `<tr${idAttribute(rowId)}>${inner.join('')}</tr>`;
  });
  const title = caption === undefined ? '' : `<caption>${caption}</caption>`;
  return `<table data-stack${idAttribute(id)}>${title}<thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function idAttribute(id: string | undefined): Html {
  return id === undefined ? '' : ` id="${escapeHtml(id)}"`;
}

/** Renders one sentence of Markdown. */
export function inlineHtml(markdown: string): Html {
  return micromark(markdown).replaceAll(/<\/?p>/g, '');
}
