import type { FieldTable, FileRow } from '@brand/mvf/reference';
import { escapeHtml } from '../../../markdown/escape-html.ts';
import type { Html } from '../../../reference/published.ts';
import { inlineHtml, renderHtmlTable } from './html-table.ts';

export type FilesRequest = {
  readonly files: readonly FileRow[];
  readonly tableOf: (name: string) => FieldTable;
  /** URL of the table of a type, if there is one. */
  readonly addressOf: (type: string) => string | undefined;
};

/** Files with their content and their names in older bundles. */
export function renderFiles({ files, tableOf, addressOf }: FilesRequest): Html {
  return renderHtmlTable({
    columns: ['File', 'Contents', 'Type', 'Previous names'],
    rows: files.map(({ path, type, required, perFloor, olderPaths }) => {
      const notes = [required ? 'required' : '', perFloor ? 'one per floor' : ''];
      const note = notes.filter((each) => each !== '').join(', ');
      return {
        cells: [
          `${pathHtml(path)}${note === '' ? '' : ` <small>${note}</small>`}`,
          inlineHtml(tableOf(type).description),
          typeLink(type, addressOf(type)),
          olderPaths.map(pathHtml).join('<br>'),
        ],
      };
    }),
  });
}

/** A path with the star replaced by the id of the floor. */
export function pathHtml(path: string): Html {
  const shown = escapeHtml(path.replace('*', '<floorId>'));
  return `<code>${shown.replaceAll('/', '/<wbr>')}</code>`;
}

function typeLink(type: string, href: string | undefined): Html {
  const code = `<code>${escapeHtml(type)}</code>`;
  return href === undefined ? code : `<a href="${escapeHtml(href)}">${code}</a>`;
}
