import { type Mvf3Document, readBundle } from '@brand/mvf';
import * as Comlink from 'comlink';
import { type FloorContents, type GisChoice, listContents } from './collect-layers.ts';
import { type ExportedFile, exportVenue } from './export-venue.ts';
import type { GisFormat } from './gis-format.ts';
import { loadSqlite } from './load-sqlite.ts';

export type ExportProgress = {
  readonly done: number;
  readonly total: number;
  readonly layer: string;
};

const gisExporter = {
  async list(bytes: Uint8Array): Promise<FloorContents[]> {
    return listContents(await open(bytes));
  },
  async export(
    bytes: Uint8Array,
    options: GisChoice & { readonly format: GisFormat },
    onProgress: (progress: ExportProgress) => void,
  ): Promise<ExportedFile> {
    const file = await exportVenue(await open(bytes), options, {
      loadSqlite,
      now: new Date(),
      onProgress: (done, total, layer) => onProgress({ done, total, layer }),
    });
    return Comlink.transfer(file, [file.bytes.buffer as ArrayBuffer]);
  },
};

async function open(bytes: Uint8Array): Promise<Mvf3Document> {
  const bundle = await readBundle(bytes);
  return (await bundle.load()) as Mvf3Document;
}

export type GisExporter = typeof gisExporter;

Comlink.expose(gisExporter);
