import type { FieldTable, FileRow } from '@brand/mvf/reference';
import type { Html } from '../../../reference/published.ts';
import { listExtensions } from './extension-needs.ts';
import { inlineHtml, renderHtmlTable } from './html-table.ts';
import { pathHtml } from './render-files.ts';

export type ExtensionsRequest = {
  readonly files: readonly FileRow[];
  readonly tableOf: (name: string) => FieldTable;
  /** URL of an extension's page. */
  readonly pageOf: (extension: string) => string;
};

/** Every extension with its page, its files and what it refers to. */
export function renderExtensions({ files, tableOf, pageOf }: ExtensionsRequest): Html {
  const link = (name: string): Html => `<a href="${pageOf(name)}">${name}</a>`;
  return renderHtmlTable({
    columns: ['Extension', 'Contents', 'Files', 'Refers to'],
    rows: listExtensions(files, tableOf).map(({ name, files: own, needs }) => ({
      cells: [
        link(name),
        own.map(({ type }) => inlineHtml(tableOf(type).description)).join('<br>'),
        own.map(({ path }) => pathHtml(path)).join('<br>'),
        needs.map(link).join('<br>'),
      ],
    })),
  });
}
