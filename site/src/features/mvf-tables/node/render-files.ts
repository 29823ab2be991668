import type { FieldTable, FileRow } from '@brand/mvf/reference';
import { escapeHtml } from '../../../markdown/escape-html.ts';
import type { Html } from '../../../reference/published.ts';
import { inlineHtml, renderHtmlTable } from './html-table.ts';

export type FilesRequest = {
  readonly files: readonly FileRow[];
  readonly tableOf: (name: string) => FieldTable;
  /** Where a type has its table, if anywhere. */
  readonly addressOf: (type: string) => string | undefined;
};

/** Files with what they hold, and the names that older bundles gave them. */
export function renderFiles({ files, tableOf, addressOf }: FilesRequest): Html {
  return renderHtmlTable({
    columns: ['File', 'What it holds', 'Type', 'Older names'],
    rows: files.map(({ path, type, required, perFloor, olderPaths }) => {
      const notes = [required ? 'required' : '', perFloor ? 'one for each floor' : ''];
      const note = notes.filter((each) => each !== '').join(', ');
      return {
        cells: [
          `${pathHtml(path)}${note === '' ? '' : `<small>${note}</small>`}`,
          inlineHtml(tableOf(type).description),
          typeLink(type, addressOf(type)),
          olderPaths.map(pathHtml).join('<br>'),
        ],
      };
    }),
  });
}

/** A path; the id of the floor takes the place of the star. */
export function pathHtml(path: string): Html {
  const shown = escapeHtml(path.replace('*', '<floorId>'));
  return `<code>${shown.replaceAll('/', '/<wbr>')}</code>`;
}

function typeLink(type: string, href: string | undefined): Html {
  const code = `<code>${escapeHtml(type)}</code>`;
  return href === undefined ? code : `<a href="${escapeHtml(href)}">${code}</a>`;
}
