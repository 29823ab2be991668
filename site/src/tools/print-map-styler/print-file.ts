import { type Mvf3Document, writeZip } from '@brand/mvf';
import { strToU8 } from 'fflate';
import { fileName } from '../shared/file-name.ts';
import { sheetSize } from './paper.ts';
import type { LoadFont } from './pdf/font-files.ts';
import { writePdf } from './pdf/write-pdf.ts';
import type { PrintSettings } from './print-settings.ts';
import { describeVenue, drawPage, pagesOf } from './print-venue.ts';

export type PrintFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Texts that were left out because the fonts lack their letters. */
  readonly missing: readonly string[];
};

export type PrintFormat = 'pdf' | 'svg';

export type PrintTools = {
  readonly loadFont: LoadFont;
  readonly now: Date;
  /** Progress callback, once per page and once for the file. */
  readonly onProgress?: (done: number, total: number) => void;
};

/** Renders the pages to a PDF or SVG file; several SVG pages are zipped. */
export async function printFile(
  document: Mvf3Document,
  settings: PrintSettings,
  { format, loadFont, now, onProgress }: PrintTools & { readonly format: PrintFormat },
): Promise<PrintFile> {
  const venue = describeVenue(document);
  const floors = pagesOf(venue, settings);
  const pages = floors.map((floor, index) => {
    onProgress?.(index, floors.length + 1);
    return drawPage(document, settings, floor);
  });
  onProgress?.(floors.length, floors.length + 1);
  const base = fileName(venue.name);
  const shared = { pages: pages.length, missing: [] };
  if (format === 'pdf') {
    const pdf = await writePdf(pages, sheetSize(settings), { title: venue.name, now, loadFont });
    return { ...shared, ...pdf, name: `${base}.pdf`, type: 'application/pdf' };
  }
  const files = pages.map((svg, index) => {
    const number = String(index + 1).padStart(2, '0');
    return [`${number}_${fileName(floors[index]?.name ?? '')}.svg`, strToU8(svg)] as const;
  });
  const [only] = files;
  return files.length === 1 && only
    ? { ...shared, name: `${base}_${only[0].slice(3)}`, type: 'image/svg+xml', bytes: only[1] }
    : {
        ...shared,
        name: `${base}_svg.zip`,
        type: 'application/zip',
        bytes: writeZip(new Map(files)),
      };
}
